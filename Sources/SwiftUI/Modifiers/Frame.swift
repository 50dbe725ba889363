public import CoreGraphics

/// A view in a frame of fixed size.
nonisolated struct FixedFrameModifier: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(in: frame, alignment, inner(proposal), pass)
  }

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { content.guide(in: size, alignment, inner(proposal), key) }
}

/// A view in a frame whose size has limits.
nonisolated struct FlexibleFrameModifier: LayoutModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  let alignment: Alignment

  private static func offered(
    _ proposal: CGFloat?,
    _ least: CGFloat?,
    _ ideal: CGFloat?,
    _ greatest: CGFloat?
  ) -> CGFloat? {
    guard let wanted = proposal ?? ideal else { return nil }
    return min(max(wanted, least ?? -.infinity), greatest ?? .infinity)
  }

  /// The length of the frame: what is offered within the limits that are given, else the content's.
  private static func length(
    _ content: CGFloat,
    _ proposal: CGFloat?,
    _ least: CGFloat?,
    _ ideal: CGFloat?,
    _ greatest: CGFloat?
  ) -> CGFloat {
    guard let offer = proposal else {
      return min(max(ideal ?? content, least ?? -.infinity), greatest ?? .infinity)
    }
    let lower = least ?? (greatest == nil ? content : min(content, offer))
    let upper = greatest ?? (least == nil ? content : max(content, lower))
    return min(max(offer, lower), upper)
  }

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.offered(proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.offered(proposal.height, minHeight, idealHeight, maxHeight)
    )
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(
      width: Self.length(size.width, proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.length(size.height, proposal.height, minHeight, idealHeight, maxHeight)
    )
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(in: frame, alignment, ProposedViewSize(frame.size), pass)
  }

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { content.guide(in: size, alignment, ProposedViewSize(size), key) }
}

extension Item {
  /// Where a guide is when the item lies in a frame by an alignment.
  @MainActor func guide(
    in size: CGSize,
    _ alignment: Alignment,
    _ proposal: ProposedViewSize,
    _ key: AlignmentKey
  ) -> CGFloat? {
    let own = dimensions(proposal)
    guard let place = own.explicit(key) else { return nil }
    let whole = ViewDimensions(size)
    let offset =
      key.isVertical
      ? whole[alignment.vertical] - own[alignment.vertical]
      : whole[alignment.horizontal] - own[alignment.horizontal]
    return place + offset
  }
}

extension View {
  /// Puts the view into a frame of fixed size; `nil` leaves a direction to the view.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose size has limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width.
  ///   - idealWidth: The width where none is offered.
  ///   - maxWidth: The greatest width; infinity takes whatever is offered.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height where none is offered.
  ///   - maxHeight: The greatest height; infinity takes whatever is offered.
  ///   - alignment: Where the view lies in the frame.
  /// - Returns: The view in its frame.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }
}
