public import Combine
import UIKit

/// Tells an app that a value is another one than at the last update.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<C: View, Value: Equatable>: WrapperNode<C, ChangeModifier<Value>> {
  private var last: Value?
  private var owesInitial = true

  override func rebuild() {
    let modifier = view.modifier
    if let last, last != modifier.value {
      host.afterUpdate { modifier.action(last, modifier.value) }
    }
    last = modifier.value
    super.rebuild()
  }

  override func makeItem(_ content: Item) -> Item {
    guard view.modifier.isInitial, owesInitial else { return content }
    return InitialItem(content, self) { [weak self] in self?.runInitial() }
  }

  private func runInitial() {
    guard owesInitial else { return }
    owesInitial = false
    view.modifier.action(view.modifier.value, view.modifier.value)
  }

  override func update(_ item: Item) { if item is InitialItem { super.update(item) } }
}

private final class InitialItem: WrappingItem, AppearanceListener {
  private let run: () -> Void
  let isTask = false

  init(_ content: Item, _ node: Node, _ run: @escaping () -> Void) {
    self.run = run
    super.init(content, node)
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    content.place(frame, proposal, pass)
    pass.hear(self)
  }

  func appear() { run() }

  func disappear() {}
}

/// Tells an app what a publisher sends.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    ReceiveNode(view, inputs)
  }
}

private final class ReceiveNode<C: View, P: Publisher>: WrapperNode<C, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func rebuild() {
    super.rebuild()
    guard subscription == nil else { return }
    let reference = WeakNode(self)
    subscription = view.modifier.publisher.sink { value in
      guard MainContext.isCurrent else { return }
      MainActor.assumeIsolated { (reference.node as? Self)?.view.modifier.action(value) }
    }
  }

  override func willGo() { subscription = nil }

  override func makeItem(_ content: Item) -> Item { content }

  override func update(_ item: Item) {}
}

extension View {
  /// Runs a closure after an update in which a value changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the closure runs when the view appears, too.
  ///   - action: Gets the old and the new value.
  /// - Returns: The view.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure after an update in which a value changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs a closure after an update in which a value changed; it gets the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs a closure for each value that a publisher sends while the view has its place.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
