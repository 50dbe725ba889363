import UIKit

/// Sets the title of the controller that shows the views.
private nonisolated struct TitleModifier: PrimitiveModifier {
  let title: Text

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    TitleNode(view, inputs)
  }
}

private final class TitleNode<C: View>: TypedNode<ModifiedContent<C, TitleModifier>> {
  private var node: TypedNode<C>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, view.content)
    host.controller?.navigationItem.title = view.modifier.title.plain(in: .main)
  }
}

extension View {
  /// The title of the screen, in the bar of the controller that shows it.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// The title of the screen, in the bar of the controller that shows it.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the screen, in the bar of the controller that shows it.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}
