import Testing
import UIKit
import Understudy

@MainActor
@Suite("Fingers on a stage", .serialized)
struct StageTouchTests {
  @Test func tap_reachesAButton_unlessItIsCovered() {
    let stage = Stage()
    defer { stage.end() }
    let root = stage.show(UIViewController())
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    #expect(stage.tap(button))
    #expect(taps == 1)
    root.view.addSubview(UIView(frame: root.view.bounds))
    #expect(!stage.tap(button))
    #expect(taps == 1)
  }

  @Test func longPressAndDrag_passTime() {
    let stage = Stage()
    defer { stage.end() }
    let root = stage.show(UIViewController())
    let press = UILongPressGestureRecognizer()
    root.view.addGestureRecognizer(press)
    let before = stage.loop.now
    stage.longPress(root.view)
    #expect(stage.loop.now - before == .milliseconds(600))
    let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 228, height: 31))
    root.view.addSubview(slider)
    stage.drag(from: CGPoint(x: 16, y: 315), to: CGPoint(x: 114, y: 315))
    #expect(abs(slider.value - 0.5) < 0.02)
  }
}
