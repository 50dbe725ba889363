import UIKit

/// What assistive technologies and tests find a view by.
nonisolated struct AccessibilityModifier: PrimitiveModifier {
  let apply: @MainActor (UIView) -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    AccessibilityNode(view, inputs)
  }
}

private final class AccessibilityNode<C: View>: WrapperNode<C, AccessibilityModifier> {
  override func makeItem(_ content: Item) -> Item {
    AccessibilityItem(content, self, view.modifier)
  }

  override func update(_ item: Item) {
    super.update(item)
    (item as? AccessibilityItem)?.modifier = view.modifier
  }
}

/// Speaks for the one view of its content, or for a view around it.
private final class AccessibilityItem: WrappingItem {
  var modifier: AccessibilityModifier
  private var container: PassThroughView?

  init(_ content: Item, _ node: Node, _ modifier: AccessibilityModifier) {
    self.modifier = modifier
    super.init(content, node)
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    if container == nil {
      content.place(frame, proposal, pass)
      if let leaf = content.leafView { return modifier.apply(leaf) }
    }
    let container = container ?? PassThroughView()
    self.container = container
    pass.show(container: container, frame) {
      content.place(CGRect(origin: .zero, size: frame.size), proposal, pass)
    }
    modifier.apply(container)
  }

  override var leafView: UIView? { container ?? content.leafView }
}

extension View {
  /// The name by which tests find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityIdentifier = identifier })
  }

  /// The name of the view for assistive technologies.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityLabel = label.plain(in: .main) })
  }

  /// The name of the view for assistive technologies.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// The name of the view for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityHint = hint.plain(in: .main) })
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// The value of the view.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityValue = value.plain(in: .main) })
  }

  /// The value of the view.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Whether assistive technologies pass the view over.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityElementsHidden = hidden })
  }
}
