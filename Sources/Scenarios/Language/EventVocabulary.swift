/// The events that a scenario can expect, by watch group.
enum EventVocabulary {
  /// How the arguments of an event are written.
  enum Shape: Equatable, Sendable {
    /// Without parentheses: `A.viewDidLoad`
    case none
    /// `(true)`, `(false)` or `(_)`
    case flag
    /// `(toParent: N)`
    case parent
    /// `(toWindow: window)`
    case window
    /// `(to: 852x393)` or `(_)`
    case size
    /// `(_)`
    case wildcard
    /// Whatever the delegate call says
    case free
  }

  /// The watch groups in the order of FORMAT.
  static let groups = [
    "appearance", "layout", "containment", "traits", "delegate", "completion", "memory", "scene",
    "views", "console", "exception", "notifications",
  ]

  private static let table: [String: (group: String, shape: Shape)] = {
    var table: [String: (group: String, shape: Shape)] = [:]
    func add(_ group: String, _ shape: Shape, _ names: String) {
      for name in names.split(separator: " ") { table[String(name)] = (group, shape) }
    }
    add("appearance", .none, "loadView viewDidLoad")
    add(
      "appearance",
      .flag,
      "viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear"
    )
    add(
      "layout",
      .none,
      "viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints updateProperties"
    )
    add("layout", .none, "viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange")
    add("containment", .parent, "willMove didMove")
    add("traits", .size, "viewWillTransition")
    add("traits", .wildcard, "willTransition")
    add("traits", .none, "traitCollectionDidChange")
    add("delegate", .free, "willShow didShow shouldSelect didSelect")
    add("delegate", .free, "willTransitionTo didFinishAnimating")
    add("delegate", .free, "shouldDismiss willDismiss didDismiss didAttemptToDismiss")
    add("memory", .none, "deinit didReceiveMemoryWarning")
    add("scene", .none, "didFinishLaunching willConnectTo willEnterForeground didBecomeActive")
    add("scene", .none, "willResignActive didEnterBackground didDisconnect willTerminate")
    add("views", .none, "layoutSubviews updateConstraints draw didMoveToWindow")
    return table
  }()

  /// The names of all events that have an owner.
  static var names: [String] { table.keys.sorted() }

  /// The watch group of an event; `willMove(toWindow:)` belongs to the views.
  static func group(of name: String, arguments: String?) -> String? {
    switch name {
    case "completion", "console", "exception": name
    case "notification": "notifications"
    case "willMove" where arguments?.hasPrefix("toWindow") == true: "views"
    default: table[name]?.group
    }
  }

  /// The shape of an event's arguments; `nil` if there is no such event.
  static func shape(of name: String, arguments: String?) -> Shape? {
    if name == "willMove", arguments?.hasPrefix("toWindow") == true { return .window }
    return table[name]?.shape
  }

  /// Whether an event with an owner has this name.
  static func contains(_ name: String) -> Bool { table[name] != nil }
}
