/// One message that is looked up by name, on its way to a method or a property.
///
/// The dispatch member of a class compares ``name`` with the names that it knows
/// and then hands over what to do: ``answer(_:)`` for a method, ``property(_:_:)``
/// for a property. A call may be a *probe*, which only asks whether somebody would
/// answer; nothing of the user's is run then.
///
/// Made and read by code that the porting step writes; not for other use.
///
/// Status: partial · A
public final class ObjectiveCCall: @unchecked Sendable {
  /// The Objective-C name, a colon per argument.
  public let name: String

  /// What the method or the property returned; `nil` for nothing.
  package private(set) var result: Any?

  private let arguments: [Any?]
  /// Whether the call only asks whether somebody would answer.
  let isProbe: Bool

  package init(_ name: String, _ arguments: [Any?] = [], isProbe: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isProbe = isProbe
  }

  /// The argument at a position, as the type that the method wants.
  ///
  /// Objective-C passes pointers without looking at them, and so does this: an
  /// object of another class than the declared one arrives nevertheless, an
  /// object is `true` for a method that takes a `Bool`, and an absent one is `nil`.
  public subscript<Argument>(index: Int) -> Argument {
    ArgumentPassing.pass(index < arguments.count ? arguments[index] : nil, to: name)
  }

  /// Runs a method and keeps its result.
  ///
  /// - Returns: `true`, which the dispatch member returns in turn.
  @MainActor
  public func answer<Result>(_ method: @MainActor () throws -> Result) -> Bool {
    guard !isProbe else { return true }
    result = flattened(try? method())
    return true
  }

  /// Reads a property, or writes it if the call has an argument.
  @MainActor
  public func property<Value>(
    _ get: @MainActor () -> Value,
    _ set: @MainActor (Value) -> Void
  ) -> Bool {
    guard !isProbe else { return true }
    if name.hasSuffix(":") {
      set(self[0])
    } else {
      result = flattened(get())
    }
    return true
  }

  /// Reads a property that cannot be written.
  @MainActor
  public func property<Value>(_ get: @MainActor () -> Value) -> Bool {
    guard !name.hasSuffix(":") else { return false }
    if !isProbe { result = flattened(get()) }
    return true
  }

  /// Runs the method that a selector carries.
  @MainActor
  func run<Target>(
    _ method: @MainActor (Target, ObjectiveCCall) throws -> Any?,
    on target: Target
  ) {
    guard !isProbe else { return }
    result = flattened(try? method(target, self))
  }

  private func flattened(_ value: Any?) -> Any? {
    guard let value, !(value is Void) else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flattened(optional.wrapped)
  }
}

/// What all optionals have in common, to look into one that is boxed.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 } }
}
