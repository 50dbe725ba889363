import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Controls: actions and tracking", .serialized)
struct UIControlTests {
  @Test func sendActions_callsTargetsInOrder() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: target.selector("plain"), for: .valueChanged)
    control.addTarget(target, action: target.selector("one:"), for: [.valueChanged, .touchDown])
    control.addTarget(target, action: target.selector("two:event:"), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["plain -", "one: UIControl"])
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.last == "two:event: UIControl")
  }

  @Test func addingTwice_sendsOnce() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: target.selector("plain"), for: .valueChanged)
    control.addTarget(target, action: target.selector("plain"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls.count == 1)
    #expect(control.allTargets == [target])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func target_isNotRetained() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIControl()
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: target.selector("plain"), for: .valueChanged)
    }
    #expect(weakTarget == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func action_withSameIdentifier_replaces() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIControl()
    var calls: [String] = []
    let id = UIAction.Identifier("id")
    control.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in calls.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.count == 1)
  }

  @Test func touch_highlightsAndSendsEvents() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchDragExit, "exit"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    show(button, play)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 120)])
    #expect(button.isHighlighted && button.isTracking)
    touch.end()
    #expect(!button.isHighlighted)
    #expect(events == ["down", "up inside", "primary"])
    events = []
    let second = TouchSequence(window: play.window)
    second.begin(at: [CGPoint(x: 50, y: 120)])
    second.move(to: [CGPoint(x: 50, y: 400)])
    second.end()
    #expect(events == ["down", "exit", "up outside"])
    events = []
    let third = TouchSequence(window: play.window)
    third.begin(at: [CGPoint(x: 50, y: 120)])
    third.cancel()
    #expect(events == ["down", "cancel"])
  }

  @Test func disabledControl_ignoresTouches() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isEnabled = false
    show(button, play)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 50, y: 120)])
    touch.end()
    #expect(taps == 0)
    #expect(button.state == .disabled)
  }

  private func show(_ view: UIView, _ play: Play) {
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
  }
}

/// Notes the messages that it gets, with the type of the sender.
@MainActor
final class Target: NSObject {
  var calls: [String] = []

  func selector(_ name: String) -> Selector {
    Selector(name) { (target: Target, call: ObjectiveCCall) in
      let sender: NSObject? = call[0]
      target.calls.append("\(name) \(sender.map { String(describing: type(of: $0)) } ?? "-")")
    }
  }
}
