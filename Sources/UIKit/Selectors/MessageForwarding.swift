/// Passes on an optional message that an object does not answer itself.
///
/// On iOS the runtime asks `forwardingTarget(for:)`; here the default
/// implementation of the optional method does. Data sources that stand between a
/// table and the app's own delegate work that way.
@MainActor
enum MessageForwarding {
  /// The object that an object names for a message of a protocol; `nil` if it names none.
  static func target<Listener>(
    of object: AnyObject,
    _ name: String,
    as type: Listener.Type
  ) -> Listener? {
    // With a method in it, whoever conforms to the protocol responds to the selector.
    let selector = Selector(name) { (_: Listener, _: ObjectiveCCall) in () }
    let answer = ObjectiveC.override("forwardingTargetForSelector:", of: object, [selector])
    guard let other = answer as AnyObject?, other !== object else { return nil }
    return other as? Listener
  }
}
