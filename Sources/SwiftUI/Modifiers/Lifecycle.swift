/// Tells an app that a view comes and goes.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    AppearanceNode(view, inputs)
  }
}

private final class AppearanceNode<C: View>: WrapperNode<C, AppearanceModifier> {
  override func makeItem(_ content: Item) -> Item { AppearanceItem(content, self) }

  override func update(_ item: Item) {
    super.update(item)
    (item as? AppearanceItem)?.modifier = view.modifier
  }
}

private final class AppearanceItem: WrappingItem, AppearanceListener {
  var modifier = AppearanceModifier()
  let isTask = false

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    content.place(frame, proposal, pass)
    pass.hear(self)
  }

  func appear() { modifier.appear?() }

  func disappear() { modifier.disappear?() }
}

/// Work that lasts as long as a view is visible.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<C: View, ID: Equatable>: WrapperNode<C, TaskModifier<ID>> {
  override func makeItem(_ content: Item) -> Item { TaskItem(content, self, view.modifier) }

  override func update(_ item: Item) {
    super.update(item)
    (item as? TaskItem<ID>)?.take(view.modifier)
  }
}

private final class TaskItem<ID: Equatable>: WrappingItem, AppearanceListener {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?
  let isTask = true

  init(_ content: Item, _ node: Node, _ modifier: TaskModifier<ID>) {
    self.modifier = modifier
    super.init(content, node)
  }

  /// Another identity ends the work and begins it anew.
  func take(_ modifier: TaskModifier<ID>) {
    let isOther = modifier.id != self.modifier.id
    self.modifier = modifier
    guard isOther, task != nil else { return }
    disappear()
    host.afterUpdate { [weak self] in self?.appear() }
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    content.place(frame, proposal, pass)
    pass.hear(self)
  }

  func appear() {
    let action = modifier.action
    task = Task(priority: modifier.priority) { @MainActor in await action() }
  }

  func disappear() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs a closure when the view comes on the screen, after it has its place.
  ///
  /// Views inside are told first. A view that is hidden or transparent has appeared, too.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs a closure when the view is no longer on the screen.
  ///
  /// A view that takes the place of another one appears before the other one disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Begins work when the view comes on the screen; cancels it when the view goes.
  ///
  /// Work begins after every `onAppear` of the same update.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Begins work when the view comes on the screen, and anew when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
