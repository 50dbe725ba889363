import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A presentation of an app's own: half the screen, with everything written down.
@MainActor
final class HalfPresentation: UIPresentationController {
  var log: [String] = []
  var drivesPresenter = false
  let dimming = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    log.append("frame")
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log.append("presents in \(containerView == nil ? "nothing" : "container")")
    containerView?.addSubview(dimming)
    if drivesPresenter {
      presentingViewController.beginAppearanceTransition(false, animated: true)
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.append("presented \(completed)")
    if drivesPresenter { presentingViewController.endAppearanceTransition() }
  }
  override func dismissalTransitionWillBegin() {
    log.append("dismisses")
    if drivesPresenter {
      presentingViewController.beginAppearanceTransition(true, animated: true)
    }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("dismissed \(completed)")
    if drivesPresenter { presentingViewController.endAppearanceTransition() }
  }
  override func containerViewWillLayoutSubviews() { log.append("will lay out") }
  override func containerViewDidLayoutSubviews() { log.append("did lay out") }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("size \(Int(size.width))")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits")
  }
}

/// Hands out one kind of presentation.
@MainActor
final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) weak var made: HalfPresentation?
  var drivesPresenter = false
  var slider: Slider?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let half = HalfPresentation(presentedViewController: presented, presenting: presenting)
    half.drivesPresenter = drivesPresenter
    made = half
    return half
  }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slider }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slider }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { slider?.driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { slider?.driver }
}

@MainActor
@Suite("Presentation: hooks of a presentation controller", .serialized)
struct PresentationHookTests {
  private func start(_ play: Play, _ delegate: HalfDelegate)
    -> (a: NamedController, b: NamedController)
  {
    let (a, b) = (play.controller("A"), play.controller("B"))
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    play.open(a)
    return (a, b)
  }

  @Test func hooks_comeInPairs_andTheDimmingStaysBelow() throws {
    let play = Play()
    let delegate = HalfDelegate()
    let (a, b) = start(play, delegate)
    a.present(b, animated: true)
    play.settle()
    let half = try #require(delegate.made)
    #expect(half.log.first == "presents in container")
    #expect(half.log.last == "presented true")
    #expect(half.log.filter { $0 == "frame" }.count == 1)
    #expect(b.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(half.containerView?.subviews.first === half.dimming)
    #expect(half.containerView?.subviews.last === b.view)
    half.log = []
    b.dismiss(animated: true)
    play.settle()
    #expect(half.log.filter { !$0.hasSuffix("lay out") } == ["dismisses", "dismissed true"])
    #expect(half.containerView == nil)
  }

  @Test func rotation_reachesThePresentation_butDoesNotReadTheFrameAgain() throws {
    let play = Play()
    let delegate = HalfDelegate()
    let (a, b) = start(play, delegate)
    a.present(b, animated: false)
    play.settle()
    let half = try #require(delegate.made)
    half.log = []
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(half.log.prefix(2) == ["traits", "size 852"])
    #expect(half.log.contains("will lay out"))
    #expect(!half.log.contains("frame"))
  }

  @Test func presenter_drivenByHand_getsOnePairEachWay() {
    let play = Play()
    let delegate = HalfDelegate()
    delegate.drivesPresenter = true
    let (a, b) = start(play, delegate)
    a.present(b, animated: true)
    play.settle()
    #expect(play.log.filter { $0.hasPrefix("A") } == ["A.WD+", "A.DD+"])
    play.mark()
    b.dismiss(animated: true)
    play.settle()
    #expect(play.log.filter { $0.hasPrefix("A") } == ["A.WA+", "A.IA+", "A.DA+"])
    #expect(play.console == [])
  }

