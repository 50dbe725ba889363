import Foundation

/// An exception that iOS would throw, as a value.
///
/// Swift cannot catch exceptions. By default the process stops as it does on
/// iOS; a stage installs a handler, receives the value, and the call that raised
/// it returns without having changed anything.
package struct UIKitException: Equatable, Sendable, CustomStringConvertible {
  /// The exception's name, for example `NSInvalidArgumentException`.
  package var name: String
  /// The text that iOS prints after `reason:`.
  package var reason: String
  /// What iOS does not tell: where in which document, or which names there are instead.
  package var place: String?

  package init(name: String, reason: String, place: String? = nil) {
    self.name = name
    self.reason = reason
    self.place = place
  }

  package var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
      + (place.map { "\n(\($0))" } ?? "")
  }

  static func invalidArgument(_ reason: String, place: String? = nil) -> UIKitException {
    UIKitException(name: "NSInvalidArgumentException", reason: reason, place: place)
  }

  static func inconsistency(_ reason: String, place: String? = nil) -> UIKitException {
    UIKitException(name: "NSInternalInconsistencyException", reason: reason, place: place)
  }

  static func hierarchy(_ reason: String) -> UIKitException {
    UIKitException(name: "UIViewControllerHierarchyInconsistency", reason: reason)
  }
}

/// Raises an exception; the caller returns right after, having changed nothing.
///
/// Returns only if the application has a handler.
@MainActor
package func raise(
  _ exception: UIKitException,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  let application = UIApplication.shared
  var exception = exception
  if exception.place == nil { exception.place = application.place }
  guard let handler = application.exceptionHandler else {
    fatalError(exception.description, file: file, line: line)
  }
  handler(exception)
}

// MARK: - The exceptions of controllers, with the words of iOS (RULES 15)

@MainActor
extension UIKitException {
  static func noDelegateClass(_ name: String) -> UIKitException {
    inconsistency(
      "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded."
    )
  }

  static func popToStranger() -> UIKitException {
    inconsistency("Tried to pop to a view controller that doesn't exist.")
  }

  static func duplicateControllers(_ stack: [UIViewController]) -> UIKitException {
    let names = stack.map { Naming.name(of: $0) }.joined(separator: ", ")
    return inconsistency(
      "All view controllers in a navigation controller must be distinct (\(names))"
    )
  }

  static func pushedTwice(
    _ controller: UIViewController,
    onto navigation: UIViewController
  ) -> UIKitException {
    invalidArgument(
      "\(Naming.name(of: navigation)) is pushing the same view controller instance "
        + "(\(Naming.name(of: controller))) more than once which is not supported and is most "
        + "likely an error in the application : Pushing the same view controller instance more "
        + "than once is not supported (\(Naming.name(of: controller)))"
    )
  }

  static func pushedNavigationController() -> UIKitException {
    invalidArgument("Pushing a navigation controller is not supported")
  }

  static func presentedAlready(
    _ controller: UIViewController,
    by presenter: UIViewController
  ) -> UIKitException {
    invalidArgument(
      "Application tried to present modally a view controller \(Naming.name(of: controller)) "
        + "that is already being presented by \(Naming.name(of: presenter))."
    )
  }

  static func presentedOnItself(_ controller: UIViewController) -> UIKitException {
    invalidArgument(
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(Naming.name(of: controller))."
    )
  }

  /// - Evidence: OpenTreeMap/otm-ios #362, mxcl/PromiseKit #178 (grade B)
  static func presentedHasParent(_ controller: UIViewController) -> UIKitException {
    invalidArgument(
      "Application tried to present modally an active controller \(Naming.name(of: controller))."
    )
  }

  static func actionSheetWithoutAnchor(
    _ alert: UIAlertController,
    from presenter: UIViewController
  ) -> UIKitException {
    let type = String(describing: Swift.type(of: presenter))
    return UIKitException(
      name: "NSGenericException",
      reason: "Your application has presented a UIAlertController (\(Naming.name(of: alert))) of "
        + "style UIAlertControllerStyleActionSheet from \(type) "
        + "(\(Naming.name(of: presenter))). The modalPresentationStyle of a UIAlertController "
        + "with this style is UIModalPresentationPopover. You must provide location information "
        + "for this popover through the alert controller's popoverPresentationController. You must "
        + "provide either a sourceView and sourceRect or a barButtonItem.  If this information is "
        + "not known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    )
  }

  /// The words of iOS for this case are not known.
  static func childContainsParent(
    _ child: UIViewController,
    parent: UIViewController
  ) -> UIKitException {
    invalidArgument(
      "\(Naming.name(of: child)) cannot become a child of \(Naming.name(of: parent)), which is "
        + "the controller itself or inside it"
    )
  }

  static func swapInManualContainer(_ container: UIViewController) -> UIKitException {
    invalidArgument(
      "transition(from:to:…) needs a container that forwards appearance methods; "
        + "\(Naming.name(of: container)) does not"
    )
  }

  static func noCommonParent(
    _ from: UIViewController,
    _ to: UIViewController
  ) -> UIKitException {
    invalidArgument(
      "Children view controllers \(Naming.name(of: from)) and \(Naming.name(of: to)) must have a "
        + "common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    )
  }

  static func wrongParent(
    of child: UIViewController,
    shouldBe expected: UIViewController?,
    actual: UIViewController?
  ) -> UIKitException {
    hierarchy(
      "child view controller:\(Naming.name(of: child)) should have parent view controller:"
        + "\(Naming.nameOrNull(of: expected)) but actual parent is:"
        + "\(Naming.nameOrNull(of: actual))"
    )
  }

  static func wrongRequestedParent(
    of child: UIViewController,
    shouldBe expected: UIViewController,
    requested: UIViewController
  ) -> UIKitException {
    hierarchy(
      "child view controller:\(Naming.name(of: child)) should have parent view controller:"
        + "\(Naming.name(of: expected)) but requested parent is:\(Naming.name(of: requested))"
    )
  }

  static func viewOfTwoControllers(
    _ view: UIView,
    owner: UIViewController,
    newOwner: UIViewController
  ) -> UIKitException {
    hierarchy(
      "A view can only be associated with at most one view controller at a time! View "
        + "\(Naming.name(of: view)) is associated with \(Naming.name(of: owner)). Clear this "
        + "association before associating this view with \(Naming.name(of: newOwner))."
    )
  }

  static func popoverWithoutAnchor(_ presentation: NSObject) -> UIKitException {
    UIKitException(
      name: "NSGenericException",
      reason: "UIPopoverPresentationController (\(Naming.name(of: presentation))) should have a "
        + "non-nil sourceView or barButtonItem set before the presentation occurs."
    )
  }
}
