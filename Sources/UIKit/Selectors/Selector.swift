/// The name of an Objective-C method, with a way to call it.
///
/// On iOS `#selector(C.f(_:))` yields such a value. On Linux the porting step
/// turns the expression into a call of ``init(_:thunk:)``, so that the selector
/// carries the code that the Objective-C runtime would look up by name.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  /// Calls the method on a target; `nil` arguments stand for absent ones.
  @_spi(Porting) public typealias Thunk = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private let name: String
  package let thunk: Thunk?

  /// Creates a selector from a name such as `"reload:"`.
  ///
  /// - Parameters:
  ///   - name: The Objective-C name, a colon per argument.
  public init(_ name: String) {
    self.name = name
    thunk = nil
  }

  /// Creates a selector that knows how to call its method; made by the porting step.
  @_spi(Porting)
  public init(_ name: String, thunk: @escaping Thunk) {
    self.name = name
    self.thunk = thunk
  }

  /// Creates a selector from a literal, as an assignment of a string does.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The Objective-C name.
  public var description: String { name }

  /// Selectors are equal if their names are.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
