/// A value from the views around this one.
///
/// Status: partial · A
@propertyWrapper
public struct Environment<Value>: DynamicProperty, GraphProperty {
  private let read: (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// Reads the object of a type that a view further up supplies.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
    read = { environment in
      guard let object = environment.object(objectType) else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for "
            + "\(objectType) may be missing as an ancestor of this view."
        )
      }
      return object
    }
  }

  /// Reads the object of a type that a view further up may supply.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    read = { $0.object(objectType) }
  }

  /// The value; before the view has a place, the default one.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) { value = read(node.environment) }

  func isSame(as other: Any) -> Bool { (other as? Self)?.keyPath == keyPath }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
