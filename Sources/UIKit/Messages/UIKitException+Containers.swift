/// The exceptions of navigation, tab bar, page and split controllers.
@MainActor
extension UIKitException {
  /// - Evidence: openradar 13057385 (grade B)
  static func navigationBarIsManaged(_ method: String) -> UIKitException {
    inconsistency("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  /// - Evidence: openradar 13055919 (grade B)
  static func navigationBarDelegateIsManaged() -> UIKitException {
    inconsistency(
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    )
  }

  /// - Evidence: jamonholmgren/ProMotion #379 (grade B)
  static func pushedSplitViewController(
    onto navigation: UIViewController
  ) -> UIKitException {
    invalidArgument(
      "Split View Controllers cannot be pushed to a Navigation Controller "
        + Naming.name(of: navigation)
    )
  }

  /// - Evidence: Cuberto/bubble-icon-tabbar #5 (grade B)
  static func tabBarIsManaged() -> UIKitException {
    inconsistency("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// - Evidence: ReactiveX/RxSwift #1627 (grade B)
  static func tabBarDelegateIsManaged() -> UIKitException {
    inconsistency(
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    )
  }

  /// Apple documents which controllers may be selected (grade A); no public report with the
  /// words was found (grade C).
  static func selectedStranger() -> UIKitException {
    invalidArgument(
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    )
  }

  /// - Evidence: NYPL-Simplified/Simplified-iOS #781 (grade B)
  static func wrongNumberOfPages(_ provided: Int, required: Int) -> UIKitException {
    invalidArgument(
      "The number of view controllers provided (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested transition"
    )
  }

  /// Apple documents that it raises; the words are ours.
  static func singleSidedBook() -> UIKitException {
    invalidArgument(
      "A page view controller whose spine is in the middle has pages with two sides; "
        + "isDoubleSided cannot be false"
    )
  }
}
