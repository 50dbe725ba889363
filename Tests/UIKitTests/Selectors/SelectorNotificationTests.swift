import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Notifications by selector", .serialized)
struct SelectorNotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func observer_isToldInOrder() {
    let receiver = Receiver()
    center.addObserver(receiver, selector: "note:", name: name, object: nil)
    center.addObserver(receiver, selector: "plain", name: nil, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(receiver.calls == ["changed", "plain", "plain"])
  }

  @Test func observer_ofOneObject_hearsOfNoOther() {
    let receiver = Receiver()
    let object = NSObject()
    center.addObserver(receiver, selector: "note:", name: name, object: object)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: nil)
    #expect(receiver.calls.isEmpty)
    center.post(name: name, object: object)
    #expect(receiver.calls == ["changed"])
  }

  @Test func observer_isNotHeld() {
    var receiver: Receiver? = Receiver()
    weak let watched = receiver
    center.addObserver(receiver as Any, selector: "note:", name: name, object: nil)
    receiver = nil
    #expect(watched == nil)
    center.post(name: name, object: nil)
  }

  @Test func object_isNotHeld() {
    let receiver = Receiver()
    var object: NSObject? = NSObject()
    weak let watched = object
    center.addObserver(receiver, selector: "note:", name: name, object: object)
    object = nil
    #expect(watched == nil)
    center.post(name: name, object: nil)
    #expect(receiver.calls.isEmpty)
  }

  @Test func removeObserver_silencesIt() {
    let receiver = Receiver()
    center.addObserver(receiver, selector: "note:", name: name, object: nil)
    center.addObserver(receiver, selector: "plain", name: nil, object: nil)
    center.removeObserver(receiver, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(receiver.calls == ["plain"])
    center.removeObserver(receiver)
    center.post(name: name, object: nil)
    #expect(receiver.calls == ["plain"])
  }

  @Test func removeObserver_ofBlockToken_worksAsBefore() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func centers_areApart() {
    let receiver = Receiver()
    center.addObserver(receiver, selector: "note:", name: name, object: nil)
    NotificationCenter().post(name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(receiver.calls.isEmpty)
  }
}
