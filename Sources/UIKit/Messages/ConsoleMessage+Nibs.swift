import Foundation

// What iOS prints while it loads nibs (RULES 16).

@MainActor
extension ConsoleMessage {
  static func unknownClass(_ name: String) -> ConsoleMessage {
    ConsoleMessage("Unknown class \(name) in Interface Builder file.")
  }

  static func runtimeAttribute(
    _ path: String,
    on object: NSObject,
    _ reason: String
  ) -> ConsoleMessage {
    ConsoleMessage(
      "Failed to set (\(path)) user defined inspected property on "
        + "(\(Naming.typeName(of: object))): \(reason)"
    )
  }

  static func missingImage(_ name: String, _ bundle: Bundle) -> ConsoleMessage {
    ConsoleMessage(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(bundle.bundleIdentifier ?? bundle.bundleURL.lastPathComponent)\""
    )
  }

  static func wrongOutlet(
    _ key: String,
    of owner: AnyObject,
    _ value: Any,
    _ wanted: Any.Type
  ) -> ConsoleMessage {
    let given = "\(Swift.type(of: value))"
    let holder = "\(Swift.type(of: owner))"
    return ConsoleMessage(
      "The outlet '\(key)' of \(holder) is connected to an object of \(given), "
        + "which is no \(wanted). iOS would send it messages that it implements; here the outlet "
        + "stays empty. Declare the protocol with the class."
    )
  }

  static func foreignClass(_ name: String, _ element: String) -> ConsoleMessage {
    ConsoleMessage(
      "The class \(name) of <\(element)> is not there, as nothing links its framework; "
        + "a plain one takes its place."
    )
  }
}
