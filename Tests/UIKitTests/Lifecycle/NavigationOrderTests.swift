import Testing

@testable import UIKit

@MainActor
@Suite("Navigation: order of callbacks", .serialized)
struct NavigationOrderTests {
  @Test func launch_ofStack_showsTop() {
    let play = Play()
    let a = play.controller("A")
    let nav = UINavigationController(rootViewController: a)
    play.window.rootViewController = nav
    play.window.makeKeyAndVisible()
    play.settle()
    #expect(play.log == ["A.willMove", "A.didMove", "A.load", "A.WA-", "A.IA-", "A.DA-"])
  }

  @Test func push_animated_tellsLeavingFirst() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    nav.pushViewController(play.controller("B"), animated: true)
    play.settle()
    #expect(
      play.log == [
        "B.willMove", "B.load", "A.WD+", "B.WA+", "B.IA+", "A.DD+", "B.DA+", "B.didMove",
      ]
    )
  }

  @Test func pop_animated_freesThePoppedOne() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    weak var popped: UIViewController?
    do {
      let b = play.controller("B")
      popped = b
      nav.pushViewController(b, animated: true)
    }
    play.settle()
    play.mark()
    nav.popViewController(animated: true)
    play.settle()
    #expect(
      play.log == [
        "B.willMove(nil)", "B.WD+", "A.WA+", "A.IA+", "B.DD+", "A.DA+", "B.didMove(nil)",
      ]
    )
    #expect(popped == nil)
  }

  @Test func swipe_cancelled_restoresTheStack() {
    let play = Play()
    let a = play.controller("A")
    let b = play.controller("B")
    let nav = UINavigationController(rootViewController: a)
    play.open(nav)
    nav.pushViewController(b, animated: true)
    play.settle()
    play.mark()
    let swipe = nav.beginInteractivePop()
    swipe?.update(0.4)
    swipe?.cancel()
    play.settle()
    #expect(
      play.log.filter { !$0.contains("IA") } == [
        "B.willMove(nil)", "B.WD+", "A.WA+", "A.WD+", "A.DD+", "B.WA+", "B.DA+",
      ]
    )
    #expect(nav.viewControllers == [a, b])
    #expect(b.parent === nav)
  }

  @Test func push_offWindow_loadsNothing() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    let b = play.controller("B")
    nav.pushViewController(b, animated: true)
    play.settle()
    #expect(nav.viewControllers.count == 2)
    #expect(!b.isViewLoaded)
  }

  @Test func push_ofNavigationController_raises() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    nav.pushViewController(UINavigationController(), animated: false)
    #expect(play.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(nav.viewControllers.count == 1)
  }
}
