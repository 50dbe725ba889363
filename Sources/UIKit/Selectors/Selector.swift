/// The name of an Objective-C method, with a way to call it.
///
/// On iOS `#selector(C.f(_:))` yields such a value. On Linux the porting step
/// turns the expression into a call of ``init(_:_:)``, so that the selector
/// carries the code that the Objective-C runtime would look up by name. A selector
/// that was made from a string finds its method by name, too, if the class of the
/// target comes from ported source.
///
/// Status: complete · A
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomDebugStringConvertible, @unchecked Sendable
{
  private let name: String

  /// Runs the method if the target has it; `false` for a target of another class.
  let thunk: (@MainActor (_ target: AnyObject, _ call: ObjectiveCCall) -> Bool)?

  /// Creates a selector from a name such as `"reload:"`.
  ///
  /// - Parameter name: The Objective-C name, a colon per argument.
  public init(_ name: String) {
    self.name = name
    thunk = nil
  }

  /// Creates a selector that knows how to call its method; made by the porting step.
  ///
  /// - Parameters:
  ///   - name: The Objective-C name.
  ///   - method: Calls the method on a target, with the arguments of the call.
  @_spi(Porting)
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target, ObjectiveCCall) throws -> Result
  ) {
    self.name = name
    thunk = { target, call in
      guard let target = target as? Target else { return false }
      call.run({ try method($0, $1) }, on: target)
      return true
    }
  }

  /// Creates a selector for the method of an instance, of whose type no name is known.
  @_spi(Porting)
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target, ObjectiveCCall) throws -> Result,
    of instance: @autoclosure () -> Target?
  ) {
    self.init(name, method)
  }

  /// Creates a selector from a literal, as an assignment of a string does.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The Objective-C name.
  public var description: String { name }

  /// The Objective-C name.
  public var debugDescription: String { name }

  /// Selectors are equal if their names are.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  /// The number of arguments that the method takes.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  /// Sends the message to an object.
  ///
  /// Only as many arguments are passed as the name has colons; missing ones are
  /// `nil`. An object without such a method raises `NSInvalidArgumentException`.
  @discardableResult
  package func send(to target: AnyObject, with arguments: [Any?] = []) -> Any? {
    ObjectiveC.send(self, to: target, arguments)
  }

  /// Whether an object has the method.
  package func isUnderstood(by target: AnyObject) -> Bool {
    ObjectiveC.responds(target, to: self)
  }
}

/// Returns the selector with a given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
