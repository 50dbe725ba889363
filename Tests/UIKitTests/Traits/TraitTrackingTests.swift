import Foundation
import Testing

@testable import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
}

private struct OtherTrait: UITraitDefinition {
  static let defaultValue = 0
}

private final class ThemedController: UIViewController {
  var log: [String] = []
  var reads: Set<String> = []

  private func note(_ name: String) {
    log.append(name)
    if reads.contains(name) { _ = traitCollection[ThemeTrait.self] }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }

  override func updateViewConstraints() {
    note("constraints")
    super.updateViewConstraints()
  }

  override func updateProperties() {
    super.updateProperties()
    note("properties")
  }
}

private final class DrawingView: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    count += 1
    _ = traitCollection[ThemeTrait.self]
  }
}

/// Methods that read traits run again when those change (iOS 18; RULES 10, grade A).
@MainActor @Suite("Trait tracking", .serialized)
struct TraitTrackingTests {
  private func show(_ play: Play) -> (controller: ThemedController, view: LoggingView) {
    let controller = ThemedController()
    let view = LoggingView("view", play)
    controller.view.addSubview(view)
    play.open(controller)
    controller.log = []
    return (controller, view)
  }

  @Test func layout_runsAgainForWhatItRead() {
    let play = Play()
    let (controller, view) = show(play)
    view.onLayout = { _ = $0.traitCollection[ThemeTrait.self] }
    view.setNeedsLayout()
    play.turn()
    play.mark()
    controller.view.traitOverrides[OtherTrait.self] = 1
    play.turn()
    #expect(play.log == [])
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == ["view.layout"])
  }

  @Test func whatIsNotReadAnyMore_isForgotten() {
    let play = Play()
    let (controller, view) = show(play)
    view.onLayout = { _ = $0.traitCollection[ThemeTrait.self] }
    view.setNeedsLayout()
    play.turn()
    view.onLayout = nil
    view.setNeedsLayout()
    play.turn()
    play.mark()
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == [])
  }

  @Test func eachMethod_asksForItself() {
    let play = Play()
    let (controller, view) = show(play)
    view.onConstraints = { _ = $0.traitCollection[ThemeTrait.self] }
    view.setNeedsUpdateConstraints()
    play.turn()
    play.mark()
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == ["view.constraints"])
    view.onConstraints = nil
    view.onProperties = { _ = $0.traitCollection[ThemeTrait.self] }
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    play.turn()
    play.mark()
    controller.view.traitOverrides[ThemeTrait.self] = 2
    play.turn()
    #expect(play.log == ["view.properties"])
  }

  @Test(arguments: ["willLayout", "didLayout", "constraints", "properties"])
  func controllers_areAskedAgain(_ method: String) {
    let play = Play()
    let (controller, _) = show(play)
    controller.reads = [method]
    controller.view.setNeedsLayout()
    controller.view.setNeedsUpdateConstraints()
    controller.setNeedsUpdateProperties()
    play.turn()
    controller.log = []
    play.window.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    let expected =
      method.hasSuffix("Layout") ? ["willLayout", "didLayout"] : [method]
    #expect(controller.log == expected)
  }

  @Test func drawing_isRepeated() {
    let play = Play()
    let (controller, _) = show(play)
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    play.turn()
    let count = view.count
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(view.count == count + 1)
  }

  @Test func anotherViewsTraits_areNotTracked() {
    let play = Play()
    let (controller, view) = show(play)
    let other = UIView()
    controller.view.addSubview(other)
    view.onLayout = { _ in _ = other.traitCollection[ThemeTrait.self] }
    view.setNeedsLayout()
    play.turn()
    play.mark()
    other.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == [])
  }

  @Test func readsByComparing_andByDerivedCollections_count() {
    let play = Play()
    let (controller, view) = show(play)
    view.onLayout = { view in
      _ = view.traitCollection.modifyingTraits { $0.displayScale = 1 }[ThemeTrait.self]
    }
    view.setNeedsLayout()
    play.turn()
    play.mark()
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == ["view.layout"])
  }

  @Test func before18_everyChangeLaysOut_andNothingIsTracked() {
    let play = Play()
    play.application.device.systemVersion = "17.5"
    let (controller, view) = show(play)
    view.onConstraints = { _ = $0.traitCollection[ThemeTrait.self] }
    view.setNeedsUpdateConstraints()
    play.turn()
    play.mark()
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(play.log == ["view.layout"])
  }

  @Test func buttonsAndCells_updateTheirConfiguration() {
    let play = Play()
    let (controller, _) = show(play)
    let button = UIButton()
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      _ = button.traitCollection[ThemeTrait.self]
    }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [Int] = []
    cell.configurationUpdateHandler = { _, state in
      seen.append(state.traitCollection[ThemeTrait.self])
    }
    controller.view.addSubview(button)
    controller.view.addSubview(cell)
    button.setNeedsUpdateConfiguration()
    play.turn()
    (count, seen) = (0, [])
    controller.view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(count == 1)
    #expect(seen == [1])
  }

  /// A view that reads no traits must not pay for those who do.
  @Test func layoutThatReadsNothing_keepsNothing() {
    let play = Play()
    let (_, view) = show(play)
    view.setNeedsLayout()
    play.turn()
    #expect(view.traitState == nil)
    #expect(!view.flags.contains(.readsTraits))
  }
}
