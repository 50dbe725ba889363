import CoreGraphics
import Testing

@testable import UIKit

/// A view that writes down its updates, and runs what a test wants in them.
@MainActor
class LoggingView: UIView {
  let name: String
  unowned let play: Play
  var onLayout: ((LoggingView) -> Void)?
  var onConstraints: ((LoggingView) -> Void)?
  var onProperties: ((LoggingView) -> Void)?

  init(_ name: String, _ play: Play, frame: CGRect = .zero) {
    (self.name, self.play) = (name, play)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    play.note("\(name).layout")
    onLayout?(self)
  }

  override func updateConstraints() {
    play.note("\(name).constraints")
    onConstraints?(self)
    super.updateConstraints()
  }

  override func updateProperties() {
    super.updateProperties()
    play.note("\(name).properties")
    onProperties?(self)
  }
}

/// The order of a commit and what asks for it (RULES 10).
@MainActor @Suite("Update cycle", .serialized)
struct UpdateCycleTests {
  /// A root with one view below the other, at rest.
  private func nest(_ play: Play) -> (outer: LoggingView, inner: LoggingView) {
    let outer = LoggingView("outer", play, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = LoggingView("inner", play, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    let root = UIViewController()
    root.view.addSubview(outer)
    play.open(root)
    return (outer, inner)
  }

  @Test func commit_goesFromPropertiesOverConstraintsToLayout() {
    let play = Play()
    let (outer, inner) = nest(play)
    for view in [outer, inner] {
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateProperties()
      view.setNeedsLayout()
    }
    #expect(play.log == [])
    play.turn()
    #expect(
      play.log == [
        "outer.properties", "inner.properties", "inner.constraints", "outer.constraints",
        "outer.layout", "inner.layout",
      ]
    )
  }

  /// The documentation of `CALayer.layoutIfNeeded()`: it starts at the topmost marked one.
  @Test func layoutIfNeeded_beginsAtMarkedSuperviews() {
    let play = Play()
    let (outer, inner) = nest(play)
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(play.log == ["outer.layout"])
    play.mark()
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    outer.superview?.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(play.log == ["outer.layout", "inner.layout"])
    play.mark()
    outer.superview?.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(play.log == [])
  }

  @Test func layoutIfNeeded_worksHiddenAndOffWindow() {
    let play = Play()
    let (outer, inner) = nest(play)
    inner.isHidden = true
    play.turn()
    play.mark()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(play.log == ["inner.layout"])
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    play.mark()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(play.log == ["inner.layout"])
  }

  @Test func properties_ofAControllerComeFirstAndOnTheirOwn() {
    let play = Play()
    let (outer, _) = nest(play)
    outer.setNeedsUpdateProperties()
    outer.setNeedsUpdateProperties()
    play.turn()
    #expect(play.log == ["outer.properties"])
    play.mark()
    outer.setNeedsUpdateProperties()
    outer.superview?.updatePropertiesIfNeeded()
    #expect(play.log == ["outer.properties"])
    play.turn()
    #expect(play.log == ["outer.properties"])
  }

  @Test func marksMadeInAPass_areServedInTheSameCommit() {
    let play = Play()
    let (outer, inner) = nest(play)
    var isFirst = true
    inner.onLayout = { _ in
      if isFirst { outer.setNeedsUpdateProperties() }
      isFirst = false
    }
    inner.setNeedsLayout()
    play.turn()
    #expect(play.log == ["inner.layout", "outer.properties"])
  }

  // MARK: - Cycles that do not settle

  @Test func twoViewsThatMarkEachOther_areNamedWithWhoAsked() {
    let play = Play()
    let (outer, inner) = nest(play)
    inner.onLayout = { _ in outer.setNeedsLayout() }
    outer.onLayout = { _ in inner.setNeedsLayout() }
    outer.setNeedsLayout()
    play.turn()
    #expect(play.console.count == 1)
    let lines = play.console.first?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.first?.hasPrefix("UpdateCycleDidNotSettle: <UIWindow: #1> still asks") == true
    )
    #expect(
      lines.contains(
        "  setNeedsLayout() of <LoggingView: #1> was called in layoutSubviews() of "
          + "<LoggingView: #2>, 8 times in the last passes."
      ),
      "\(lines)"
    )
    play.mark()
    play.turn()
    #expect(play.log == [], "given up, the views rest")
  }

  @Test func aSizeThatGrowsInLayout_isNamedAsAChangeOfTheBounds() {
    let play = Play()
    let (_, inner) = nest(play)
    inner.onLayout = { view in view.bounds.size.width += 1 }
    inner.setNeedsLayout()
    play.turn()
    let text = play.console.joined()
    #expect(text.contains("The bounds of <LoggingView: #1> were changed in layoutSubviews() of"))
  }

  @Test func constraintsAndProperties_areStoppedToo() {
    let play = Play()
    let (outer, inner) = nest(play)
    inner.onConstraints = { $0.setNeedsUpdateConstraints() }
    inner.setNeedsUpdateConstraints()
    play.turn()
    #expect(play.console.joined().contains("setNeedsUpdateConstraints() of <LoggingView: #1>"))
    inner.onConstraints = nil
    outer.onProperties = { $0.setNeedsUpdateProperties() }
    outer.setNeedsUpdateProperties()
    play.turn()
    #expect(play.console.count == 2)
    #expect(
      play.console.last?.contains(
        "setNeedsUpdateProperties() of <LoggingView: #2> was called in updateProperties() of "
          + "<LoggingView: #2>"
      ) == true
    )
  }

  @Test func layoutIfNeeded_givesUpAndSaysWho() {
    let play = Play()
    let (outer, inner) = nest(play)
    outer.removeFromSuperview()
    inner.onLayout = { $0.setNeedsLayout() }
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("UpdateCycleDidNotSettle: <LoggingView: #2>") == true)
  }

  @Test func layoutIfNeededInsideItsOwnLayout_isNotLost() {
    let play = Play()
    let (_, inner) = nest(play)
    var count = 0
    inner.onLayout = { view in
      count += 1
      guard count < 3 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    inner.setNeedsLayout()
    play.turn()
    #expect(count == 3)
    #expect(play.console == [])
  }
}
