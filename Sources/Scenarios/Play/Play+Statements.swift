internal import UIKit
internal import Understudy

extension Play {
  /// Makes the object of a declaration.
  func make(
    _ name: String,
    _ type: String,
    _ arguments: [Argument]
  ) throws(LanguageError) -> AnyObject {
    var values: [Value] = []
    for argument in arguments { values.append(try evaluate(argument.value)) }
    Role.upcoming = (name, recorder)
    defer { Role.upcoming = nil }
    switch type {
    case "UIViewController": return RecordedController()
    case "ManualContainer":
      let container = RecordedController()
      container.role.override("shouldAutomaticallyForwardAppearanceMethods", with: false)
      return container
    case "UINavigationController":
      guard let first = values.first else { return RecordedNavigationController() }
      return RecordedNavigationController(rootViewController: try UIViewController.from(first))
    case "UITabBarController": return RecordedTabBarController()
    case "UIView":
      return RecordedView(frame: try values.first.map(CGRect.from) ?? .zero)
    case "UIWindow": return try makeWindow(values)
    default: return try makeSpecial(type, values)
    }
  }

  private func makeSpecial(_ type: String, _ values: [Value]) throws(LanguageError) -> AnyObject {
    switch type {
    case "UIAlertController":
      return RecordedAlertController(
        title: try String?.from(values[0]),
        message: try String?.from(values[1]),
        preferredStyle: try UIAlertController.Style.from(values[2])
      )
    case "UIPageViewController":
      return RecordedPageViewController(
        transitionStyle: try UIPageViewController.TransitionStyle.from(values[0]),
        navigationOrientation: try UIPageViewController.NavigationOrientation.from(values[1])
      )
    case "UISplitViewController":
      guard let style = values.first else { return RecordedSplitViewController() }
      return RecordedSplitViewController(style: try UISplitViewController.Style.from(style))
    default: throw LanguageError("no constructor '\(type)'")
    }
  }

  private func makeWindow(_ values: [Value]) throws(LanguageError) -> AnyObject {
    let window = RecordedWindow(windowScene: stage.windowScene)
    if let frame = values.first { window.frame = try CGRect.from(frame) }
    return window
  }

  /// Assigns a property.
  func assign(_ path: [String], _ expression: Expression) throws(LanguageError) {
    let name = path[path.count - 1]
    let object = try receiver(Array(path.dropLast()))
    if expression == .path(["recorder"]) {
      guard name == "delegate" else {
        throw LanguageError("'recorder' is a delegate; '\(name)' takes none")
      }
      return try installDelegate(on: object, owner: path.joined(separator: "."))
    }
    try Members.uiKit.write(name, of: object, try evaluate(expression))
  }

  /// Calls a verb, a driver or a method.
  func call(_ path: [String], _ arguments: [Argument]) throws(LanguageError) {
    let name = path[path.count - 1]
    if path.count == 1 { return try perform(verb: name, arguments) }
    var values: [(label: String?, value: Value)] = []
    for argument in arguments { values.append((argument.label, try evaluate(argument.value))) }
    if StatementVocabulary.drivers[path[path.count - 2]] != nil {
      return try drive(path, values.map(\.value))
    }
    let object = try receiver(Array(path.dropLast()))
    if try tap(name, on: object, values.map(\.value)) { return }
    try Members.uiKit.call(name, of: object, values, self)
  }

  /// The object at a path, which must exist.
  func receiver(_ path: [String]) throws(LanguageError) -> AnyObject {
    let value = try evaluate(path, loadsViews: true)
    if let object = value.object { return object }
    let name = path.joined(separator: ".")
    guard value.isNothing else { throw LanguageError("'\(name)' is \(value.kind), not an object") }
    throw LanguageError("'\(name)' is nil", isFailure: true)
  }

  /// About thirty years; more is a mistake and does not fit the clock.
  private static let longestAdvance = 1_000_000_000.0

  private func perform(verb: String, _ arguments: [Argument]) throws(LanguageError) {
    switch verb {
    case "settle": try note(stage.settleLoop(), in: "settle()")
    case "turn": stage.turn()
    case "advance":
      let seconds = try Double.from(evaluate(arguments[0].value))
      guard seconds >= 0, seconds <= Self.longestAdvance else {
        throw LanguageError("advance takes seconds from 0 to 1000000000, not \(seconds)")
      }
      try note(stage.advanceLoop(by: .seconds(seconds)), in: "advance()")
    case "mark": mark()
    case "release":
      if case .path(let path) = arguments[0].value { _ = cast.release(path[0]) }
    default: throw LanguageError("no verb '\(verb)'")
    }
  }

  private func tap(
    _ name: String,
    on object: AnyObject,
    _ values: [Value]
  ) throws(LanguageError) -> Bool {
    switch (name, object) {
    case ("tap", let tabs as UITabBarController) where values.count == 1:
      stage.tapTab(of: try UIViewController.from(values[0]), in: tabs)
    case ("tapBack", let nav as UINavigationController) where values.isEmpty:
      stage.tapBack(in: nav)
    default: return false
    }
    return true
  }
}
