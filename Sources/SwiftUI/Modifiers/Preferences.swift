/// The key of a value that views pass up.
///
/// Status: complete · A
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// Combines the values of neighbours, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let change: (inout Key.Value) -> Void
  let replaces: Bool

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    PreferenceNode(view, inputs)
  }
}

private final class PreferenceNode<C: View, Key: PreferenceKey>:
  TypedNode<ModifiedContent<C, PreferenceModifier<Key>>>
{
  private var node: TypedNode<C>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() { node = updated(node, view.content) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    var value = Key.defaultValue
    if !view.modifier.replaces, let below = super.preference(Key.self) { value = below }
    view.modifier.change(&value)
    return value as? K.Value
  }
}

nonisolated struct PreferenceObserver<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    PreferenceObserverNode(view, inputs)
  }
}

private final class PreferenceObserverNode<C: View, Key: PreferenceKey>:
  TypedNode<ModifiedContent<C, PreferenceObserver<Key>>>
where Key.Value: Equatable {
  private var node: TypedNode<C>?
  private var last: Key.Value?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, view.content)
    host.observe(self) { [unowned self] in look() }
  }

  private func look() {
    let value = node?.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    host.afterUpdate { [weak self] in self?.view.modifier.action(value) }
  }

  override func willGo() { host.stopObserving(self) }
}

/// A view made from a preference, behind or in front of the view that has it.
nonisolated struct PreferenceReader<Key: PreferenceKey, Other: View>: PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Other

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    PreferenceReaderNode(view, inputs)
  }
}

private final class PreferenceReaderNode<C: View, Key: PreferenceKey, Other: View>:
  TypedNode<ModifiedContent<C, PreferenceReader<Key, Other>>>
{
  private var node: TypedNode<ModifiedContent<C, SecondaryModifier<Other>>>?
  private var base: TypedNode<C>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    let modifier = view.modifier
    // The value is known when the content is; the other view follows in the same update.
    let value = node?.preference(Key.self) ?? Key.defaultValue
    let isFirst = node == nil
    let other = SecondaryModifier(
      secondary: modifier.make(value),
      alignment: modifier.alignment,
      isBehind: modifier.isBehind
    )
    node = updated(node, view.content.modifier(other))
    if isFirst { host.afterUpdate { [weak self] in self?.mark() } }
  }
}

extension View {
  /// Passes a value up.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(change: { $0 = value }, replaces: true))
  }

  /// Changes the value that the views inside pass up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: callback, replaces: false))
  }

  /// Runs a closure when the value that the views inside pass up is known or changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Puts a view in front that depends on what the views inside pass up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<Key, T>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Puts a view behind that depends on what the views inside pass up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<Key, T>(alignment: alignment, isBehind: true, make: transform))
  }
}
