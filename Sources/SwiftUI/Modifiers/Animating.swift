/// Animates what a change of a value moves.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    AnimationNode(view, inputs)
  }
}

private final class AnimationNode<C: View, Value: Equatable>:
  TypedNode<ModifiedContent<C, AnimationModifier<Value>>>
{
  private var node: TypedNode<C>?
  private var last: Value?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    let modifier = view.modifier
    if let last, last != modifier.value { host.animate(with: modifier.animation) }
    last = modifier.value
    node = updated(node, view.content)
  }
}

/// Changes the transaction of every update of what is inside.
nonisolated struct TransactionModifier: PrimitiveModifier {
  let change: (inout Transaction) -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    TransactionNode(view, inputs)
  }
}

private final class TransactionNode<C: View>: TypedNode<ModifiedContent<C, TransactionModifier>> {
  private var node: TypedNode<C>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    host.changeTransaction(view.modifier.change)
    node = updated(node, view.content)
  }
}

extension View {
  /// Animates what a change of a value moves.
  ///
  /// - Differs: everything that moves in the same update is animated.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of updates of what is inside.
  ///
  /// - Differs: the transaction is that of the whole update.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
