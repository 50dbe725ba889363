/// The constructors, verbs and drivers beyond UIKit's own members.
enum StatementVocabulary {
  /// The label lists that each constructor takes.
  static let constructors: [String: [String]] = [
    "UIViewController": [""],
    "ManualContainer": [""],
    "UINavigationController": ["", "rootViewController:"],
    "UITabBarController": [""],
    "UIPageViewController": ["transitionStyle:navigationOrientation:"],
    "UISplitViewController": ["style:", ""],
    "UIAlertController": ["title:message:preferredStyle:"],
    "UIView": ["", "frame:"],
    "UIWindow": ["", "frame:"],
  ]

  /// The objects that are made in place, as values.
  static let values: [String: [String]] = [
    "CustomPresentation": ["shouldRemovePresentersView:"]
  ]

  /// The objects that always exist.
  static let builtIn: Set<String> = [
    "window", "device", "app", "scene", "recorder", "notification",
  ]

  /// The verbs without an object, and how many arguments they take.
  static let verbs: [String: Int] = [
    "settle": 0, "turn": 0, "mark": 0, "advance": 1, "release": 1,
  ]

  /// What can be called on the objects that stand for the user and the device.
  static let drivers: [String: [String]] = [
    "interactivePop": ["begin", "update", "cancel", "finish"],
    "sheet": ["beginDrag", "update", "cancel", "finish"],
    "swipe": ["begin", "update", "cancel", "finish"],
    "device": ["use", "rotate", "contentSize", "appearance"],
    "keyboard": ["show", "hide"],
    "app": ["enterBackground", "enterForeground", "memoryWarning", "terminate"],
  ]

  /// The methods whose completions are numbered.
  static let completing: Set<String> = ["present", "dismiss", "transition"]
}
