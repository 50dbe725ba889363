import Foundation
import Testing
import Understudy

@testable import UIKit

@Suite("Methods of Objective-C's runtime")
@MainActor
struct ObjectiveCMethodTests {
  @Test("what exchanges methods finds none, and the console says so once")
  func lookup() {
    let play = Play()
    let name = Selector("viewDidLoad")
    #expect(class_getInstanceMethod(UIViewController.self, name) == nil)
    #expect(class_getMethodImplementation(UIViewController.self, name) == nil)
    #expect(play.console.count == 1)
    let said = play.console.first ?? ""
    #expect(said.contains("-[UIViewController viewDidLoad] cannot be looked up"))
  }

  @Test("an object's class is known")
  func classes() {
    #expect(object_getClass(UIButton(type: .system)).map { $0 == UIButton.self } == true)
    #expect(object_getClass(nil) == nil)
    #expect(class_getSuperclass(UIButton.self).map { $0 == UIControl.self } == true)
  }

  @Test("a priority can be a little higher or lower")
  func priorities() {
    var priority: UILayoutPriority = .required - 1
    #expect(priority.rawValue == 999)
    priority -= 1
    priority += 0.5
    #expect(priority.rawValue == 998.5)
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
  }
}
