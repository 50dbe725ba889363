public import CoreGraphics

/// A view that is shown elsewhere than it lies.
nonisolated struct OffsetModifier: LayoutModifier {
  let offset: CGSize

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    content.place(frame.offsetBy(dx: offset.width, dy: offset.height), proposal, pass)
  }
}

/// A view with its middle at a place in what is offered.
nonisolated struct PositionModifier: LayoutModifier {
  let position: CGPoint

  @MainActor func size(_ proposal: ProposedViewSize, _ content: Item) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    let size = content.size(proposal)
    let origin = CGPoint(
      x: frame.minX + position.x - size.width / 2,
      y: frame.minY + position.y - size.height / 2
    )
    content.place(CGRect(origin: origin, size: size), proposal, pass)
  }
}

/// A view that says where a guide is.
nonisolated struct GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func guide(
    _ key: AlignmentKey,
    _ content: Item,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner: (AlignmentKey) -> CGFloat? = { content.guide($0, size, proposal) }
    guard key == self.key else { return inner(key) }
    return compute(ViewDimensions(size, explicit: inner))
  }
}

/// A view that reaches below bars where it touches them.
nonisolated struct SafeAreaModifier: LayoutModifier {
  let edges: Edge.Set

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    let (safe, whole) = (pass.safeArea, pass.wholeArea)
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.leading), left <= safe.minX + 0.5 { left = min(left, whole.minX) }
    if edges.contains(.top), top <= safe.minY + 0.5 { top = min(top, whole.minY) }
    if edges.contains(.trailing), right >= safe.maxX - 0.5 { right = max(right, whole.maxX) }
    if edges.contains(.bottom), bottom >= safe.maxY - 0.5 { bottom = max(bottom, whole.maxY) }
    let grown = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard grown != frame else { return content.place(frame, proposal, pass) }
    let outer = pass.safeArea
    pass.safeArea = safe.union(grown)
    content.place(in: grown, .center, ProposedViewSize(grown.size), pass)
    pass.safeArea = outer
  }
}

/// Parts of the safe area.
///
/// Status: complete · A
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the shape of the screen cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Shows the view elsewhere than it lies.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Shows the view elsewhere than it lies.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Puts the middle of the view to a place in what is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the middle of the view to a place in what is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Says where a guide of the view is.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Says where a guide of the view is.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Lets the view reach below bars where it touches them.
  ///
  /// - Differs: the keyboard is not avoided in the first place.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach below bars where it touches them.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
