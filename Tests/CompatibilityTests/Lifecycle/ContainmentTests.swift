import Testing
import UIKit

@MainActor
@Suite("Containment", .serialized)
struct ContainmentTests {
  private let log = CallbackLog()

  private func make(_ name: String) -> LoggingController {
    LoggingController(name, log)
  }

  @Test func addChild_sendsWillMoveOnly() {
    let parent = make("P")
    let child = make("C")
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(log.lines(CallbackLog.containment) == ["C willMoveToParent"])
    #expect(!child.isViewLoaded)
  }

  @Test func removeFromParent_sendsDidMoveOnly() {
    let parent = make("P")
    let child = make("C")
    parent.addChild(child)
    log.clear()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(log.lines(CallbackLog.containment) == ["C didMoveToNil"])
  }

  @Test func addChild_ofAnothersChild_takesItAway() {
    let first = make("P")
    let second = make("Q")
    let child = make("C")
    first.addChild(child)
    second.addChild(child)
    #expect(child.parent === second)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test func children_keepTheirOrder() {
    let parent = make("P")
    let children = ["1", "2", "3"].map(make)
    for child in children { parent.addChild(child) }
    #expect(parent.children == children)
    children[1].removeFromParent()
    #expect(parent.children == [children[0], children[2]])
  }

  @Test func moveCallsByHand_makeNoRelationship() {
    let parent = make("P")
    let child = make("C")
    child.willMove(toParent: parent)
    child.didMove(toParent: parent)
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func removedView_leavesTheChildListed() {
    let parent = make("P")
    let child = make("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    #expect(parent.children == [child])
    #expect(child.isViewLoaded)
  }

  @Test func childOnScreen_appearsWithItsParent_parentFirst() async {
    let parent = make("P")
    let child = make("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = makeWindow(parent)
    await mainQueue()
    #expect(log.lines() == ["P willAppear", "C willAppear", "P didAppear", "C didAppear"])
    window.isHidden = true
  }

  @Test func childAddedToAVisibleParent_appearsAtOnceThenLater() async {
    let parent = make("P")
    let child = make("C")
    let window = makeWindow(parent)
    await mainQueue()
    log.clear()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.lines() == ["C willAppear"])
    child.didMove(toParent: parent)
    #expect(log.lines() == ["C willAppear"])
    await mainQueue()
    #expect(log.lines() == ["C willAppear", "C didAppear"])
    window.isHidden = true
  }

  @Test func optedOutParent_passesNothingOn() async {
    let parent = SilentParent("P", log)
    let child = make("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = makeWindow(parent)
    await mainQueue()
    #expect(log.lines() == ["P willAppear", "P didAppear"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.callbacks(of: "C") == [.willAppear, .didAppear])
    window.isHidden = true
  }

  @Test func transition_tellsBothSidesAndMovesTheViews() async {
    let parent = make("P")
    let old = make("O")
    let new = make("N")
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    let window = makeWindow(parent)
    await mainQueue()
    log.clear()
    old.willMove(toParent: nil)
    parent.addChild(new)
    var isFinished = false
    parent.transition(
      from: old,
      to: new,
      duration: 0.2,
      options: [],
      animations: nil,
      completion: { _ in isFinished = true }
    )
    _ = await mainQueue { isFinished }
    #expect(
      log.lines() == ["O willDisappear", "N willAppear", "N didAppear", "O didDisappear"]
    )
    #expect(new.view.superview === parent.view)
    #expect(old.view.superview == nil)
    window.isHidden = true
  }
}

/// Forwards nothing.
private final class SilentParent: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
