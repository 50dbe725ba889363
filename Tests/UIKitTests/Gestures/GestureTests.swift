import Clockwork
import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Gestures", .serialized)
struct GestureTests {
  @Test func tap_isRecognized_andCancelsTheViewsTouch() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    fixture.tap()
    #expect(log.lines == ["tap ended"])
    #expect(view.lines == ["began", "cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: view) == CGPoint(x: 50, y: 50))
    fixture.tap()
    #expect(log.lines.count == 2)
  }

  @Test func tap_thatMoves_fails() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    _ = fixture.add(UITapGestureRecognizer(), "tap")
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 90, y: 50)])
    touch.end()
    #expect(log.lines.isEmpty)
    #expect(view.lines == ["began", "moved", "ended"])
  }

  @Test func singleTap_waitsForTheDoubleTapToFail() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let single = fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fixture.tap()
    #expect(log.lines.isEmpty)
    MainLoop.current.advance(by: .milliseconds(400))
    #expect(log.lines == ["single ended"])
    log.lines = []
    fixture.tap()
    fixture.tap(2)
    #expect(log.lines == ["double ended"])
    MainLoop.current.advance(by: .milliseconds(400))
    #expect(log.lines == ["double ended"])
  }

  @Test func longPress_beginsAfterHalfASecond() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    _ = fixture.add(UILongPressGestureRecognizer(), "press")
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    MainLoop.current.advance(by: .milliseconds(499))
    #expect(log.lines.isEmpty)
    MainLoop.current.advance(by: .milliseconds(1))
    #expect(log.lines == ["press began"])
    touch.move(to: [CGPoint(x: 55, y: 50)])
    touch.end()
    #expect(log.lines == ["press began", "press changed", "press ended"])
  }

  @Test func pan_reportsTranslationAndVelocity() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 55, y: 50)])
    #expect(log.lines.isEmpty)
    MainLoop.current.advance(by: .milliseconds(50))
    touch.move(to: [CGPoint(x: 70, y: 50)])
    #expect(log.lines == ["pan began"])
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    #expect(abs(pan.velocity(in: view).x - 400) < 0.001)
    pan.setTranslation(.zero, in: view)
    touch.move(to: [CGPoint(x: 80, y: 60)])
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 10))
    touch.end()
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test func swipe_isRecognizedInItsDirection() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 150, y: 50)])
    touch.move(to: [CGPoint(x: 80, y: 52)])
    touch.end()
    #expect(log.lines == ["swipe ended"])
    let other = TouchSequence(window: play.window)
    other.begin(at: [CGPoint(x: 50, y: 50)])
    other.move(to: [CGPoint(x: 150, y: 50)])
    other.end()
    #expect(log.lines.count == 1)
  }

  @Test func pinch_reportsScale() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    view.isMultipleTouchEnabled = true
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 50)])
    touch.move(to: [CGPoint(x: 25, y: 50), CGPoint(x: 125, y: 50)])
    #expect(pinch.scale == 2)
    touch.end()
    #expect(log.lines == ["pinch began", "pinch ended"])
  }

  @Test func delegate_allowsTwoAtOnce() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let first = fixture.add(UIPanGestureRecognizer(), "first")
    let second = fixture.add(UIPanGestureRecognizer(), "second")
    fixture.drag()
    #expect(log.lines == ["first began", "first ended"])
    log.lines = []
    let delegate = Permission()
    first.delegate = delegate
    fixture.drag()
    #expect(log.lines == ["first began", "second began", "first ended", "second ended"])
    log.lines = []
    delegate.mayBegin = false
    fixture.drag()
    #expect(log.lines == ["second began", "second ended"])
    _ = second
  }

  @Test func disabling_cancelsTheGesture() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 90, y: 50)])
    pan.isEnabled = false
    #expect(log.lines == ["pan began", "pan cancelled"])
    touch.end()
    #expect(log.lines.count == 2)
  }

  @Test func button_keepsTapsFromItsContainer() {
    let fixture = Fixture()
    let (play, view, log) = (fixture.play, fixture.view, fixture.log)
    defer { withExtendedLifetime((play, view)) {} }
    _ = fixture.add(UITapGestureRecognizer(), "tap")
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    fixture.tap()
    #expect(taps == 1)
    #expect(log.lines.isEmpty)
  }
}

/// A view on screen with recognizers that note what they tell.
@MainActor
private struct Fixture {
  let play = Play()
  let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let log = GestureLog()

  init() {
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
  }

  func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String) -> R {
    recognizer.name = name
    recognizer.addTarget(log, action: log.selector)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(_ count: Int = 1) {
    let touch = TouchSequence(window: play.window, tapCount: count)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.end()
  }

  func drag() {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 50)])
    touch.move(to: [CGPoint(x: 90, y: 50)])
    touch.end()
  }
}

private final class TouchView: UIView {
  var lines: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("began")
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

@MainActor
private final class GestureLog: NSObject {
  var lines: [String] = []

  var selector: Selector {
    Selector("note:") { (log: GestureLog, call: ObjectiveCCall) in
      let recognizer: UIGestureRecognizer = call[0]
      log.lines.append("\(recognizer.name ?? "") \(recognizer.state)")
    }
  }
}

@MainActor
private final class Permission: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
