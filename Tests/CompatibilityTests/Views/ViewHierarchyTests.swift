import Testing
import UIKit

@MainActor
@Suite("View hierarchy", .serialized)
struct ViewHierarchyTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let views = (0..<4).map { _ in UIView(frame: .zero) }

  private func add(_ indices: Int...) {
    for index in indices { parent.addSubview(views[index]) }
  }

  @Test func addSubview_movesTheViewFromItsOldSuperview() {
    let other = UIView()
    other.addSubview(views[0])
    add(0)
    #expect(other.subviews.isEmpty)
    #expect(views[0].superview === parent)
    #expect(parent.subviews == [views[0]])
  }

  @Test func addSubview_again_bringsTheViewToTheFront() {
    add(0, 1, 0)
    #expect(parent.subviews == [views[1], views[0]])
  }

  @Test func insertions_standWhereTheyWereAsked() {
    add(0, 1)
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.insertSubview(views[1], belowSubview: views[2])
    #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
  }

  @Test func orderCommands_moveSubviews() {
    add(0, 1, 2)
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews == [views[2], views[0], views[1]])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews == [views[0], views[1], views[2]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [views[2], views[1], views[0]])
  }

  @Test func isDescendant_countsTheViewItself() {
    add(0)
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[1]))
  }

  @Test func viewWithTag_findsTheFirstInDepth() {
    add(0, 1)
    views[0].addSubview(views[2])
    views[2].tag = 7
    views[1].tag = 7
    #expect(parent.viewWithTag(7) === views[2])
    #expect(parent.viewWithTag(8) == nil)
    parent.tag = 7
    #expect(parent.viewWithTag(7) === parent)
  }

  @Test func moves_areReportedAroundTheChange() {
    let child = MoveLogger()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(
      child.moves == [
        "will superview true, is false", "did superview true", "will superview false, is true",
        "did superview false",
      ]
    )
  }

  @Test func window_isReportedToTheWholeSubtree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = WindowLogger()
    add(0)
    views[0].addSubview(child)
    window.addSubview(parent)
    #expect(child.window === window)
    parent.removeFromSuperview()
    #expect(child.window == nil)
    #expect(child.moves == ["will true", "did true", "will false", "did false"])
  }

  @Test func subviewCallbacks_reachTheParent() {
    let logger = SubviewLogger()
    logger.addSubview(views[0])
    views[0].removeFromSuperview()
    #expect(logger.calls == ["did add", "will remove"])
  }

  @Test func superview_ownsItsSubviews() {
    weak var weakChild: UIView?
    do {
      let child = UIView()
      parent.addSubview(child)
      weakChild = child
    }
    #expect(weakChild != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(weakChild == nil)
  }
}

private final class MoveLogger: UIView {
  var moves: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    moves.append("will superview \(newSuperview != nil), is \(superview != nil)")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    moves.append("did superview \(superview != nil)")
  }
}

private final class WindowLogger: UIView {
  var moves: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    moves.append("will \(newWindow != nil)")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves.append("did \(window != nil)")
  }
}

private final class SubviewLogger: UIView {
  var calls: [String] = []

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    calls.append("did add")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    calls.append("will remove")
  }
}
