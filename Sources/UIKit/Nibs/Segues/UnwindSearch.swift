/// Finds the controller that an unwind segue leads to.
///
/// The walk goes outward from the source: to the parent, or from a presented controller to the
/// one that asked for the presentation, and so on. Each stop is asked for its children to search
/// (those it came from excluded), which are searched in depth, and then whether it performs the
/// action itself. The first yes wins.
///
/// - Evidence: Apple's TN2298 and the documentation of the methods (grade A: children, then the
///   controller itself; the first wins; without one the segue is given up); four printed logs of
///   iOS 9 to 11 in mattneub/Programming-iOS-Book-Examples, bk2ch06p326 and p327 (grade B)
@MainActor
struct UnwindSearch {
  /// The end of a search.
  struct Found {
    let destination: UIViewController
    /// Who is asked for the segue by the deprecated method.
    let executor: UIViewController?
  }

  private let origin: UIStoryboardUnwindSegueSource
  private var asked: Set<ObjectIdentifier> = []

  init(_ origin: UIStoryboardUnwindSegueSource) { self.origin = origin }

  /// Walks outward until somebody performs the action.
  mutating func run() -> Found? {
    var stop: UIViewController? = origin.source
    while let current = stop {
      if let found = findByDeprecatedMethod(at: current) { return found }
      if let found = find(at: current) { return Found(destination: found, executor: nil) }
      stop = current.nextForUnwinding
    }
    return nil
  }

  private mutating func find(at controller: UIViewController) -> UIViewController? {
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: origin) {
      if let found = find(at: child) { return found }
    }
    let performs = controller.canPerformUnwindSegueAction(
      origin.unwindAction,
      from: origin.source,
      sender: origin.sender
    )
    return performs ? controller : nil
  }

  /// Asks the method of iOS 6 to 8, where a class of the app overrides it.
  private func findByDeprecatedMethod(at controller: UIViewController) -> Found? {
    let questions = DeprecatedUnwinding.current
    questions.isAsking = true
    defer { questions.isAsking = false }
    guard
      let found = controller.forUnwindSegueAction(
        origin.unwindAction,
        from: origin.source,
        withSender: origin.sender
      )
    else { return nil }
    let isPresented = found._parent == nil && found.presentation?.isLinked == true
    return Found(destination: found, executor: isPresented ? found : found._parent)
  }
}

/// Whether UIKit itself is asking the deprecated method, which then says nothing by default.
@MainActor
private final class DeprecatedUnwinding {
  var isAsking = false

  static var current: DeprecatedUnwinding {
    UIApplication.shared.attachment(DeprecatedUnwinding.self) { DeprecatedUnwinding() }
  }
}

extension UIViewController {
  /// The controller at which the search goes on: the parent, or who asked for the presentation.
  var nextForUnwinding: UIViewController? {
    if let _parent { return _parent }
    guard let presentation, presentation.isLinked else { return nil }
    let presenter = presentation.presentingViewController
    guard let asker = presentation.source, asker.isSame(asOrInside: presenter) else {
      return presenter
    }
    return asker
  }

  private func isSame(asOrInside other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current._parent
    }
    return false
  }

  /// The child through which the way outward from an unwind segue's source leads.
  func childOnTheWay(from origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller = origin.source
    while let next = controller.nextForUnwinding {
      if next === self { return controller._parent === self ? controller : nil }
      controller = next
    }
    return nil
  }

  /// The children that the search may look at: all but the one that it came from.
  func childrenOffTheWay(from origin: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(origin)
    return children.filter { $0 !== containing }
  }

  /// What the deprecated method answers: a child that performs the action, else the controller.
  func findByDefault(
    _ action: Selector,
    _ source: UIViewController,
    _ sender: Any?
  ) -> UIViewController? {
    guard !DeprecatedUnwinding.current.isAsking else { return nil }
    return (children + [self]).first {
      $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
  }
}
