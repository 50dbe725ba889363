public import CoreGraphics

/// The key of a value that a view carries for the layout around it.
///
/// Status: complete · A
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What a layout says about itself.
///
/// Status: complete · A
public struct LayoutProperties: Sendable {
  /// The direction of a stack.
  public var stackOrientation: Axis?

  /// Creates properties that say nothing.
  public init() {}
}

/// Arranges views: says how large the whole is, and where each of them goes.
///
/// Status: partial · A
@preconcurrency
public protocol Layout {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  @MainActor func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views changed.
  @MainActor func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size of the whole for a proposal.
  @MainActor func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places each view within the bounds.
  @MainActor func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide of the whole is; `nil` to combine those of the views.
  @MainActor func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the whole is; `nil` to combine those of the views.
  @MainActor func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Says nothing.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  @MainActor public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Leaves the guide to the views.
  @MainActor public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to the views.
  @MainActor public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  @MainActor public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    LayoutNode(view, inputs)
  }
}

private final class LayoutNode<L: Layout, Content: View>: TypedNode<LayoutView<L, Content>> {
  private var node: TypedNode<Content>?
  private lazy var item = ArrangedItem(view.layout, self)

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, view.content)
    item.layout = view.layout
    item.environment = environment
  }

  override var items: [Item] {
    item.items = node?.items ?? []
    return [item]
  }
}

/// The item of views in a layout.
final class ArrangedItem<L: Layout>: Item {
  var layout: L
  var items: [Item] = []
  private var cache: (value: L.Cache, age: Int)?

  init(_ layout: L, _ node: Node) {
    self.layout = layout
    super.init(node)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(items: items.filter { !($0 is EmptyItem) }, layoutDirection: .leftToRight)
  }

  private func withCache<Value>(_ body: (LayoutSubviews, inout L.Cache) -> Value) -> Value {
    let subviews = subviews
    var value: L.Cache
    if let cache {
      value = cache.value
      if cache.age != host.layoutAge { layout.updateCache(&value, subviews: subviews) }
    } else {
      value = layout.makeCache(subviews: subviews)
    }
    let result = body(subviews, &value)
    cache = (value, host.layoutAge)
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    for item in placed(frame, proposal).sorted(by: { $0.item.zIndex < $1.item.zIndex }) {
      item.item.place(item.frame, item.proposal, pass)
    }
  }

  /// Lets the layout place the views; what it leaves out lies in the middle.
  private func placed(_ frame: CGRect, _ proposal: ProposedViewSize) -> [PlacedItem] {
    let places = PlacementList()
    withCache { subviews, cache in
      var subviews = subviews
      subviews.places = places
      layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return items.map { item in
      if let place = places.found[ObjectIdentifier(item)] { return place }
      let size = item.size(ProposedViewSize(frame.size))
      let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      return PlacedItem(
        item: item,
        frame: CGRect(origin: origin, size: size),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  override func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { subviews, cache in
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
        : layout.explicitAlignment(
          of: HorizontalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
    }
    if let own { return own }
    let found = placed(bounds, proposal).compactMap { place -> CGFloat? in
      place.item.guide(key, place.frame.size, place.proposal)
        .map { $0 + (key.isVertical ? place.frame.minY : place.frame.minX) }
    }
    guard !found.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return found.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return found.max() }
    return found.reduce(0, +) / CGFloat(found.count)
  }

  override var isSpacer: Bool { false }
}

/// An item that takes no part in layout.
final class EmptyItem: Item {}
