internal import UIKit
internal import Understudy

extension Play {
  /// Does what the user or the device does.
  func drive(_ path: [String], _ values: [Value]) throws(LanguageError) {
    let owner = Array(path.dropLast(2))
    let method = path[path.count - 1]
    switch path[path.count - 2] {
    case "app": try driveApp(method, values)
    case "keyboard": method == "show" ? stage.showKeyboard() : stage.hideKeyboard()
    case "device": try driveDevice(method, values)
    case "interactivePop":
      try drag(owner, method, values) { object throws(LanguageError) in
        stage.beginInteractivePop(try UINavigationController.from(.object(object)))
      }
    case "sheet":
      try drag(owner, method, values) { object throws(LanguageError) in
        stage.beginSheetDrag(try UIViewController.from(.object(object)))
      }
    case "swipe":
      try drag(owner, method, values, wayCounts: true) { object throws(LanguageError) in
        let direction = try UIPageViewController.NavigationDirection.from(values[0])
        return stage.beginPageSwipe(try UIPageViewController.from(.object(object)), direction)
      }
    default: throw LanguageError("nothing drives '\(path[path.count - 2])'")
    }
  }

  private func drag(
    _ owner: [String],
    _ method: String,
    _ values: [Value],
    wayCounts: Bool = false,
    _ begin: (AnyObject) throws(LanguageError) -> InteractiveGesture
  ) throws(LanguageError) {
    let key = owner.joined(separator: ".")
    let count = method == "update" || (method == "begin" && wayCounts) ? 1 : 0
    guard values.count == count else {
      throw LanguageError("'\(method)' takes \(count) argument(s), not \(values.count)")
    }
    if method == "begin" || method == "beginDrag" {
      let gesture = try begin(try receiver(owner))
      // A second finger is refused; the first one goes on.
      if gesture.isRefused, let first = gestures[key], !first.isRefused { return }
      gestures[key] = gesture
      return
    }
    guard let gesture = gestures[key] else {
      throw LanguageError("no drag of '\(key)' has begun")
    }
    switch method {
    case "update":
      gesture.move(to: try Double.from(values[0]))
    case "cancel":
      gesture.cancel()
      gestures[key] = nil
    default:
      gesture.finish()
      gestures[key] = nil
    }
  }

  private func driveApp(_ method: String, _ values: [Value]) throws(LanguageError) {
    guard values.isEmpty else { throw LanguageError("'\(method)' takes no arguments") }
    switch method {
    case "enterBackground": stage.enterBackground()
    case "enterForeground": stage.enterForeground()
    case "memoryWarning": stage.sendMemoryWarning()
    default: stage.terminate()
    }
  }

  private func driveDevice(_ method: String, _ values: [Value]) throws(LanguageError) {
    guard let value = values.first, values.count == 1 else {
      throw LanguageError("'\(method)' takes one argument")
    }
    switch method {
    case "use": break  // the runner chose the device before `given`
    case "rotate": stage.rotate(to: try UIDeviceOrientation.from(value))
    case "contentSize": stage.setContentSize(try UIContentSizeCategory.from(value))
    default: stage.setAppearance(try UIUserInterfaceStyle.from(value))
    }
  }
}
