public import CoreGraphics

/// A view at its ideal size.
nonisolated struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    content.size(inner(proposal))
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(frame, inner(proposal), pass)
  }

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { content.guide(key, size, inner(proposal)) }
}

/// How a view of fixed proportions fills a frame.
///
/// Status: complete · A
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits into it.
  case fit
  /// As small as covers it.
  case fill
}

/// A view in fixed proportions.
nonisolated struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor private func inner(_ proposal: ProposedViewSize, _ content: Item) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = height.isInfinite ? false : width / height > ratio
      return (mode == .fit) == isWide
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    content.size(inner(proposal, content))
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(frame, inner(proposal, content), pass)
  }
}

nonisolated struct PriorityModifier: LayoutModifier {
  let value: Double

  @MainActor func priority(_ content: Item) -> Double { value }
}

nonisolated struct ZIndexModifier: LayoutModifier {
  let value: Double

  @MainActor func zIndex(_ content: Item) -> Double { value }
}

extension View {
  /// Gives the view its ideal size, whatever is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal width or height, whatever is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the proportions of the view; its ideal ones for `nil`.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the proportions of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into what is offered, in its ideal proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers what is offered, in the view's ideal proportions.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Says who is served first when a stack has too little room.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }

  /// Says who lies in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
