import CoreGraphics
import Testing

@testable import UIKit

/// A view with many subviews visits the marked ones only, in their order.
@MainActor @Suite("Marked subviews", .serialized)
struct MarkedSubviewsTests {
  private func crowd(_ count: Int, _ play: Play) -> (parent: UIView, views: [LoggingView]) {
    let parent = UIView()
    let views = (0..<count).map { LoggingView("\($0)", play) }
    for view in views { parent.addSubview(view) }
    let root = UIViewController()
    root.view.addSubview(parent)
    play.open(root)
    return (parent, views)
  }

  @Test func marks_areServedInTheOrderOfSubviews() {
    let play = Play()
    let (parent, views) = crowd(400, play)
    for place in [300, 7, 399, 0, 150] { views[place].setNeedsLayout() }
    play.turn()
    #expect(play.log == ["0", "7", "150", "300", "399"].map { "\($0).layout" })
    parent.bringSubviewToFront(views[7])
    parent.insertSubview(LoggingView("new", play), at: 1)
    play.turn()
    play.mark()
    for place in [300, 7, 0, 150] { views[place].setNeedsLayout() }
    play.turn()
    #expect(play.log == ["0", "150", "300", "7"].map { "\($0).layout" })
  }

  @Test func removedViews_leaveTheList() {
    let play = Play()
    let (parent, views) = crowd(100, play)
    for view in views { view.setNeedsLayout() }
    for view in views.dropFirst(3) { view.removeFromSuperview() }
    play.turn()
    #expect(play.log == ["0.layout", "1.layout", "2.layout"])
    play.mark()
    parent.addSubview(views[50])
    play.turn()
    #expect(play.log == ["50.layout"])
  }

  @Test func aFreedView_leavesNothingBehind() {
    let play = Play()
    let (parent, _) = crowd(100, play)
    weak var freed: UIView?
    do {
      let view = UILabel()
      parent.addSubview(view)
      view.setNeedsLayout()
      view.removeFromSuperview()
      freed = view
    }
    #expect(freed == nil)
    play.turn()
  }

  @Test func marksMadeInALayout_ofASibling_areSeen() {
    let play = Play()
    let (_, views) = crowd(100, play)
    views[10].onLayout = { _ in
      views[90].setNeedsLayout()
      views[3].setNeedsUpdateConstraints()
    }
    views[10].setNeedsLayout()
    play.turn()
    #expect(play.log == ["10.layout", "3.constraints", "90.layout"])
  }

  /// What one change costs must not depend on the siblings that did not change.
  @Test func cost_doesNotGrowWithCleanSiblings() {
    let clock = ContinuousClock()
    func timed(_ count: Int) -> Duration {
      let play = Play()
      let (_, views) = crowd(count, play)
      func once() -> Duration {
        clock.measure {
          for _ in 0..<200 {
            views[count / 2].setNeedsLayout()
            play.turn()
          }
        }
      }
      return [once(), once(), once()].min() ?? .zero
    }
    let (few, many) = (timed(100), timed(10_000))
    #expect(many < few * 4, "\(few) with 100 siblings, \(many) with 10,000")
  }
}
