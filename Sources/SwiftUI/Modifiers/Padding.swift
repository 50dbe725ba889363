public import CoreGraphics

/// Room around a view.
nonisolated struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    let size = content.size(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0)
    )
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    let inner = CGRect(
      x: frame.minX + insets.leading,
      y: frame.minY + insets.top,
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0)
    )
    content.place(inner, proposal.inset(by: insets), pass)
  }

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = proposal.inset(by: insets)
    return content.guide(key, content.size(inner), inner)
      .map { $0 + (key.isVertical ? insets.top : insets.leading) }
  }
}

extension View {
  /// Adds room at each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds room of one length at some sides; 16 points for `nil`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds room of one length at all sides.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }
}
