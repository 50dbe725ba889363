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
}
