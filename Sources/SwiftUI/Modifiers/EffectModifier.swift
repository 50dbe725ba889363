import UIKit

/// A modifier that shows its content inside a view of UIKit.
@MainActor
protocol EffectModifier: PrimitiveModifier {
  associatedtype Container: UIView
  @MainActor func makeContainer() -> Container
  /// Brings the container up to date; its size is known.
  @MainActor func apply(to container: Container, _ environment: EnvironmentValues)
  /// Whether the modifier has no effect, so that no container is needed.
  var isIdentity: Bool { get }
}

extension EffectModifier {
  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    EffectNode(view, inputs)
  }

  var isIdentity: Bool { false }
}

extension EffectModifier where Container == PassThroughView {
  @MainActor func makeContainer() -> PassThroughView { PassThroughView() }
}

/// A view that takes no touches itself.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class EffectNode<C: View, M: EffectModifier>: WrapperNode<C, M> {
  override func makeItem(_ content: Item) -> Item { EffectItem(content, self, view.modifier) }

  override func update(_ item: Item) {
    super.update(item)
    (item as? EffectItem<M>)?.modifier = view.modifier
  }
}

private final class EffectItem<M: EffectModifier>: WrappingItem {
  var modifier: M
  private var container: M.Container?

  init(_ content: Item, _ node: Node, _ modifier: M) {
    self.modifier = modifier
    super.init(content, node)
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    // Once there, the container stays, so that what is inside keeps its superview.
    if container == nil, modifier.isIdentity { return content.place(frame, proposal, pass) }
    let container = container ?? modifier.makeContainer()
    self.container = container
    pass.show(container: container, frame) {
      content.place(CGRect(origin: .zero, size: frame.size), proposal, pass)
    }
    modifier.apply(to: container, environment)
  }

  override var leafView: UIView? { nil }
}
