import UIKit

/// A value that belongs to the place of a view, not to the view, which is made anew all the time.
///
/// The first value counts when the view gets its place; later ones are ignored until the
/// view gets another identity. A change marks whoever read the value; they are evaluated in
/// the next commit. A view that nobody shows has no place: its state stays as it began.
///
/// - Evidence: the documentation of `State` (grade A)
///
/// Status: partial · A
@propertyWrapper
public struct State<Value>: DynamicProperty, GraphProperty {
  private let first: Value
  private var location: StateLocation<Value>?

  /// Begins with a value.
  public init(wrappedValue value: Value) { first = value }

  /// Begins with a value.
  public init(initialValue value: Value) { first = value }

  /// The present value.
  public var wrappedValue: Value {
    get { location?.value ?? first }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(first) }
    return Binding(location)
  }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {
    location = node.stored(at: offset) { StateLocation(first) }
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a value of state lies.
final class StateLocation<Value>: @unchecked Sendable {
  private var held: Value
  private var readers = ReaderList()

  init(_ value: Value) { held = value }

  var value: Value {
    if MainContext.isCurrent { MainActor.assumeIsolated { readers.addCurrent() } }
    return held
  }

  func set(_ value: Value) {
    guard !ValueComparison.areEqual(held, value) else { return }
    held = value
    MainContext.perform { [self] in readers.mark() }
  }
}
