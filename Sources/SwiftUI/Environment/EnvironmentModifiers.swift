/// Changes the environment of the views inside.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void
  /// What is set, to tell whether anything is different; `nil` if that cannot be told.
  var value: (keyPath: AnyKeyPath, value: Any)?

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<C: View>: TypedNode<ModifiedContent<C, EnvironmentModifier>> {
  private var node: TypedNode<C>?
  private var base: EnvironmentValues?
  private var made: EnvironmentValues?
  private var value: (keyPath: AnyKeyPath, value: Any)?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() { node = updated(node, view.content, changed()) }

  private func changed() -> EnvironmentValues {
    if let base, let made, base.isSame(as: environment), let old = value,
      let new = view.modifier.value, old.keyPath == new.keyPath, same(old.value, new.value)
    {
      return made
    }
    var copy = environment
    view.modifier.change(&copy)
    (base, made, value) = (environment, copy, view.modifier.value)
    return copy
  }

  private func same(_ left: Any, _ right: Any) -> Bool {
    func compare<T>(_ left: T) -> Bool {
      guard let right = right as? T else { return false }
      return ValueComparison.areEqual(left, right)
    }
    return _openExistential(left, do: compare)
  }
}

extension View {
  /// Sets a value for this view and those inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(change: { $0[keyPath: keyPath] = value }, value: (keyPath, value)))
  }

  /// Supplies an observable object to this view and those inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier(change: { $0.setObject(object) }))
  }

  /// Supplies an object to this view and those inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(change: { $0.setObject(object) }))
  }

  /// Changes a value for this view and those inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }))
  }
}
