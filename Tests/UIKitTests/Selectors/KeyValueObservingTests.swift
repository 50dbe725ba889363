import Foundation
import Testing

@testable import UIKit

/// An app's class: what it declares is found by name, as in lowered sources.
@MainActor
private final class Watcher: NSObject, ObjectiveCDispatching {
  var heard: [String] = []
  var count = 0 {
    willSet { willChangeValue(forKey: "count") }
    didSet { didChangeValue(forKey: "count") }
  }
  var label: UILabel? {
    didSet { didChangeValue(forKey: "label") }
  }

  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "count", "setCount:": call.property({ self.count }, { self.count = $0 })
    case "label", "setLabel:": call.property({ self.label }, { self.label = $0 })
    case "observeValueForKeyPath:ofObject:change:context:":
      call.answer {
        self.observeValue(
          forKeyPath: call[0],
          of: call[1],
          change: call[2],
          context: call[3]
        )
      }
    default: false
    }
  }

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0)" } ?? "-" }
    let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
    heard.append("\(keyPath ?? "nil") \(text(.oldKey))→\(text(.newKey))\(prior)")
  }
}

@MainActor
@Suite("Key-value observing", .serialized)
struct KeyValueObservingTests {
  @Test func keyPath_tellsOldAndNew() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    var heard: [String] = []
    let observation = label.observe(\.text, options: [.old, .new]) { label, change in
      let (old, new) = (change.oldValue.flatMap { $0 }, change.newValue.flatMap { $0 })
      heard.append("\(old ?? "nil")→\(new ?? "nil")")
    }
    label.text = "a"
    label.text = "b"
    label.isHidden = true
    observation.invalidate()
    label.text = "c"
    #expect(heard == ["nil→a", "a→b"])
  }

  @Test func keyPaths_ofViews_followGeometryAndVisibility() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIView()
    var heard: [String] = []
    let observations = [
      view.observe(\.isHidden) { _, _ in heard.append("hidden") },
      view.observe(\.bounds) { _, _ in heard.append("bounds") },
      view.observe(\.frame) { _, _ in heard.append("frame") },
      view.observe(\.center) { _, _ in heard.append("center") },
      view.observe(\.alpha) { _, _ in heard.append("alpha") },
    ]
    view.isHidden = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.alpha = 0.5
    view.center = .zero
    withExtendedLifetime(observations) {}
    #expect(Set(heard) == ["hidden", "bounds", "frame", "center", "alpha"])
    #expect(heard.filter { $0 == "alpha" || $0 == "hidden" }.count == 2)
  }

  @Test func initialAndPrior_comeFirst() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let slider = UISlider()
    var heard: [String] = []
    let observation = slider.observe(\.value, options: [.initial, .prior, .new]) { _, change in
      heard.append(change.isPrior ? "prior" : "\(change.newValue ?? -1)")
    }
    slider.value = 0.5
    withExtendedLifetime(observation) {}
    #expect(heard == ["0.0", "prior", "0.5"])
  }

  @Test func observation_endsWithItsOwner() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIControl()
    var count = 0
    var observation: NSKeyValueObservation? = control.observe(\.isEnabled) { _, _ in count += 1 }
    control.isEnabled = false
    #expect(count == 1 && observation != nil)
    observation = nil
    control.isEnabled = true
    #expect(count == 1)
  }

  @Test func handler_isFreedWithItsObservation() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIView()
    weak var held: NSObject?
    do {
      let object = NSObject()
      held = object
      let observation = view.observe(\.alpha) { _, _ in withExtendedLifetime(object) {} }
      view.alpha = 0
      withExtendedLifetime(observation) {}
    }
    #expect(held == nil)
  }

  @Test func name_tellsTheObserver_alsoWhenTheValueStays() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (subject, watcher) = (Watcher(), Watcher())
    subject.addObserver(watcher, forKeyPath: "count", options: [.old, .new], context: nil)
    subject.count = 3
    subject.count = 3
    subject.removeObserver(watcher, forKeyPath: "count")
    subject.count = 4
    #expect(watcher.heard == ["count 0→3", "count 3→3"])
  }

  @Test func name_ofUIKitsProperty_isKnown() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (scroll, watcher) = (UIScrollView(), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 1, height: 2)
    #expect(watcher.heard == ["contentSize -→(1.0, 2.0)"])
    scroll.setValue(0.5, forKey: "alpha")
    #expect(scroll.alpha == 0.5)
    #expect(scroll.value(forKeyPath: "layer.opacity") as? Double == 0.5)
  }

  @Test func path_followsItsFirstStep() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (subject, watcher) = (Watcher(), Watcher())
    let (one, two) = (UILabel(), UILabel())
    subject.label = one
    subject.addObserver(watcher, forKeyPath: "label.text", options: .new, context: nil)
    one.text = "a"
    two.text = "b"
    subject.label = two
    one.text = "ignored"
    two.text = "c"
    #expect(watcher.heard == ["label.text -→a", "label.text -→b", "label.text -→c"])
  }

  @Test func priorByName_comesBeforeTheChange() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (subject, watcher) = (Watcher(), Watcher())
    subject.addObserver(
      watcher,
      forKeyPath: "count",
      options: [.initial, .prior, .old, .new],
      context: nil
    )
    subject.count = 1
    #expect(watcher.heard == ["count -→0", "count 0→- prior", "count 0→1"])
  }

  @Test func removal_ofWhatIsNotObserved_raises() {
    withLoop { loop in
      UIView().removeObserver(NSObject(), forKeyPath: "alpha")
      #expect(loop.exceptions.map(\.name) == ["NSRangeException"])
      #expect(
        loop.exceptions.first?.reason
          == "Cannot remove an observer <Foundation.NSObject> for the key path \"alpha\" from "
          + "<UIKit.UIView> because it is not registered as an observer."
      )
    }
  }

  @Test func change_thatNobodyHandles_raises() {
    withLoop { loop in
      let (view, deaf) = (UIView(), UIView())
      view.addObserver(deaf, forKeyPath: "alpha", context: nil)
      view.alpha = 0
      #expect(loop.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    }
  }

  @Test func announcedKeyPath_tellsWhateverTheValue() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let subject = Watcher()
    var heard: [Int?] = []
    let observation = subject.observe(\.count, options: .new) { heard.append($1.newValue) }
    subject.willChangeValue(for: \.count)
    subject.didChangeValue(for: \.count)
    subject.count = 2
    withExtendedLifetime(observation) {}
    #expect(heard == [0, 2])
  }
}
