import Clockwork
import UIKit

/// A view that a presentation of UIKit shows while a value says so.
nonisolated struct SheetModifier<Sheet: View>: PrimitiveModifier {
  let isPresented: Bool
  let style: UIModalPresentationStyle
  let end: () -> Void
  let sheet: () -> Sheet

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    SheetNode(view, inputs)
  }
}

private final class SheetNode<C: View, Sheet: View>:
  TypedNode<ModifiedContent<C, SheetModifier<Sheet>>>
{
  private var node: TypedNode<C>?
  private var shown: SheetController?
  private var isAsked = false

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    node = updated(node, view.content)
    if view.modifier.isPresented { shown?.rootView = content() }
    ask()
  }

  private func content() -> AnyView {
    let sheet = tracked { view.modifier.sheet() }
    return AnyView(InheritingView(environment: environment, content: sheet))
  }

  /// Presents and dismisses in the next turn, when the update is on the screen.
  private func ask() {
    guard !isAsked, view.modifier.isPresented != (shown != nil) else { return }
    isAsked = true
    MainLoop.current.post("sheet") { [weak self] in self?.act() }
  }

  private func act() {
    isAsked = false
    if !view.modifier.isPresented {
      shown?.dismiss(animated: true)
    } else if shown == nil, !isRemoved, let presenter = host.presenter {
      let controller = SheetController(rootView: content())
      controller.modalPresentationStyle = view.modifier.style
      controller.didEnd = { [weak self] in self?.didEnd() }
      shown = controller
      presenter.present(controller, animated: true)
    }
  }

  private func didEnd() {
    guard shown != nil else { return }
    shown = nil
    view.modifier.end()
  }

  override func willGo() { shown?.dismiss(animated: true) }
}

/// The controller of a sheet; says when it is gone, however that came.
private final class SheetController: UIHostingController<AnyView> {
  var didEnd: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didEnd?() }
  }
}

/// Views that get the environment of others, in a graph of their own.
private nonisolated struct InheritingView<Content: View>: View, PrimitiveView {
  let environment: EnvironmentValues
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    InheritingNode(view, inputs)
  }
}

private final class InheritingNode<Content: View>: TypedNode<InheritingView<Content>> {
  private var node: TypedNode<Content>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    var surroundings = view.environment
    surroundings.hostController = environment.hostController
    node = updated(node, view.content, surroundings)
  }
}

extension View {
  /// Presents a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: The value; it becomes false when the sheet is closed.
  ///   - onDismiss: Called when the sheet is closed.
  ///   - content: Makes the views of the sheet.
  /// - Returns: The view.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(isPresented, onDismiss, .automatic, self, content)
  }

  /// Presents a sheet while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item; it becomes `nil` when the sheet is closed.
  ///   - onDismiss: Called when the sheet is closed.
  ///   - content: Makes the views of the sheet.
  /// - Returns: The view.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      onDismiss,
      .automatic,
      self,
      { item.wrappedValue.map(content) }
    )
  }

  /// Presents a view over the whole screen while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: The value; it becomes false when the view is closed.
  ///   - onDismiss: Called when the view is closed.
  ///   - content: Makes the views.
  /// - Returns: The view.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(isPresented, onDismiss, .fullScreen, self, content)
  }
}

/// Reads the value of a presentation, so that it is evaluated when that changes.
private nonisolated struct PresentingView<Base: View, Sheet: View>: View {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let style: UIModalPresentationStyle
  let base: Base
  let sheet: () -> Sheet

  init(
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ style: UIModalPresentationStyle,
    _ base: Base,
    _ sheet: @escaping () -> Sheet
  ) {
    (self.isPresented, self.onDismiss, self.style) = (isPresented, onDismiss, style)
    (self.base, self.sheet) = (base, sheet)
  }

  @MainActor var body: some View {
    base.modifier(
      SheetModifier(
        isPresented: isPresented.wrappedValue,
        style: style,
        end: {
          if isPresented.wrappedValue { isPresented.wrappedValue = false }
          onDismiss?()
        },
        sheet: sheet
      )
    )
  }
}