  @Test func presentation_givenUpByAGesture_leavesNothingBehind() throws {
    let play = Play()
    let delegate = HalfDelegate()
    let slider = Slider()
    let driver = UIPercentDrivenInteractiveTransition()
    slider.driver = driver
    delegate.slider = slider
    let (a, b) = start(play, delegate)
    a.present(b, animated: true)
    play.turn()
    let half = try #require(delegate.made)
    driver.update(0.4)
    driver.cancel()
    play.settle()
    #expect(half.log.last == "presented false")
    #expect(play.log == ["B.load", "B.WA+", "B.IA+", "B.WD+", "B.DD+"])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(!b.isBeingPresented)
    #expect(b.view.window == nil)
    #expect(play.window.subviews.count == 1)
    delegate.slider = nil
    a.present(b, animated: true)
    play.settle()
    #expect(b.appearanceState == .appeared)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func dismissal_givenUpByAGesture_leavesEverythingAsItWas(_ style: UIModalPresentationStyle) {
    let play = Play()
    let delegate = HalfDelegate()
    let (a, b) = start(play, delegate)
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    play.settle()
    play.mark()
    let slider = Slider()
    let driver = UIPercentDrivenInteractiveTransition()
    slider.driver = driver
    delegate.slider = slider
    b.dismiss(animated: true)
    play.turn()
    driver.update(0.5)
    driver.cancel()
    play.settle()
    let covers = style == .fullScreen
    #expect(
      play.log
        == (covers
          ? ["B.WD+", "A.WA+", "A.IA+", "A.WD+", "A.DD+", "B.WA+", "B.IA+", "B.DA+"]
          : ["B.WD+", "B.WA+", "B.IA+", "B.DA+"])
    )
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(!b.isBeingDismissed)
    #expect((a.view.window == nil) == covers)
    #expect(delegate.made?.log.last == "dismissed false" || covers)
    slider.driver = nil
    b.dismiss(animated: true)
    play.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.appearanceState == .appeared)
    #expect(b.appearanceState == .disappeared)
  }

  @Test func presentedView_ofTheApp_isWhatMoves() {
    final class Framed: UIPresentationController {
      lazy var frameView = UIView(frame: .zero)
      override var presentedView: UIView? { frameView }
      override func presentationTransitionWillBegin() {
        presentedViewController.view.frame = frameView.bounds
        frameView.addSubview(presentedViewController.view)
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Framed(presentedViewController: presented, presenting: presenting)
      }
    }
    let play = Play()
    let maker = Maker()
    let (a, b) = (play.controller("A"), play.controller("B"))
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = maker
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    let frameView = b.presentationController?.presentedView
    #expect(frameView?.superview === b.presentationController?.containerView)
    #expect(b.view.superview === frameView)
    b.dismiss(animated: true)
    play.settle()
    #expect(frameView?.superview == nil)
    #expect(b.view.window == nil)
    #expect(b.appearanceState == .disappeared)
  }

  @Test func modal_slidesOrFades_asItsTransitionStyleSays() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = .overFullScreen
    a.present(b, animated: true)
    play.turn()
    MainLoop.current.advance(by: .milliseconds(200))
    let shown = b.view.layer.presentation()?.position.y ?? 0
    #expect(b.view.center.y == 426)
    #expect(shown > 500 && shown < 1200)
    play.settle()
    #expect(b.view.layer.presentation()?.position.y ?? 426 == 426)
    b.modalTransitionStyle = .crossDissolve
    b.dismiss(animated: true)
    play.turn()
    MainLoop.current.advance(by: .milliseconds(200))
    let opacity = b.view.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0.1 && opacity < 0.9)
    play.settle()
    #expect(b.view.window == nil)
    #expect(b.view.alpha == 1)
  }

  @Test func presentation_keptByTheApp_stillKnowsWhatItShowed() {
    let play = Play()
    let (a, b) = (play.controller("A"), UIViewController())
    play.open(a)
    a.present(b, animated: false)
    play.settle()
    let kept = b.presentationController
    a.dismiss(animated: false)
    play.settle()
    #expect(kept?.presentedViewController === b)
    #expect(kept?.containerView == nil)
    #expect(b.presentationController !== kept)
  }
}
