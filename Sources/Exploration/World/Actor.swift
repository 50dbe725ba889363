internal import UIKit

/// One of the three controllers of a world; it notes what the invariants ask for.
class Actor: UIViewController {
  /// One appearance, from `viewWillAppear` on.
  private struct Appearance {
    var isAppearingCalls = 0
    var hasAppeared = false
  }

  /// Contradictions that were seen inside callbacks.
  private(set) var problems: [String] = []
  /// The last call of `willMove` or `didMove`.
  private(set) var lastMove = Move.none
  /// Whether the controller forwards appearance to its children.
  var forwards = true
  private var appearance: Appearance?

  /// A half of a move between parents, as it was told.
  enum Move: Equatable {
    case none
    case will(ObjectIdentifier?)
    case did(ObjectIdentifier?)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance = Appearance()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !isInWindow { problems.append("viewIsAppearing while off window") }
    guard appearance != nil else {
      problems.append("viewIsAppearing outside an appearance")
      return
    }
    appearance?.isAppearingCalls += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance?.hasAppeared = true
    checkIsAppearing(at: "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if appearance?.hasAppeared == true { checkIsAppearing(at: "viewWillDisappear") }
    appearance = nil
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    lastMove = .will(parent.map { ObjectIdentifier($0) })
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    lastMove = .did(parent.map { ObjectIdentifier($0) })
  }

  /// Exactly one `viewIsAppearing` for each appearance on screen, by its end.
  private func checkIsAppearing(at callback: String) {
    guard isInWindow, let calls = appearance?.isAppearingCalls, calls != 1 else { return }
    problems.append("\(calls) viewIsAppearing calls by \(callback)")
  }
}

/// The first controller; in most worlds it is on screen at the beginning.
final class ActorA: Actor {}
/// The second controller.
final class ActorB: Actor {}
/// The third controller.
final class ActorC: Actor {}
