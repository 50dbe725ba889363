/// An identity for geometry that views share.
///
/// Status: partial · A
@propertyWrapper
public struct Namespace: DynamicProperty, GraphProperty {
  /// The identity.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Kept {
    let id: ID

    init(_ id: ID) { self.id = id }
  }

  private var id: ID?

  /// Makes an identity when the view gets its place.
  public init() {}

  /// The identity; the same as long as the view has its place.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  @MainActor
  mutating func connect(to node: Node, at offset: Int) {
    id = node.stored(at: offset) { Kept(ID(number: node.host.nextNumber())) }.id
  }

  func isSame(as other: Any) -> Bool { other is Self }
}
