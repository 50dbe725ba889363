public import Combine
import UIKit

/// An object of others whose changes mark the view.
///
/// Status: partial · A
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {
    node.stored(at: offset) { Observing() }.follow(wrappedValue, node)
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.wrappedValue === wrappedValue }
}

/// An object that the view makes once and keeps as long as it has its place.
///
/// - Evidence: the documentation of `StateObject`: the closure runs once for each place (grade A)
///
/// Status: partial · A
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType
    let observing = Observing()

    init(_ object: ObjectType) { self.object = object }
  }

  /// Remembers how to make the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view has a place, a new one each time.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {
    let kept = node.stored(at: offset) { Kept(make()) }
    kept.observing.follow(kept.object, node)
    self.kept = kept
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

/// An object that a view further up supplies.
///
/// Status: partial · A
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  private var object: ObjectType?

  /// Looks for an object of the type.
  public init() {}

  /// The object; it stops the app as iOS does if nobody supplied one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {
    object = node.environment.object(ObjectType.self)
    if let object { node.stored(at: offset) { Observing() }.follow(object, node) }
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

/// A subscription to the changes of an object.
@MainActor
private final class Observing {
  private var object: ObjectIdentifier?
  private var subscription: AnyCancellable?

  nonisolated init() {}

  func follow<ObjectType: ObservableObject>(_ object: ObjectType, _ node: Node) {
    guard self.object != ObjectIdentifier(object) else { return }
    self.object = ObjectIdentifier(object)
    let reference = WeakNode(node)
    subscription = object.objectWillChange.sink { _ in
      MainContext.perform { reference.node?.mark() }
    }
  }
}
