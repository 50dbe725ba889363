import Clockwork
import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("What views hear of touches", .serialized)
struct TouchDeliveryTests {
  /// The end of the first tap waits until the double tap has failed.
  @Test func delaysTouchesEnded_holdsTheEndBack() {
    let scene = TouchScene()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    scene.view.addGestureRecognizer(double)
    scene.tap()
    #expect(scene.view.lines == ["began"])
    MainLoop.current.advance(by: .milliseconds(400))
    #expect(scene.view.lines == ["began", "ended"])
    scene.view.lines = []
    scene.tap()
    scene.tap()
    #expect(scene.view.lines == ["began", "began", "cancelled", "cancelled"])
    scene.view.lines = []
    double.delaysTouchesEnded = false
    scene.tap()
    #expect(scene.view.lines == ["began", "ended"])
  }

  @Test func delaysTouchesBegan_holdsTheBeginningBack_untilFailure() {
    let scene = TouchScene()
    let swipe = UISwipeGestureRecognizer()
    swipe.delaysTouchesBegan = true
    scene.view.addGestureRecognizer(swipe)
    scene.tap()
    #expect(scene.view.lines == ["began", "ended"])
    scene.view.lines = []
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 60, y: 50)])
    #expect(scene.view.lines.isEmpty)
    touch.move(to: [CGPoint(x: 150, y: 50)])
    touch.end()
    #expect(scene.view.lines.isEmpty)
  }

  @Test func secondFinger_isIgnored_unlessTheViewWantsIt() {
    let scene = TouchScene()
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50)])
    #expect(scene.view.fingers == [1])
    touch.end()
    #expect(scene.view.lines == ["began", "ended"])
    scene.view.isMultipleTouchEnabled = true
    scene.view.fingers = []
    touch.begin(at: [CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50)])
    #expect(scene.view.fingers == [2])
    touch.end()
  }

  @Test func exclusiveView_isAlone() {
    let scene = TouchScene()
    let other = TouchView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    scene.view.superview?.addSubview(other)
    scene.view.isExclusiveTouch = true
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    let second = TouchSequence(window: scene.play.window)
    second.begin(at: [CGPoint(x: 50, y: 350)])
    #expect(other.lines.isEmpty)
    second.end()
    touch.end()
    second.begin(at: [CGPoint(x: 50, y: 350)])
    #expect(other.lines == ["began"])
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    #expect(scene.view.lines == ["began", "ended"])
    second.end()
    touch.end()
  }

  /// iOS cancels the touches of a view that is removed from the window.
  @Test func removedView_andItsRecognizers_areCancelled() {
    let scene = TouchScene()
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler { [unowned pan] in states.append(pan.state) }
    pan.cancelsTouchesInView = false
    scene.view.addGestureRecognizer(pan)
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 90, y: 50)])
    scene.view.removeFromSuperview()
    scene.play.turn()
    #expect(scene.view.lines == ["began", "moved", "cancelled"])
    #expect(states == [.began, .cancelled])
    touch.end()
    #expect(scene.view.lines.last == "cancelled")
  }

  // MARK: - Scroll views

  @Test func scrollView_waitsForADrag_beforeItsContentHears() {
    let scene = TouchScene()
    let (scroll, content) = scene.addScrollView()
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    #expect(content.lines.isEmpty)
    MainLoop.current.advance(by: .milliseconds(200))
    #expect(content.lines == ["began"])
    touch.move(to: [CGPoint(x: 50, y: 320)])
    #expect(content.lines == ["began", "cancelled"])
    touch.end()
    scene.play.settle()
    content.lines = []
    // A quick drag is never heard of by the content.
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    touch.move(to: [CGPoint(x: 50, y: 320)])
    touch.end()
    #expect(content.lines.isEmpty)
    scene.play.settle()
    // A quick tap is, at its end.
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    touch.end()
    #expect(content.lines == ["began", "ended"])
    content.lines = []
    scroll.delaysContentTouches = false
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    #expect(content.lines == ["began"])
    touch.end()
  }

  @Test func contentThatKeepsItsTouches_isNotScrolled() {
    let scene = TouchScene()
    let (scroll, content) = scene.addScrollView()
    scroll.canCancelContentTouches = false
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    MainLoop.current.advance(by: .milliseconds(200))
    touch.move(to: [CGPoint(x: 50, y: 320)])
    touch.end()
    #expect(scroll.contentOffset == .zero)
    #expect(content.lines == ["began", "moved", "ended"])
  }

  /// `touchesShouldCancel(in:)` answers `false` for controls.
  @Test func pressedControl_isNotScrolledAway() {
    let scene = TouchScene()
    let (scroll, content) = scene.addScrollView()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    content.addSubview(button)
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    MainLoop.current.advance(by: .milliseconds(200))
    #expect(button.isHighlighted)
    touch.move(to: [CGPoint(x: 50, y: 320)])
    touch.end()
    #expect(scroll.contentOffset == .zero)
    // A drag that begins before the button was pressed scrolls.
    touch.begin(at: [CGPoint(x: 50, y: 350)])
    touch.move(to: [CGPoint(x: 50, y: 320)])
    #expect(scroll.contentOffset.y > 0)
    #expect(!button.isHighlighted)
    touch.end()
  }

  // MARK: - Recognizers

  @Test func pinch_endsWhenAllFingersAreLifted() {
    let scene = TouchScene()
    let pinch = UIPinchGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pinch.addHandler { [unowned pinch] in states.append(pinch.state) }
    scene.view.addGestureRecognizer(pinch)
    let touch = TouchSequence(window: scene.play.window)
    touch.begin(at: [CGPoint(x: 80, y: 50), CGPoint(x: 100, y: 50)])
    touch.move(to: [CGPoint(x: 50, y: 50), CGPoint(x: 130, y: 50)])
    touch.end()
    #expect(states == [.began, .ended])
  }

  @Test func delegate_refusesEvents_andKindsOfTouchesAreFiltered() {
    let scene = TouchScene()
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { taps += 1 }
    scene.view.addGestureRecognizer(tap)
    let delegate = EventFilter()
    tap.delegate = delegate
    scene.tap()
    #expect(taps == 0)
    tap.delegate = nil
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.tap()
    #expect(taps == 0)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    scene.tap()
    #expect(taps == 1)
  }

  @Test func hover_beginsChangesAndEnds() {
    let scene = TouchScene()
    let hover = UIHoverGestureRecognizer()
    var lines: [String] = []
    hover.addHandler { [unowned hover] in
      lines.append("\(hover.state) \(Int(hover.location(in: hover.view).x))")
    }
    scene.view.addGestureRecognizer(hover)
    let pointer = PointerController.current
    pointer.move(to: CGPoint(x: 50, y: 50), in: scene.play.window)
    pointer.move(to: CGPoint(x: 60, y: 50), in: scene.play.window)
    pointer.move(to: CGPoint(x: 300, y: 600), in: scene.play.window)
    #expect(lines == ["began 50", "changed 60", "ended 300"])
    #expect(hover.state == .possible)
  }

  @Test func pointerInteraction_asksForPartAndLook() {
    let scene = TouchScene()
    let delegate = PointerLog()
    scene.view.addInteraction(UIPointerInteraction(delegate: delegate))
    let pointer = PointerController.current
    pointer.move(to: CGPoint(x: 50, y: 50), in: scene.play.window)
    pointer.move(to: CGPoint(x: 60, y: 50), in: scene.play.window)
    #expect(delegate.lines == ["region", "enter", "style", "region"])
    #expect(pointer.style != nil)
    pointer.move(to: nil, in: scene.play.window)
    #expect(delegate.lines.last == "exit")
    #expect(pointer.style == nil)
  }
}

private final class EventFilter: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { false }
}

private final class PointerLog: NSObject, UIPointerInteractionDelegate {
  var lines: [String] = []
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    lines.append("region")
    return defaultRegion
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    lines.append("style")
    return interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { lines.append("enter") }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { lines.append("exit") }
}

@MainActor
private final class TouchScene {
  let play = Play()
  let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
  }

  func tap() {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.end()
  }

  func addScrollView() -> (UIScrollView, TouchView) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scroll.addSubview(content)
    view.superview?.addSubview(scroll)
    play.settle()
    return (scroll, content)
  }
}

private final class TouchView: UIView {
  var lines: [String] = []
  var fingers: [Int] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("began")
    fingers.append(touches.count)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled")
  }
}
