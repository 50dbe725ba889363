import Foundation
import Testing

@testable import UIKit

/// What each of the tests starts from.
@MainActor
private final class StackWorld {
  let play = Play()
  let a: NamedController
  let b: NamedController
  let c: NamedController
  let nav: UINavigationController

  init() {
    (a, b, c) = (play.controller("A"), play.controller("B"), play.controller("C"))
    nav = UINavigationController(rootViewController: a)
  }

  func open(_ stack: [UIViewController]) {
    nav.viewControllers = stack
    play.open(nav)
  }

  var items: [UINavigationItem] { nav.navigationBar.items ?? [] }
  var itemsMatch: Bool { items == nav.viewControllers.map(\.navigationItem) }
}

@MainActor
@Suite("Navigation: changes of the stack", .serialized)
struct NavigationChangesTests {
  @Test func bar_afterEveryChange_hasTheItemsOfTheStack() {
    let w = StackWorld()
    w.open([w.a])
    w.nav.pushViewController(w.b, animated: false)
    #expect(w.itemsMatch)
    w.nav.pushViewController(w.c, animated: false)
    w.play.settle()
    w.nav.setViewControllers([w.b, w.a, w.c], animated: false)
    #expect(w.itemsMatch)
    w.play.settle()
    w.nav.popToViewController(w.b, animated: false)
    w.play.settle()
    #expect(w.itemsMatch)
    #expect(w.nav.beginInteractivePop() == nil)
    w.nav.pushViewController(w.c, animated: false)
    w.play.settle()
    let swipe = w.nav.beginInteractivePop()
    #expect(w.itemsMatch)
    swipe?.cancel()
    w.play.settle()
    #expect(w.items == [w.b, w.c].map(\.navigationItem))
    #expect(w.c.navigationItem.bar === w.nav.navigationBar)
    #expect(w.a.navigationItem.bar == nil)
  }

  @Test func swipe_cancelledWithPushBelow_keepsTheOrderOfTheStack() {
    let w = StackWorld()
    w.open([w.a, w.b])
    let swipe = w.nav.beginInteractivePop()
    w.nav.pushViewController(w.c, animated: true)
    swipe?.cancel()
    w.play.settle()
    #expect(w.nav.viewControllers == [w.a, w.b, w.c])
    #expect(w.itemsMatch)
    #expect(w.c.appearanceState == .appeared)
  }

  @Test func swipe_cancelledAfterReplacement_letsTheOldTopGo() {
    let w = StackWorld()
    w.open([w.a, w.b])
    let swipe = w.nav.beginInteractivePop()
    w.nav.setViewControllers([w.c], animated: true)
    swipe?.cancel()
    w.play.settle()
    #expect(w.nav.viewControllers == [w.c])
    #expect(w.a.parent == nil && w.b.parent == nil)
    #expect(w.b.appearanceState == .disappeared)
  }

  @Test func push_onto10000_restoresAsBefore() {
    let w = StackWorld()
    let many = (0..<10_000).map { _ in UIViewController() }
    w.open([w.a] + many)
    w.nav.pushViewController(w.b, animated: true)
    w.play.settle()
    let swipe = w.nav.beginInteractivePop()
    swipe?.cancel()
    w.play.settle()
    #expect(w.nav.viewControllers.count == 10_002)
    #expect(w.nav.topViewController === w.b)
    #expect(w.nav.popToRootViewController(animated: false)?.count == 10_001)
    w.play.settle()
    #expect(many.allSatisfy { $0.parent == nil && !$0.isOnStack })
  }

  @Test func push_ofOneOnAnotherStack_movesIt() {
    let w = StackWorld()
    w.open([w.a])
    let other = UINavigationController(rootViewController: w.b)
    other.pushViewController(w.c, animated: false)
    w.nav.pushViewController(w.c, animated: false)
    w.play.settle()
    #expect(other.viewControllers == [w.b])
    #expect(other.navigationBar.items == [w.b.navigationItem])
    #expect(w.c.parent === w.nav)
  }

