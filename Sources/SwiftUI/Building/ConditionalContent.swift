/// One of two views, by a condition; each branch has an identity of its own.
///
/// Status: complete · A
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// Stops: a condition has no body.
  public typealias Body = Never

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    ConditionalNode(view, inputs)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  TypedNode<_ConditionalContent<First, Second>>
{
  private var first: TypedNode<First>?
  private var second: TypedNode<Second>?

  override var children: [Node] { first.map { [$0] } ?? second.map { [$0] } ?? [] }

  override func rebuild() {
    switch view.storage {
    case .trueContent(let content):
      second?.remove()
      second = nil
      first = updated(first, content)
    case .falseContent(let content):
      first?.remove()
      first = nil
      second = updated(second, content)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Stops: an optional view has no body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    OptionalNode(view, inputs)
  }
}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var node: TypedNode<Wrapped>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    guard let content = view else {
      node?.remove()
      node = nil
      return
    }
    node = updated(node, content)
  }
}
