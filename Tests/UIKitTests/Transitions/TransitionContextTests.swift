import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: context and coordinator", .serialized)
struct TransitionContextTests {

  /// Notes what the context answers at the begin of the animation.
  private final class Asker: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var answers: [String] = []
    var result: [Bool] = [true]
    var never = false

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      for key in [UITransitionContextViewControllerKey.from, .to] {
        let controller = context.viewController(forKey: key) as? NamedController
        let view = context.view(forKey: UITransitionContextViewKey(rawValue: key.rawValue))
        let name = controller?.name ?? "nil"
        answers.append("\(key.rawValue) \(name) \(view == nil ? "no view" : "view")")
        if let controller {
          let (start, end) = (
            context.initialFrame(for: controller), context.finalFrame(for: controller)
          )
          answers.append("\(start.height > 0) \(end.height > 0)")
        }
      }
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      guard !never else { return }
      UIView.animate(withDuration: 0.5) {
        context.containerView.backgroundColor = .red
      } completion: { [self] _ in
        for value in result { context.completeTransition(value) }
      }
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private func presented(_ style: UIModalPresentationStyle) -> (Play, Asker, UIViewController) {
    let play = Play()
    let asker = Asker()
    let a = play.controller("A")
    let b = play.controller("B")
    b.modalPresentationStyle = style
    b.transitioningDelegate = asker
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    return (play, asker, b)
  }

  @Test func overStyle_presenterHasAPartButLendsNoView() {
    let (play, asker, b) = presented(.overFullScreen)
    #expect(asker.answers == ["from A no view", "true true", "to B view", "false true"])
    asker.answers = []
    b.dismiss(animated: true)
    play.settle()
    #expect(asker.answers == ["from B view", "true true", "to A no view", "true true"])
  }

  @Test func fullScreen_bothLendTheirViews() {
    let (play, asker, b) = presented(.fullScreen)
    #expect(asker.answers == ["from A view", "true false", "to B view", "false true"])
    asker.answers = []
    b.dismiss(animated: true)
    play.settle()
    #expect(asker.answers.first == "from B view")
    #expect(asker.answers[2...] == ["to A view", "false true"])
  }

