/// A view whose type is not known outside.
///
/// While the type inside stays the same the view keeps its identity and state; with
/// another type it is a new view.
///
/// Status: complete · A
public nonisolated struct AnyView: View, PrimitiveView {
  let content: any View

  /// Hides the type of a view; one that is hidden already is not wrapped again.
  nonisolated public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a view; `nil` if the value is none.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    AnyNode(view, inputs) { $0.content }
  }
}

/// A node whose content may change its type.
final class AnyNode<V: View>: TypedNode<V> {
  private let content: (V) -> any View
  private var node: Node?

  init(_ view: V, _ inputs: NodeInputs, content: @escaping (V) -> any View) {
    self.content = content
    super.init(view, inputs)
  }

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    let content = content(view)
    if let node, node.acceptAny(content, environment) { return }
    node?.remove()
    node = NodeFactory.make(any: content, inputs)
  }
}
