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

  /// Methods that UIKit adds to `NSObject`, and that some of its classes do have as members.
  private static let nibMethods: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Whether a class overrides a method that is no member of its superclass on Linux.
  ///
  /// - Parameters:
  ///   - fullName: The method's name with its labels.
  ///   - root: The topmost inherited class, which the project does not declare.
  static func isOverride(_ fullName: String, root: String?) -> Bool {
    guard nibMethods.contains(fullName) else { return selectors[fullName] != nil }
    guard let root else { return false }
    if fullName == "awakeFromNib()", ClassTable.awakes(root) { return false }
    return !ClassTable.isResponder(root) && ClassTable.isConstructible(root)
  }
}
