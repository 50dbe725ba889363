/// Several views in a row, for the container around them to arrange.
///
/// Status: complete · A
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// The views.
  public var value: T
  let parts: [any View]

  /// Gathers the views of a tuple.
  nonisolated public init(_ value: T) {
    self.value = value
    parts =
      (value as? any View).map { [$0] }
      ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  nonisolated init(_ value: T, _ parts: [any View]) {
    self.value = value
    self.parts = parts
  }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    TupleNode(view, inputs)
  }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var nodes: [Node] = []

  override var children: [Node] { nodes }

  override func rebuild() {
    let parts = view.parts
    if nodes.isEmpty {
      nodes = parts.map { NodeFactory.make(any: $0, inputs) }
    } else {
      for (node, part) in zip(nodes, parts) { node.acceptAny(part, environment) }
    }
  }
}

/// Views without an arrangement of their own; modifiers apply to each of them.
///
/// Status: partial · A
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Stops: a group has no body.
  public typealias Body = Never

  /// Gathers views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    PassNode(view, inputs) { $0.content }
  }
}

/// A node that stands for another view.
final class PassNode<V: View, Content: View>: TypedNode<V> {
  private let content: (V) -> Content
  private var node: TypedNode<Content>?

  init(_ view: V, _ inputs: NodeInputs, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, inputs)
  }

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, content(view))
  }
}
