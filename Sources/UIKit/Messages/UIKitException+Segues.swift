/// The exceptions of segues, with the words of iOS (RULES 15), and what the console says of them.
@MainActor
extension UIKitException {
  static func noSegue(_ identifier: String, of controller: UIViewController) -> UIKitException {
    invalidArgument(
      "Receiver (\(Naming.name(of: controller))) has no segue with identifier '\(identifier)'"
    )
  }

  /// - Evidence: ivanvorobei/SPStorkController #82 (grade B)
  static func segueWithoutTransition(_ identifier: String?) -> UIKitException {
    inconsistency(
      "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either "
        + "have a performHandler or it must override -perform."
    )
  }

  /// Reports of segues with a name begin with another sentence.
  ///
  /// - Evidence: ltebean/LTInfiniteScrollView-Swift #3, PageMenu/PageMenu #11 (grade B)
  static func pushSegueWithoutNavigation(_ identifier: String?) -> UIKitException {
    let start = identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
    return UIKitException(
      name: "NSGenericException",
      reason: (start ?? "")
        + "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController."
    )
  }

  /// - Evidence: mluton/EmbeddedSwapping #11 (grade B)
  static func embeddedTwice() -> UIKitException {
    inconsistency(
      "There are unexpected subviews in the container view. Perhaps the embed segue has already "
        + "fired once or a subview was added programmatically?"
    )
  }
}

@MainActor
extension ConsoleMessage {
  /// Helps with the exception about an unknown name; iOS prints nothing of the kind.
  static func knownSegues(
    of controller: UIViewController,
    insteadOf identifier: String
  ) -> ConsoleMessage {
    let name = Naming.name(of: controller)
    let known = controller.segues.compactMap(\.identifier).sorted()
    if controller.segues.isEmpty {
      return ConsoleMessage(
        "[Understudy] \(name) has no segues at all, so none is called '\(identifier)': it was not "
          + "made by a storyboard, or its scene has none."
      )
    }
    let list = known.isEmpty ? "none has an identifier" : known.joined(separator: ", ")
    return ConsoleMessage(
      "[Understudy] \(name) has no segue '\(identifier)'; its \(controller.segues.count) "
        + "segue\(controller.segues.count == 1 ? "" : "s"): \(list)."
    )
  }

  /// Tells of a mistake that iOS lets pass: it pushes or presents twice.
  static func performedTwice(
    _ identifier: String?,
    by controller: UIViewController
  ) -> ConsoleMessage {
    let segue = identifier.map { "the segue '\($0)'" } ?? "a segue without an identifier"
    return ConsoleMessage(
      "[Understudy] \(Naming.name(of: controller)) performs \(segue) twice in one turn. Where a "
        + "control or a cell has a segue, its action or didSelect must not perform it as well."
    )
  }
}
