/// A way to a value that somebody else keeps.
///
/// Status: partial · A
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, GraphProperty {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// What the binding leads to, if that can be told.
  private let identity: [AnyHashable]?
  /// What changes through the binding carry along.
  public var transaction = Transaction()

  private init(
    _ read: @escaping () -> Value,
    _ write: @escaping (Value, Transaction) -> Void,
    _ identity: [AnyHashable]?
  ) {
    (self.read, self.write, self.identity) = (read, write, identity)
  }

  init(_ location: StateLocation<Value>) {
    self.init(
      { location.value },
      { value, transaction in
        if transaction.isEmpty {
          location.set(value)
        } else {
          withTransaction(transaction) { location.set(value) }
        }
      },
      [ObjectIdentifier(location)]
    )
  }

  /// Reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get, { value, _ in set(value) }, nil)
  }

  /// Reads and writes by closures; the second is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get, set, nil)
  }

  /// Takes a binding over, as the projection of a property.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The binding to what is inside of an optional; `nil` if there is nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      { base.wrappedValue ?? first },
      { value, _ in base.wrappedValue = value },
      base.identity.map { $0 + ["some"] }
    )
  }

  /// The binding as one to an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      { base.wrappedValue },
      { value, _ in if let value { base.wrappedValue = value } },
      base.identity.map { $0 + ["optional"] }
    )
  }

  /// A binding to a value that nobody can change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding({ value }, { _, _ in }, (value as? AnyHashable).map { ["constant", $0] })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      { base.wrappedValue[keyPath: keyPath] },
      { value, _ in base.wrappedValue[keyPath: keyPath] = value },
      identity.map { $0 + [keyPath] }
    )
  }

  /// The same binding, whose changes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {}

  func isSame(as other: Any) -> Bool {
    guard let identity, let other = other as? Self else { return false }
    return identity == other.identity
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Bindings to the properties of an observable object.
///
/// Status: complete · A
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Takes a wrapper over, as the projection of a property.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
