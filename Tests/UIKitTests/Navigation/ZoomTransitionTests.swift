import Clockwork
import Testing

@testable import UIKit

/// What each of the tests starts from.
@MainActor
private final class ZoomWorld {
  let play = Play()
  let a: NamedController
  let b: NamedController
  let nav: UINavigationController

  init() {
    (a, b) = (play.controller("A"), play.controller("B"))
    nav = UINavigationController(rootViewController: a)
    play.open(nav)
    b.preferredTransition = .zoom { _ in nil }
  }

  func advance(_ milliseconds: Int) {
    MainLoop.current.advance(by: .milliseconds(milliseconds))
  }

  static let push = [
    "B.willMove", "B.load", "A.WD+", "B.WA+", "B.IA+", "A.DD+", "B.DA+", "B.didMove",
  ]
}

/// Pushes that the user can turn round (RULES 3, grade C).
@MainActor
@Suite("Navigation: zooms", .serialized)
struct ZoomTransitionTests {
  @Test func push_turnedRound_isAFinishedPushAndAPop() {
    let w = ZoomWorld()
    w.nav.pushViewController(w.b, animated: true)
    w.advance(100)
    #expect(w.b.appearanceState == .appearing)
    let gesture = w.nav.beginInteractivePop()
    #expect(gesture != nil)
    gesture?.update(0.5)
    gesture?.finish()
    w.play.settle()
    #expect(
      w.play.log == ZoomWorld.push + [
        "B.willMove(nil)", "B.WD+", "A.WA+", "A.IA+", "B.DD+", "A.DA+", "B.didMove(nil)",
      ]
    )
    #expect(w.nav.viewControllers == [w.a])
  }

  @Test func pop_cancelled_bringsTheTopBackWithAllThree() {
    let w = ZoomWorld()
    w.nav.pushViewController(w.b, animated: true)
    w.play.settle()
    w.play.mark()
    let gesture = w.nav.beginInteractivePop()
    gesture?.update(0.3)
    gesture?.cancel()
    w.play.settle()
    #expect(w.play.log.suffix(3) == ["B.WA+", "B.IA+", "B.DA+"])
    #expect(w.nav.viewControllers == [w.a, w.b])
  }

  @Test func push_whilePopping_doesNotWait() {
    let w = ZoomWorld()
    w.nav.pushViewController(w.b, animated: true)
    w.play.settle()
    w.play.mark()
    w.nav.popViewController(animated: true)
    w.advance(100)
    let c = w.play.controller("C")
    w.nav.pushViewController(c, animated: true)
    w.play.turn()
    #expect(w.a.appearanceState == .disappearing)
    #expect(w.b.appearanceState == .disappeared)
    w.play.settle()
    #expect(w.nav.viewControllers == [w.a, c])
    #expect(c.appearanceState == .appeared)
    #expect(w.play.console.isEmpty)
  }

  @Test func gesture_isRefusedByTheOptions() {
    let w = ZoomWorld()
    let options = UIViewController.Transition.ZoomOptions()
    var asked = 0
    options.interactiveDismissShouldBegin = { context in
      asked += 1
      return !context.willBegin
    }
    w.b.preferredTransition = .zoom(options: options) { _ in nil }
    w.nav.pushViewController(w.b, animated: true)
    w.play.settle()
    #expect(w.nav.beginInteractivePop() == nil)
    #expect(asked == 1)
  }

  @Test func push_ofOrdinaryController_cannotBeTurnedRound() {
    let w = ZoomWorld()
    w.b.preferredTransition = .crossDissolve
    w.nav.pushViewController(w.b, animated: true)
    w.advance(100)
    #expect(w.nav.beginInteractivePop() == nil)
  }

  @Test func source_isAskedForOnEachWay() {
    let w = ZoomWorld()
    var ways: [String] = []
    let thumbnail = UIView()
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      ways.append(context.sourceView === thumbnail ? "aligned" : "wrong")
      return nil
    }
    w.b.preferredTransition = .zoom(options: options) { [unowned w] context in
      #expect(context.zoomedViewController === w.b)
      ways.append(context.sourceViewController === w.a ? "A" : "?")
      return thumbnail
    }
    w.nav.pushViewController(w.b, animated: true)
    w.play.settle()
    #expect(ways == ["A", "aligned"])
    w.nav.popViewController(animated: true)
    w.play.settle()
    #expect(ways == ["A", "aligned", "A", "aligned"])
  }

  @Test func rows_ofFluidKinds_areThoseOfTheOrdinaryOnes() {
    let (push, pop) = (Choreography.row(for: .fluidPush), Choreography.row(for: .fluidPop))
    #expect(push.start == Choreography.row(for: .push).start)
    #expect(push.finish == Choreography.row(for: .push).finish)
    #expect(push.cancel.isEmpty)
    #expect(pop.finish == Choreography.row(for: .pop).finish)
  }
}