  @Test func completeTransition_twice_printsAMessage() {
    let play = Play()
    let asker = Asker()
    asker.result = [true, false]
    let a = play.controller("A")
    let b = play.controller("B")
    b.transitioningDelegate = asker
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    #expect(play.console.count == 1)
    #expect(
      play.console.first?.contains("completeTransition(_:) was called more than once") == true
    )
    #expect(a.presentedViewController === b)
  }

  @Test func completeTransition_never_staysBusy() {
    let play = Play()
    let asker = Asker()
    asker.never = true
    let a = play.controller("A")
    let b = play.controller("B")
    b.transitioningDelegate = asker
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    b.dismiss(animated: true)
    play.settle()
    #expect(play.console.first?.contains("while a presentation or dismiss is in progress") == true)
    #expect(b.appearanceState == .appearing)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func presentation_givenUp_takesEverythingBack(_ style: UIModalPresentationStyle) {
    let play = Play()
    let asker = Asker()
    asker.result = [false]
    let a = play.controller("A")
    let b = play.controller("B")
    b.modalPresentationStyle = style
    b.transitioningDelegate = asker
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.appearanceState == .appeared)
    #expect(b.appearanceState == .disappeared)
    #expect(a.view.window != nil && b.view.window == nil)
    #expect(
      play.log.filter { $0.hasPrefix("B") } == ["B.load", "B.WA+", "B.IA+", "B.WD+", "B.DD+"]
    )
    b.transitioningDelegate = nil
    a.present(b, animated: false)
    play.settle()
    #expect(a.presentedViewController === b)
  }

  @Test func dismissal_notAnimated_leavesTheAnimatorAlone() {
    let (play, asker, b) = presented(.custom)
    asker.answers = []
    let a = b.presentingViewController
    b.dismiss(animated: false)
    play.settle()
    #expect(asker.answers.isEmpty)
    #expect(a?.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test func coordinator_alongside_takesDurationAndCurve() {
    let play = Play()
    let asker = Asker()
    let a = play.controller("A")
    let b = play.controller("B")
    b.transitioningDelegate = asker
    let other = UIView(frame: .zero)
    play.open(a)
    play.window.addSubview(other)
    a.present(b, animated: true)
    play.turn()
    let start = CACurrentMediaTime()
    var end = -1.0
    let coordinator = a.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0.5)
    #expect(b.transitionCoordinator === coordinator)
    coordinator?.animate { _ in
      other.center.x = 100
    } completion: { context in
      end = CACurrentMediaTime() - start
      play.note("after \(context.isCancelled)")
    }
    MainLoop.current.advance(by: .milliseconds(125))
    let eased = TimingCurve.easeInOut.progress(at: 0.25)
    let shown = other.layer.presentation()?.position.x ?? 0
    #expect(abs(shown - CGFloat(eased) * 100) < 1e-6)
    play.settle()
    #expect(abs(end - 0.5) < 1e-6)
    #expect(play.log.last == "after false")
    #expect(a.transitionCoordinator == nil)
  }

  @Test func coordinator_ofSwipe_scrubsWhatGoesBeside() {
    let play = Play()
    let a = play.controller("A")
    let b = play.controller("B")
    let nav = UINavigationController(rootViewController: a)
    play.open(nav)
    nav.pushViewController(b, animated: false)
    play.settle()
    let other = UIView(frame: .zero)
    play.window.addSubview(other)
    let swipe = nav.beginInteractivePop()
    let coordinator = nav.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == true)
    var changes: [String] = []
    coordinator?.notifyWhenInteractionChanges {
      changes.append("\($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
    }
    coordinator?.animate(alongsideTransition: { _ in other.center.x = 100 }, completion: nil)
    swipe?.update(0.4)
    MainLoop.current.advance(by: .seconds(3))
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 40) < 1e-6)
    swipe?.cancel()
    #expect(changes == ["false true 0.4"])
    play.settle()
    #expect(other.layer.animationKeys() == nil)
    #expect(nav.topViewController === b)
  }

  @Test func coordinator_interactionHandlers_hearEachChange() {
    let play = Play()
    let slider = Slider()
    let driver = UIPercentDrivenInteractiveTransition()
    slider.driver = driver
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    nav.pushViewController(play.controller("B"), animated: false)
    play.settle()
    nav.delegate = slider
    nav.popViewController(animated: true)
    play.turn()
    var changes: [Bool] = []
    var ends = 0
    nav.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    nav.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
    driver.update(0.5)
    driver.finish()
    MainLoop.current.advance(by: .milliseconds(100))
    driver.pause()
    driver.cancel()
    play.settle()
    #expect(changes == [false, true, false])
    #expect(ends == 2)
    #expect(nav.viewControllers.count == 2)
  }

  @Test func coordinator_rightAfterPush_announcesTheEnd() {
    let play = Play()
    let b = play.controller("B")
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    #expect(nav.transitionCoordinator == nil)
    nav.pushViewController(b, animated: true)
    let coordinator = nav.transitionCoordinator
    #expect(coordinator != nil)
    coordinator?.animate(alongsideTransition: nil) { _ in play.note("end") }
    play.turn()
    #expect(b.transitionCoordinator === coordinator)
    #expect(coordinator?.viewController(forKey: .to) === b)
    play.settle()
    #expect(play.log.last == "end")
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func coordinator_rightAfterAPushWithoutAnimation_isNil() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    nav.pushViewController(play.controller("B"), animated: false)
    #expect(nav.transitionCoordinator == nil)
    play.settle()
  }

  @Test func coordinator_ofAChangeTakenBack_endsAtOnce() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    nav.pushViewController(play.controller("B"), animated: true)
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in play.note("end") }
    nav.popViewController(animated: true)
    play.settle()
    #expect(play.log.last == "end")
    #expect(play.log.filter { $0.contains("WA") }.isEmpty)
  }
}
