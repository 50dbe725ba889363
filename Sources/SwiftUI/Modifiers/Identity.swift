/// A view with an identity by a value.
nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    IdentityNode(view, inputs)
  }
}

private final class IdentityNode<C: View, ID: Hashable>:
  TypedNode<ModifiedContent<C, IdentityModifier<ID>>>
{
  private var node: TypedNode<C>?
  private var id: ID?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    if id != view.modifier.id {
      node?.remove()
      node = nil
      id = view.modifier.id
    }
    node = updated(node, view.content)
  }
}

/// A view with a tag, for the selection around it.
nonisolated struct TagModifier<V: Hashable>: PrimitiveModifier {
  let value: V

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    TagNode(view, inputs)
  }
}

private final class TagNode<C: View, V: Hashable>: WrapperNode<C, TagModifier<V>> {
  override func makeItem(_ content: Item) -> Item { TagItem(content, self) }

  override func update(_ item: Item) {
    super.update(item)
    (item as? TagItem)?.value = AnyHashable(view.modifier.value)
  }
}

private final class TagItem: WrappingItem {
  var value: AnyHashable?

  override var tag: AnyHashable? { value }
}

/// A view with a value for the layout around it.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
  let value: K.Value

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    LayoutValueNode(view, inputs)
  }
}

private final class LayoutValueNode<C: View, K: LayoutValueKey>:
  WrapperNode<C, LayoutValueModifier<K>>
{
  override func makeItem(_ content: Item) -> Item {
    LayoutValueItem<K>(content, self, view.modifier.value)
  }

  override func update(_ item: Item) {
    super.update(item)
    (item as? LayoutValueItem<K>)?.value = view.modifier.value
  }
}

private final class LayoutValueItem<Key: LayoutValueKey>: WrappingItem {
  var value: Key.Value

  init(_ content: Item, _ node: Node, _ value: Key.Value) {
    self.value = value
    super.init(content, node)
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    guard key == Key.self, let value = value as? K.Value else { return content.layoutValue(key) }
    return value
  }
}

extension View {
  /// Gives the view an identity: with another value it is a new view with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Says for which value of a selection the view stands.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(value: tag))
  }

  /// Gives the view a value for the layout around it.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Compares the view by its own `==` before it is evaluated again; views do so anyway.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that is compared by its own `==`.
///
/// Status: complete · A
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  nonisolated public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}
