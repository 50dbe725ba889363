/// Another view behind or in front of a view, within the room that the view takes.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    SecondaryNode(view, inputs)
  }
}

private final class SecondaryNode<C: View, S: View>: WrapperNode<C, SecondaryModifier<S>> {
  /// One for each item of the content.
  private var others: [ObjectIdentifier: TypedNode<S>] = [:]
  private var order: [ObjectIdentifier] = []

  override var children: [Node] { super.children + order.compactMap { others[$0] } }

  override func makeItem(_ content: Item) -> Item {
    let item = SecondaryItem(content, self)
    let id = ObjectIdentifier(item)
    order.append(id)
    others[id] = updated(nil, view.modifier.secondary)
    return item
  }

  override func update(_ item: Item) {
    super.update(item)
    guard let item = item as? SecondaryItem else { return }
    let other = updated(others[ObjectIdentifier(item)], view.modifier.secondary)
    others[ObjectIdentifier(item)] = other
    item.alignment = view.modifier.alignment
    item.isBehind = view.modifier.isBehind
    item.other = other
  }

  override func discard(_ item: Item) {
    let id = ObjectIdentifier(item)
    others.removeValue(forKey: id)?.remove()
    order.removeAll { $0 == id }
  }

  /// Preferences come from the content; what lies behind or in front has none to add.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node?.preference(key) }
}

private final class SecondaryItem: WrappingItem {
  var alignment = Alignment.center
  var isBehind = false
  var other: Node?
  private lazy var stack = ArrangedItem(ZStackLayout(), other ?? Node(noInputs))

  private var noInputs: NodeInputs {
    NodeInputs(host: host, parent: nil, environment: environment)
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    if isBehind { placeOther(frame, pass) }
    content.place(frame, proposal, pass)
    if !isBehind { placeOther(frame, pass) }
  }

  private func placeOther(_ frame: CGRect, _ pass: PlacementPass) {
    let items = other?.items ?? []
    guard let first = items.first else { return }
    if items.count == 1 {
      first.place(in: frame, alignment, ProposedViewSize(frame.size), pass)
    } else {
      stack.items = items
      stack.layout = ZStackLayout(alignment: alignment)
      stack.place(in: frame, alignment, ProposedViewSize(frame.size), pass)
    }
  }
}

extension View {
  /// Puts another view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Puts other views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Fills the room behind the view; below bars, too, where it touches them.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Puts another view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts other views in front of this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Draws a line along the inner side of the view's edge.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