  @Test func removeFromParent_ofTheTop_showsTheOneBelowOnce() {
    let w = StackWorld()
    w.open([w.a, w.b])
    w.b.removeFromParent()
    w.play.settle()
    #expect(w.nav.viewControllers == [w.a])
    #expect(
      w.play.log == ["B.didMove(nil)", "B.WD-", "B.DD-", "A.load", "A.WA-", "A.IA-", "A.DA-"]
    )
    #expect(w.b.viewIfLoaded?.window == nil)
  }

  @Test func addChild_elsewhere_takesOffTheStack() {
    let w = StackWorld()
    w.open([w.a, w.b, w.c])
    let other = UIViewController()
    other.addChild(w.b)
    #expect(w.nav.viewControllers == [w.a, w.c])
    #expect(w.b.parent === other)
    w.play.settle()
    #expect(w.b.parent === other)
  }

  @Test func longPress_overSeveral_listsTheOldTopFirst() {
    let w = StackWorld()
    w.open([w.a])
    w.nav.pushViewController(w.b, animated: false)
    w.nav.pushViewController(w.c, animated: false)
    w.play.settle()
    var listed: [UIViewController] = []
    let target = Looker()
    w.nav.setViewControllers([target, w.b, w.c], animated: false)
    w.play.settle()
    target.onWillAppear = { [unowned nav = w.nav] in listed = nav.viewControllers }
    w.nav.longPressBack(to: target)
    w.play.settle()
    #expect(listed == [w.c, target])
    #expect(w.nav.viewControllers == [target])
    #expect(w.c.parent == nil)
  }

  @Test func longPress_overOne_isAnOrdinaryPop() {
    let w = StackWorld()
    let target = Looker()
    w.open([target, w.b])
    var listed: [UIViewController] = []
    target.onWillAppear = { [unowned nav = w.nav] in listed = nav.viewControllers }
    w.nav.longPressBack(to: target)
    w.play.settle()
    #expect(listed == [target])
  }

  @Test func backButton_withDelegateOfTheBar_asksFirst() {
    let w = StackWorld()
    let asking = AskingNavigation(rootViewController: w.a)
    w.play.open(asking)
    asking.pushViewController(w.b, animated: false)
    w.play.settle()
    asking.tapBackButton()
    #expect(asking.questions == [w.b.navigationItem])
    #expect(asking.viewControllers == [w.a, w.b])
    asking.answer = true
    asking.tapBackButton()
    #expect(asking.viewControllers == [w.a])
  }

  @Test func backButton_hidden_cannotBeTapped() {
    let w = StackWorld()
    w.open([w.a, w.b])
    w.b.navigationItem.hidesBackButton = true
    w.nav.tapBackButton()
    #expect(w.nav.viewControllers.count == 2)
    w.b.navigationItem.hidesBackButton = false
    w.b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)
    w.nav.tapBackButton()
    #expect(w.nav.viewControllers.count == 2)
    w.b.navigationItem.leftItemsSupplementBackButton = true
    w.nav.tapBackButton()
    #expect(w.nav.viewControllers.count == 1)
  }

  @Test func backButton_withActionOfItsOwn_performsThat() {
    let w = StackWorld()
    w.open([w.a, w.b])
    w.b.navigationItem.backAction = UIAction { [play = w.play] _ in play.note("back") }
    w.nav.tapBackButton()
    #expect(w.play.log == ["back"])
    #expect(w.nav.viewControllers.count == 2)
  }

  @Test func bar_ofAController_isNotChangedByTheApp() {
    final class Deaf: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }
    let w = StackWorld()
    w.open([w.a, w.b])
    let bar = w.nav.navigationBar
    bar.setItems([], animated: false)
    bar.popItem(animated: false)
    bar.pushItem(UINavigationItem(), animated: false)
    bar.delegate = Deaf()
    #expect(w.itemsMatch)
    #expect(w.play.exceptions.count == 4)
    #expect(
      w.play.exceptions.allSatisfy {
        $0.name == "NSInternalInconsistencyException"
          && $0.reason.hasSuffix("UINavigationBar managed by a controller.")
      }
    )
  }

  @Test func push_ofSplitViewController_raises() {
    let w = StackWorld()
    w.open([w.a])
    w.nav.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    #expect(w.play.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(w.nav.viewControllers == [w.a])
  }

  @Test func pop_finished_retainsNothingOfTheTransition() {
    let w = StackWorld()
    w.open([w.a])
    weak var coordinator: AnyObject?
    weak var gesture: PopGesture?
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      w.nav.pushViewController(screen, animated: true)
      w.play.turn()
      coordinator = w.nav.transitionCoordinator
      #expect(coordinator != nil)
    }
    w.play.settle()
    #expect(coordinator == nil)
    let swipe = w.nav.beginInteractivePop()
    gesture = swipe
    swipe?.finish()
    w.play.settle()
    #expect(popped == nil)
    #expect(gesture != nil)
    #expect(w.nav.transitionCoordinator == nil)
  }

  @Test func show_fromInside_reachesTheNearestContainer() {
    let w = StackWorld()
    w.open([w.a])
    w.a.show(w.b, sender: nil)
    #expect(w.nav.viewControllers == [w.a, w.b])
    let target = w.a.targetViewController(forAction: "showViewController:sender:", sender: nil)
    #expect(target === w.nav)
    #expect(
      w.a.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil
    )
  }

  @Test func show_belowContainerOfTheApp_isItsBusiness() {
    let w = StackWorld()
    let shower = ShowingContainer()
    shower.addChild(w.a)
    w.a.show(w.b, sender: nil)
    #expect(shower.shown == [w.b])
  }

  @Test func orientations_withoutAnswerOfTheDelegate_areTheClasses() {
    let w = StackWorld()
    final class Silent: NSObject, UINavigationControllerDelegate {}
    final class Landscape: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let (silent, landscape) = (Silent(), Landscape())
    let usual = w.nav.supportedInterfaceOrientations
    w.nav.delegate = silent
    #expect(w.nav.supportedInterfaceOrientations == usual)
    w.nav.delegate = landscape
    #expect(w.nav.supportedInterfaceOrientations == .landscape)
  }
}

private final class Looker: UIViewController {
  var onWillAppear: (() -> Void)?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }
}

private final class ShowingContainer: UIViewController {
  var shown: [UIViewController] = []
  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
  var questions: [UINavigationItem] = []
  var answer = false
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    questions.append(item)
    return answer
  }
}
