/// Passes on an optional message that an object does not answer itself.
///
/// On iOS the runtime asks `forwardingTarget(for:)`; here the default
/// implementation of the optional method does. Data sources that stand between a
/// table and the app's own delegate work that way.
@MainActor
enum MessageForwarding {
  /// The object that an object names for a message; `nil` if it names none.
  static func target(of object: AnyObject, _ name: String) -> AnyObject? {
    let answer = ObjectiveC.override("forwardingTargetForSelector:", of: object, [Selector(name)])
    guard let other = answer as AnyObject?, other !== object else { return nil }
    return other
  }
}
