import Foundation

/// Goes an unwind segue: search, `prepare`, the action, one dismissal, the containers.
///
/// ```
///   shouldPerformSegue      from a control only
///   ── search ──            allowedChildrenForUnwinding, canPerformUnwindSegueAction, outward
///   prepare(for:sender:)    on the source
///   the action              on the destination
///   dismiss                 once, on the presenter of the lowest modal that closes
///   unwind(for:towards:)    on each container from there to the destination
/// ```
///
/// - Evidence: RULES 14 (grade B, printed logs); the animation of a pop under a closing modal is
///   not known (grade D: none)
@MainActor
struct Unwinding {
  private let template: SegueTemplate
  private let origin: UIStoryboardUnwindSegueSource

  init?(template: SegueTemplate, source: UIViewController, sender: Any?) {
    guard let action = template.unwindAction else { return nil }
    self.template = template
    origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
  }

  /// Unwinds; if nobody performs the action, nothing happens, and iOS says nothing.
  func perform() {
    var search = UnwindSearch(origin)
    guard let found = search.run() else { return }
    let (source, destination) = (origin.source, found.destination)
    let animates = template.animates
    let segue =
      found.executor?.segueForUnwinding(
        to: destination,
        from: source,
        identifier: template.identifier
      )
      ?? template.makeSegue(from: source, to: destination) {
        Self.unwind($0, animated: animates && UIView.areAnimationsEnabled)
      }
    source.prepare(for: segue, sender: origin.sender)
    ObjectiveC.send(origin.unwindAction, to: destination, [segue, origin.sender])
    segue.perform()
  }

  /// Closes what is presented and lets the containers show the destination.
  private static func unwind(_ segue: UIStoryboardSegue, animated: Bool) {
    let path = UnwindPath(from: segue.source, to: segue.destination)
    segue.animatesContainers = animated && path.closing == nil
    path.closing?.presentingViewController.dismiss(animated: animated, completion: nil)
    for step in path.steps { step.controller.unwind(for: segue, towards: step.next) }
  }
}

/// The way from the source of an unwind segue to its destination, through parents and presenters.
@MainActor
struct UnwindPath {
  /// The lowest presentation on the way, which closes with all above it.
  let closing: UIPresentationController?
  /// The controllers that are told, each with the next one on the way.
  let steps: [(controller: UIViewController, next: UIViewController)]

  /// Nobody inside a closing modal is told, nor is the destination.
  init(from source: UIViewController, to destination: UIViewController) {
    let outward = Self.line(from: source)
    let inward = Self.line(from: destination)
    guard let turn = outward.firstIndex(where: { stop in inward.contains { $0 === stop } }),
      let start = inward.firstIndex(where: { $0 === outward[turn] })
    else {
      closing = nil
      steps = []
      return
    }
    let lowest = outward[..<turn].lastIndex { $0._parent == nil }
    closing = lowest.flatMap { outward[$0].presentation }
    let first = lowest.map { $0 + 1 } ?? min(1, turn)
    let path = outward[first...turn] + inward[..<start].reversed()
    steps = zip(path, path.dropFirst()).map { ($0, $1) }
  }

  /// A controller and all that hold it: parents, and the presenters of those without one.
  private static func line(from controller: UIViewController) -> [UIViewController] {
    var line = [controller]
    while let last = line.last {
      if let parent = last._parent {
        line.append(parent)
      } else if let presentation = last.presentation, presentation.isLinked {
        line.append(presentation.presentingViewController)
      } else {
        break
      }
    }
    return line
  }
}
