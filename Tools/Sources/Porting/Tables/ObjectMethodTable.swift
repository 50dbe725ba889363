/// The methods of `NSObject` that a class may override, and that are no members of its
/// class on Linux.
///
/// The lowered class declares them as its own; the runtime finds them by name.
enum ObjectMethodTable {
  /// The selectors, by Swift name.
  static let selectors: [String: String] = [
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
  ]

  /// Whether a class overrides a method that is no member of its superclass on Linux.
  ///
  /// - Parameters:
  ///   - fullName: The method's name with its labels.
  ///   - root: The topmost inherited class, which the project does not declare.
  /// - Returns: `true` if the method must become one of the class's own.
  static func isOverride(_ fullName: String, root: String?) -> Bool {
    // UIKit adds it to `NSObject`, and some of its classes do have it as a member.
    guard fullName == "awakeFromNib()" else { return selectors[fullName] != nil }
    guard let root, !ClassTable.isResponder(root), !ClassTable.awakes(root) else { return false }
    return ClassTable.isConstructible(root)
  }
}
