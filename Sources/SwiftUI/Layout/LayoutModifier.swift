import CoreGraphics

/// A modifier that changes sizes and places only.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize
  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  )
  /// Where a guide of the content is in the whole; `nil` without a place of its own.
  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat?
  @MainActor func priority(_ content: Item) -> Double
  @MainActor func zIndex(_ content: Item) -> Double
}

extension LayoutModifier {
  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    LayoutModifierNode(view, inputs)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    content.size(proposal)
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(frame, proposal, pass)
  }

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { content.guide(key, size, proposal) }

  @MainActor func priority(_ content: Item) -> Double { content.priority }

  @MainActor func zIndex(_ content: Item) -> Double { content.zIndex }
}

private final class LayoutModifierNode<C: View, M: LayoutModifier>: WrapperNode<C, M> {
  override func makeItem(_ content: Item) -> Item {
    LayoutModifierItem(content, self, view.modifier)
  }

  override func update(_ item: Item) {
    super.update(item)
    (item as? LayoutModifierItem<M>)?.modifier = view.modifier
  }
}

private final class LayoutModifierItem<M: LayoutModifier>: WrappingItem {
  var modifier: M

  init(_ content: Item, _ node: Node, _ modifier: M) {
    self.modifier = modifier
    super.init(content, node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(proposal, content)
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    modifier.place(content, frame, proposal, pass)
  }

  override func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { modifier.guide(key, content, size, proposal) }

  override var priority: Double { modifier.priority(content) }
  override var zIndex: Double { modifier.zIndex(content) }
}

extension Item {
  /// Places the item in a frame, by an alignment, with the size that it takes of a proposal.
  @MainActor func place(
    in frame: CGRect,
    _ alignment: Alignment,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    let own = dimensions(proposal)
    let whole = ViewDimensions(frame.size)
    let origin = CGPoint(
      x: frame.minX + whole[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + whole[alignment.vertical] - own[alignment.vertical]
    )
    place(
      CGRect(origin: origin, size: CGSize(width: own.width, height: own.height)),
      proposal,
      pass
    )
  }
}
