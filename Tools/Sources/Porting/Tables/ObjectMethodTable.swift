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
}
