import CoreGraphics
import UIKit

/// Views that scroll, in a scroll view of UIKit.
///
/// - Differs: the content stands in a column (a row for `.horizontal` alone).
///
/// Status: partial · A
public nonisolated struct ScrollView<Content: View>: View {
  /// The directions.
  public var axes: Axis.Set
  /// Whether indicators are shown.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Makes the content scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - showsIndicators: Whether indicators are shown.
  ///   - content: Makes the content.
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content inside of a scroll view.
  @MainActor public var body: some View {
    ScrollContainer(
      axes: axes,
      showsIndicators: showsIndicators,
      content: VStackLayout { content }
    )
  }
}

private nonisolated struct ScrollContainer<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    ScrollNode(view, inputs)
  }
}

private final class ScrollNode<Content: View>: TypedNode<ScrollContainer<Content>> {
  private lazy var item = ScrollItem(self)
  private var node: TypedNode<Content>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, view.content)
    item.axes = view.axes
    item.environment = environment
    item.scrollView.showsVerticalScrollIndicator = view.showsIndicators
    item.scrollView.showsHorizontalScrollIndicator = view.showsIndicators
  }

  override var items: [Item] {
    item.content = node?.items.first
    return [item]
  }
}

private final class ScrollItem: Item {
  let scrollView = UIScrollView()
  var axes = Axis.Set.vertical
  var content: Item?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    pass.show(scrollView, frame)
    let offset = scrollView.contentOffset
    let origin = CGPoint(
      x: scrollView.frame.minX - offset.x,
      y: scrollView.frame.minY - offset.y
    )
    pass.enter(scrollView, origin: origin) {
      guard let content else { return }
      let inner = inner(ProposedViewSize(frame.size))
      let size = content.size(inner)
      // Content that is narrower than the view stands in the middle.
      let x = axes.contains(.horizontal) ? 0 : max((frame.width - size.width) / 2, 0)
      if scrollView.contentSize != size {
        scrollView.contentSize = CGSize(
          width: axes.contains(.horizontal) ? size.width : frame.width,
          height: size.height
        )
      }
      content.place(CGRect(x: x, y: 0, width: size.width, height: size.height), inner, pass)
    }
  }

  override var leafView: UIView? { scrollView }
}
