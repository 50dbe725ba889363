import Foundation
import Observation
import Testing

@testable import UIKit

@Observable
private final class Counter {
  var value = 0
  var other = 0
}

private final class ModelController: UIViewController {
  var model: Counter?
  var method = ""
  var log: [String] = []

  private func note(_ name: String) {
    log.append(name)
    if name == method { _ = model?.value }
  }

  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func updateProperties() { note("properties") }
  override func updateViewConstraints() {
    note("constraints")
    super.updateViewConstraints()
  }
}

private final class DrawingView: UIView {
  var model: Counter?
  var drawn: [Int] = []
  override func draw(_ rect: CGRect) { drawn.append(model?.value ?? -1) }
}

/// Methods that read observable models run again when those change (RULES 10, grade A).
@MainActor @Suite("Observation tracking", .serialized)
struct ModelTrackingTests {
  private let model = Counter()

  private func show(_ play: Play) -> (root: UIViewController, view: LoggingView) {
    let root = UIViewController()
    let view = LoggingView("view", play)
    root.view.addSubview(view)
    play.open(root)
    return (root, view)
  }

  private func read(_ model: Counter, in view: LoggingView, _ play: Play) {
    view.onLayout = { _ in _ = model.value }
    view.setNeedsLayout()
    play.turn()
    play.mark()
  }

  @Test func layout_runsAgain_oncePerTurn() {
    let play = Play()
    let (_, view) = show(play)
    read(model, in: view, play)
    model.other = 1
    play.turn()
    #expect(play.log == [])
    model.value = 1
    model.value = 2
    #expect(play.log == [])
    play.turn()
    #expect(play.log == ["view.layout"])
    play.turn()
    #expect(play.log == ["view.layout"])
    model.value = 3
    play.turn()
    #expect(play.log == ["view.layout", "view.layout"])
  }

  @Test func propertiesAndConstraints_askForThemselves() {
    let play = Play()
    let (_, view) = show(play)
    let model = model
    view.onProperties = { _ in _ = model.value }
    view.onConstraints = { _ in _ = model.other }
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    play.turn()
    play.mark()
    model.value += 1
    play.turn()
    #expect(play.log == ["view.properties"])
    play.mark()
    model.other += 1
    play.turn()
    #expect(play.log == ["view.constraints"])
  }

  @Test(arguments: ["willLayout", "didLayout", "properties", "constraints"])
  func controllers_areAskedAgain(_ method: String) {
    let play = Play()
    let controller = ModelController()
    (controller.model, controller.method) = (model, method)
    play.open(controller)
    controller.log = []
    model.value += 1
    play.turn()
    #expect(controller.log == (method.hasSuffix("ayout") ? ["willLayout", "didLayout"] : [method]))
  }

  @Test func drawingButtonsAndCells_follow() {
    let play = Play()
    let (root, _) = show(play)
    let model = model
    let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    drawing.model = model
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = "\(model.value)" }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [Int] = []
    cell.configurationUpdateHandler = { _, _ in seen.append(model.value) }
    for view in [drawing, button, cell] { root.view.addSubview(view) }
    button.setNeedsUpdateConfiguration()
    play.settle()
    (drawing.drawn, seen) = ([], [])
    model.value = 5
    play.settle()
    #expect(drawing.drawn == [5])
    #expect(seen == [5])
    model.value = 6
    play.settle()
    #expect(seen == [5, 6])
  }

  @Test func aChangeDuringTheCommit_isServedInIt() {
    let play = Play()
    let (root, view) = show(play)
    let model = model
    let later = LoggingView("later", play)
    root.view.addSubview(later)
    read(model, in: view, play)
    later.onLayout = { _ in if model.value == 0 { model.value = 1 } }
    later.setNeedsLayout()
    play.turn()
    #expect(play.log == ["later.layout", "view.layout"])
  }

  @Test func whatIsNotReadAnyMore_asksForNothing() {
    let play = Play()
    let (_, view) = show(play)
    read(model, in: view, play)
    view.onLayout = nil
    view.setNeedsLayout()
    play.turn()
    play.mark()
    model.value += 1
    play.turn()
    #expect(play.log == [])
  }

  @Test(arguments: [("17.0", false, false), ("18.0", false, false), ("18.0", true, true)])
  func olderSystems_needTheKey(_ version: String, _ hasKey: Bool, _ follows: Bool) {
    let play = Play()
    play.application.device.systemVersion = version
    play.application.device.isObservationTrackingEnabled = hasKey
    let (_, view) = show(play)
    read(model, in: view, play)
    model.value += 1
    play.turn()
    #expect(play.log == (follows ? ["view.layout"] : []))
  }

  @Test func propertiesAreOfIOS26() {
    let play = Play()
    play.application.device.systemVersion = "18.0"
    let (_, view) = show(play)
    view.setNeedsUpdateProperties()
    play.turn()
    #expect(play.log == [])
  }

  // MARK: - Lifetime and threads

  @Test func viewsAndModels_areNotKept() {
    let play = Play()
    weak var freedView: UIView?
    weak var freedModel: Counter?
    do {
      let model = Counter()
      let (_, view) = show(play)
      read(model, in: view, play)
      read(model, in: view, play)
      (freedView, freedModel) = (view, model)
      view.removeFromSuperview()
      view.onLayout = nil
    }
    #expect(freedView == nil)
    #expect(freedModel == nil)
  }

  @Test func aViewThatIsGone_isNotAsked() {
    let play = Play()
    do {
      let (_, view) = show(play)
      read(model, in: view, play)
      view.removeFromSuperview()
    }
    play.turn()
    model.value += 1
    play.turn()
    #expect(play.log == [])
  }

  /// Many runs without a change do not add up in the model.
  @Test func manyRuns_askOnce() {
    let play = Play()
    let (_, view) = show(play)
    read(model, in: view, play)
    for _ in 0..<200 {
      view.setNeedsLayout()
      play.turn()
    }
    play.mark()
    model.value += 1
    play.turn()
    #expect(play.log == ["view.layout"])
  }

  @Test func aChangeElsewhere_reachesTheMainActor() async {
    let play = Play()
    let (_, view) = show(play)
    read(model, in: view, play)
    nonisolated(unsafe) let model = model
    await Task.detached { model.value = 9 }.value
    await Task.yield()
    for _ in 0..<100 where !view.flags.contains(.needsLayout) {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    play.turn()
    #expect(play.log == ["view.layout"])
  }
}
