/// Which of UIKit's classes receive events.
enum ClassTable {
  /// Whether a class that the project does not declare descends from `UIResponder`.
  static func isResponder(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    if others.contains(name) { return false }
    if responders.contains(name) { return true }
    guard !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource"), !name.hasPrefix("NS") else {
      return false
    }
    return suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a class of Apple's that is no responder is made by a class value in apps.
  static func isConstructible(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    return objects.contains(name) || name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer")
  }

  /// Whether a class that is no responder is told that its nib is there, as a member of its own.
  static func awakes(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    let others: Set<String> = [
      "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "NSLayoutConstraint",
    ]
    return others.contains(name)
      || name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer")
  }

  private static let objects: Set<String> = [
    "NSObject", "UIPresentationController", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "UIBarButtonItem", "UIStoryboardSegue", "UIDynamicBehavior",
    "UITabBarItem", "UINavigationItem", "UILayoutGuide", "CALayer", "CAShapeLayer",
    "CAGradientLayer", "CATextLayer", "Operation",
  ]

  private static let responders: Set<String> = [
    "UIResponder", "UIApplication", "UIScene", "UIWindowScene", "UIWindow", "UIControl",
    "UISwitch", "UISlider", "UIStepper", "UITableViewHeaderFooterView", "UIVisualEffectView",
    "UIDatePicker", "UICollectionReusableView", "UIActivityIndicatorView", "UIPageControl",
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIAlertController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UISearchController", "UIPageViewController", "UIActivityViewController",
    "UIImagePickerController", "UIDocumentPickerViewController", "UITableViewController",
    "UICollectionViewController", "UIInputViewController", "UIHostingController",
    "UIColorWell", "UISegmentedControl",
  ]

  /// Classes whose names end like those of responders.
  private static let others: Set<String> = [
    "UIPresentationController", "UIPopoverPresentationController",
    "UISheetPresentationController", "UIMenuController", "UIDocumentInteractionController",
    "UIPrintInteractionController", "UITextChecker", "UIRefreshControlDelegate",
    "UIViewControllerTransitionCoordinator", "UIFocusSystem", "NSFetchedResultsController",
  ]

  private static let suffixes = [
    "View", "ViewController", "Cell", "Control", "Button", "Label", "TextField", "Window",
    "NavigationController", "TabBarController",
  ]
}
