/// Asks classes of other modules whether they override what an extension adds to UIKit's classes.
///
/// The porting step writes the calls: an extension cannot name the classes of modules above it.
@_spi(Porting)
public enum PortingOverride {
  /// Whether an object's class overrides the member.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The member's name in Objective-C.
  /// - Returns: Whether it has a member of the name.
  public static func exists(in object: AnyObject, _ name: String) -> Bool {
    ObjectiveC.hasMember(object, name)
  }

  /// Calls the member that overrides.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The member's name in Objective-C.
  ///   - arguments: What it is called with.
  /// - Returns: What it returns.
  public static func call<Result>(
    in object: AnyObject,
    _ name: String,
    _ arguments: [Any?]
  ) -> Result {
    let result = ObjectiveC.send(name, to: object, arguments)
    if Result.self == Void.self, let void = () as? Result { return void }
    return ArgumentPassing.pass(result, to: name)
  }
}
