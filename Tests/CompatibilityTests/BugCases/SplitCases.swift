import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: split views", .serialized)
struct SplitCases {
  private func masterDetail() -> (UISplitViewController, UINavigationController, ScreenA, ScreenB) {
    let (master, detail) = (ScreenA(), ScreenB())
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: master)
    split.viewControllers = [primary, UINavigationController(rootViewController: detail)]
    return (split, primary, master, detail)
  }

  /// BUG-083: a master-detail app opens on the empty detail in compact width.
  @Test(arguments: [nil, false, true])
  func phoneOpensOnTheDetailUnlessTheDelegateDropsIt(answer: Bool?) {
    let stage = Stage(.iPhone15Pro)
    let (split, primary, master, detail) = masterDetail()
    let delegate = answer.map(CollapseDelegate.init)
    split.delegate = delegate
    stage.show(split)
    #expect(split.isCollapsed)
    if answer == true {
      #expect(stage.pairs(of: detail).isEmpty)
      #expect(master.view.window != nil)
      #expect(primary.viewControllers == [master])
    } else {
      #expect(stage.pairs(of: detail) == .appears)
      #expect(detail.view.window != nil)
      #expect(stage.pairs(of: master).isEmpty)
    }
  }

  /// BUG-084: a large phone is turned to portrait and collapses onto the default detail.
  @Test(arguments: [false, true])
  func largePhoneCollapsesOntoTheDetailUnlessTheDelegateDropsIt(answer: Bool) throws {
    let stage = Stage(try Device(named: "iPhone 15 Plus"))
    stage.rotate(to: .landscapeLeft)
    let (split, primary, master, detail) = masterDetail()
    let delegate = CollapseDelegate(answer)
    split.delegate = delegate
    stage.show(split)
    #expect(!split.isCollapsed)
    stage.mark()
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(split.isCollapsed)
    #expect(delegate.questions == 1)
    #expect((detail.view.window != nil) == !answer)
    #expect((master.view.window != nil) == answer)
    #expect(split.viewControllers == [primary])
  }
}

/// Answers whether it drops the detail itself.
@MainActor
private final class CollapseDelegate: UISplitViewControllerDelegate {
  let answer: Bool
  private(set) var questions = 0

  init(_ answer: Bool) { self.answer = answer }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    questions += 1
    return answer
  }
}
