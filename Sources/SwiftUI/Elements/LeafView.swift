import UIKit

/// A view that one view of UIKit shows.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Shown: UIView
  @MainActor static func makeView() -> Shown
  /// Brings the view of UIKit up to date.
  @MainActor func update(_ view: Shown, _ environment: EnvironmentValues)
  /// The size that the view takes of a proposal.
  @MainActor func size(_ proposal: ProposedViewSize, _ view: Shown) -> CGSize
  /// Where a guide is.
  @MainActor func guide(_ key: AlignmentKey, _ size: CGSize, _ view: Shown) -> CGFloat?
}

extension LeafView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    LeafNode(view, inputs)
  }

  @MainActor func guide(_ key: AlignmentKey, _ size: CGSize, _ view: Shown) -> CGFloat? { nil }
}

/// The node of a leaf.
final class LeafNode<V: LeafView>: TypedNode<V> {
  private lazy var item = LeafItem<V>(self, view)

  override func rebuild() {
    item.view = view
    item.environment = environment
    view.update(item.shown, environment)
  }

  override var items: [Item] { [item] }
}

private final class LeafItem<V: LeafView>: Item {
  var view: V
  let shown: V.Shown

  init(_ node: Node, _ view: V) {
    self.view = view
    shown = V.makeView()
    super.init(node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.size(proposal, shown) }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    pass.show(shown, frame)
  }

  override func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { view.guide(key, size, shown) }

  override var leafView: UIView? { shown }
}
