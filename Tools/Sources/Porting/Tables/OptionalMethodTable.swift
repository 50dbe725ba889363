/// The optional methods of UIKit's protocols that have no argument labels.
///
/// UIKit here gives them default implementations, so a question mark after their
/// name has nothing to ask. Methods with labels are told from closures by these.
enum OptionalMethodTable {
  static func isKnown(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) } || names.contains(name)
  }

  private static let prefixes = [
    "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
    "presentationController", "popoverPresentationController", "application", "scene",
    "updateSearchResults", "pickerView", "imagePickerController",
    "didPresentSearchController", "willPresentSearchController",
    "didDismissSearchController", "willDismissSearchController",
  ]

  private static let names: Set<String> = [
    "numberOfSections", "sectionIndexTitles", "indexPathForPreferredFocusedView",
    "positionForBar", "animationEnded", "numberOfComponents",
  ]
}
