public import CoreGraphics

/// Divides room among views in a row.
///
/// Those of a higher priority choose first, while the others keep their least size; among equals
/// the least flexible one chooses first, and each is offered an equal share of what is left.
///
/// - Evidence: the documentation of `layoutPriority(_:)` and `HStack`, and the talk "Building
///   custom views with SwiftUI" (WWDC 2019) (grade A)
@MainActor
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?
  let subviews: LayoutSubviews

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func proposal(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  /// The distances between neighbours.
  var gaps: [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return (1..<subviews.count).map { index in
      if let spacing { return spacing }
      if subviews[index].isSpacer || subviews[index - 1].isSpacer { return 0 }
      return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// What each view is offered.
  func proposals(_ whole: ProposedViewSize) -> [ProposedViewSize] {
    let main = axis == .horizontal ? whole.width : whole.height
    let cross = axis == .horizontal ? whole.height : whole.width
    guard let main else { return subviews.map { _ in proposal(nil, cross) } }
    var lengths = [CGFloat](repeating: 0, count: subviews.count)
    let ranges = subviews.map { view in
      (
        least: length(view.sizeThatFits(proposal(0, cross))),
        greatest: length(view.sizeThatFits(proposal(.infinity, cross)))
      )
    }
    var room = main - gaps.reduce(0, +)
    let priorities = Set(subviews.map(\.priority)).sorted(by: >)
    for priority in priorities {
      var group = subviews.indices.filter { subviews[$0].priority == priority }
      let lower = subviews.indices.filter { subviews[$0].priority < priority }
      let reserve = lower.reduce(0) { $0 + ranges[$1].least }
      var left = room - reserve
      group.sort { first, second in
        let flexibility = (
          ranges[first].greatest - ranges[first].least,
          ranges[second].greatest - ranges[second].least
        )
        return flexibility.0 == flexibility.1 ? first < second : flexibility.0 < flexibility.1
      }
      for (position, index) in group.enumerated() {
        let share = max(left / CGFloat(group.count - position), 0)
        lengths[index] = share
        left -= length(subviews[index].sizeThatFits(proposal(share, cross)))
      }
      room = left + reserve
    }
    return lengths.map { proposal($0, cross) }
  }

  /// The dimensions of a view; a spacer has a length along the stack only.
  private func dimensions(of view: LayoutSubview, _ proposal: ProposedViewSize) -> ViewDimensions {
    guard view.isSpacer else { return view.dimensions(in: proposal) }
    var size = view.sizeThatFits(proposal)
    if axis == .horizontal { size.height = 0 } else { size.width = 0 }
    return ViewDimensions(size)
  }

  /// The frames, from the origin on, by the guide across the stack.
  func frames(_ whole: ProposedViewSize, _ key: AlignmentKey) -> (CGSize, [CGRect]) {
    let proposals = proposals(whole)
    let gaps = gaps
    var position: CGFloat = 0
    var frames: [CGRect] = []
    for (index, view) in subviews.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let dimensions = dimensions(of: view, proposals[index])
      let guide = dimensions[key]
      frames.append(
        axis == .horizontal
          ? CGRect(x: position, y: -guide, width: dimensions.width, height: dimensions.height)
          : CGRect(x: -guide, y: position, width: dimensions.width, height: dimensions.height)
      )
      position += axis == .horizontal ? dimensions.width : dimensions.height
    }
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    guard !frames.isEmpty else { return (.zero, []) }
    let moved = frames.map { frame in
      axis == .horizontal
        ? frame.offsetBy(dx: 0, dy: -union.minY) : frame.offsetBy(dx: -union.minX, dy: 0)
    }
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: union.height)
      : CGSize(width: union.width, height: position)
    return (size, moved)
  }

  @MainActor func place(_ bounds: CGRect, _ whole: ProposedViewSize, _ key: AlignmentKey) {
    let proposals = proposals(whole)
    let (_, frames) = frames(whole, key)
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + frames[index].minX, y: bounds.minY + frames[index].minY),
        proposal: proposals[index]
      )
    }
  }
}

/// The layout of `HStack`.
///
/// Status: complete · A
public struct HStackLayout: Layout, Sendable {
  /// The guide by which the views stand beside each other.
  public var alignment: VerticalAlignment
  /// The distance between views; `nil` for the default one.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Says that it is a row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    StackEngine(axis: .horizontal, spacing: spacing, subviews: subviews)
      .frames(proposal, alignment.key).0
  }

  /// Places the views of the row.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    StackEngine(axis: .horizontal, spacing: spacing, subviews: subviews)
      .place(bounds, proposal, alignment.key)
  }
}

/// The layout of `VStack`.
///
/// Status: complete · A
public struct VStackLayout: Layout, Sendable {
  /// The guide by which the views stand below each other.
  public var alignment: HorizontalAlignment
  /// The distance between views; `nil` for the default one.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Says that it is a column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    StackEngine(axis: .vertical, spacing: spacing, subviews: subviews)
      .frames(proposal, alignment.key).0
  }

  /// Places the views of the column.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    StackEngine(axis: .vertical, spacing: spacing, subviews: subviews)
      .place(bounds, proposal, alignment.key)
  }
}

/// The layout of `ZStack`.
///
/// Status: complete · A
public struct ZStackLayout: Layout, Sendable {
  /// The guides by which the views lie over each other.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor
  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
    subviews.map { view in
      let dimensions = view.dimensions(in: proposal)
      return CGRect(
        x: -dimensions[alignment.horizontal],
        y: -dimensions[alignment.vertical],
        width: dimensions.width,
        height: dimensions.height
      )
    }
  }

  /// The size around all views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let frames = frames(proposal, subviews)
    return frames.isEmpty ? .zero : frames.reduce(CGRect.null) { $0.union($1) }.size
  }

  /// Places the views over each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let frames = frames(proposal, subviews)
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    for (view, frame) in zip(subviews, frames) {
      view.place(
        at: CGPoint(
          x: bounds.minX + frame.minX - union.minX,
          y: bounds.minY + frame.minY - union.minY
        ),
        proposal: proposal
      )
    }
  }
}
