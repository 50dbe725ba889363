import UIKit

/// Shows a tree of values in a view of UIKit.
///
/// ```
///   state changes ─▶ nodes are marked, the view asks for layout
///   commit ─▶ marked nodes are evaluated ─▶ onChange, preferences ─▶ items are placed
///          ─▶ onAppear, onDisappear ─▶ tasks
/// ```
@MainActor
final class ViewHost {
  private(set) weak var view: UIView?
  weak var controller: UIViewController?
  /// Whether what is in the window counts as visible.
  var isOn = true
  private(set) var layoutAge = 0
  private var root: Node?
  private var makeRoot: ((EnvironmentValues) -> Node)?
  private var updateRoot: ((Node, EnvironmentValues) -> Void)?
  private var isRootStale = true
  private var needsUpdate = true
  private var environment = EnvironmentValues()
  private var environmentTraits: UITraitCollection?
  private var transaction = Transaction()
  private var actions: [() -> Void] = []
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  private var observerOrder: [ObjectIdentifier] = []
  private var visible: [any AppearanceListener] = []
  private var arranged: [ObjectIdentifier: [UIView]] = [:]
  private var isRendering = false
  private var number = 0
  private var rootItem: Item?
  /// Where named spaces were when things were placed last.
  private(set) var spaces: [AnyHashable: CGPoint] = [:]

  init(_ view: UIView) { self.view = view }

  func nextNumber() -> Int {
    number += 1
    return number
  }

  // MARK: - Content

  /// Shows a view; the same type keeps its identity.
  func setRoot<Content: View>(_ content: Content) {
    makeRoot = { [unowned self] environment in
      NodeFactory.make(content, NodeInputs(host: self, parent: nil, environment: environment))
    }
    updateRoot = { node, environment in
      if !node.acceptAny(content, environment) { fatalError("the root changed its type") }
    }
    isRootStale = true
    setNeedsUpdate()
  }

  /// Asks for an update in the next commit.
  func setNeedsUpdate() {
    needsUpdate = true
    if !CurrentTransaction.value.isEmpty { transaction = CurrentTransaction.value }
    view?.setNeedsLayout()
  }

  /// Runs a block when the update is done, before things are placed.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls a block after each update.
  func observe(_ node: Node, _ block: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    if observers.updateValue(block, forKey: id) == nil { observerOrder.append(id) }
  }

  func stopObserving(_ node: Node) {
    let id = ObjectIdentifier(node)
    guard observers.removeValue(forKey: id) != nil else { return }
    observerOrder.removeAll { $0 == id }
  }

  /// Animates what this update moves.
  func animate(with animation: Animation?) { transaction.animation = animation }

  /// Changes the transaction of this update.
  func changeTransaction(_ change: (inout Transaction) -> Void) { change(&transaction) }

  /// Who presents sheets: the controller of the view, once that is in a window.
  var presenter: UIViewController? { view?.window == nil ? nil : parentController }

  /// The transaction of the changes that this update shows.
  var currentTransaction: Transaction { transaction }

  // MARK: - Update

  /// Evaluates what is marked; changes that come of it are evaluated, too.
  func update() {
    guard let view, needsUpdate || environmentTraits != view.traitCollection else { return }
    var rounds = 0
    repeat {
      needsUpdate = false
      updateGraph(view)
      layoutAge += 1
      for id in observerOrder { observers[id]?() }
      let waiting = actions
      actions = []
      for action in waiting { action() }
      rounds += 1
    } while needsUpdate && rounds < 100
  }

  private func updateGraph(_ view: UIView) {
    let traits = view.traitCollection
    if environmentTraits != traits {
      environmentTraits = traits
      environment = EnvironmentValues(traits)
      isRootStale = true
    }
    guard isRootStale else {
      root?.updateMarked()
      return
    }
    isRootStale = false
    var environment = environment
    environment.hostController = WeakController(controller)
    self.environment = environment
    if let root {
      updateRoot?(root, environment)
      root.updateMarked()
    } else {
      root = makeRoot?(environment)
    }
  }

  /// The one item of the whole; several are stacked.
  private func wholeItem() -> Item? {
    guard let root else { return nil }
    let items = root.items
    if items.count == 1 { return items[0] }
    guard !items.isEmpty else { return nil }
    let stack = (rootItem as? ArrangedItem<VStackLayout>) ?? ArrangedItem(VStackLayout(), root)
    stack.items = items
    rootItem = stack
    return stack
  }

  /// The size that the content takes of what is offered.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return wholeItem()?.size(proposal) ?? .zero
  }

  // MARK: - Placing

  /// Brings the views up to date.
  func render(safeArea: CGRect) {
    guard let view, !isRendering else { return }
    isRendering = true
    defer { isRendering = false }
    update()
    layoutAge += 1
    let pass = PlacementPass(self, view, safeArea: safeArea)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    transaction = Transaction()
    let place = { [self] in
      let proposal = ProposedViewSize(safeArea.size)
      wholeItem()?.place(in: safeArea, .center, proposal, pass)
      pass.finish()
    }
    if let animation, view.window != nil {
      UIView.animate(animation, changes: place)
    } else {
      place()
    }
    spaces = pass.spaces
    if view.window != nil, isOn { tell(pass.listeners) }
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }

  /// Gives a container its views; those that are gone leave it.
  func arrange(_ views: [UIView], in container: UIView) {
    let id = ObjectIdentifier(container)
    let old = arranged[id] ?? []
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in old where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
      leave(view)
    }
    for (index, view) in views.enumerated() {
      let present = container.subviews
      if index < present.count, present[index] === view { continue }
      enter(view, container, index)
    }
    arranged[id] = views.isEmpty ? nil : views
  }

  private func enter(_ view: UIView, _ container: UIView, _ index: Int) {
    let child = view.owningController
    let parent = child == nil ? nil : parentController
    if let child, let parent, child.parent !== parent { parent.addChild(child) }
    let isNew = view.superview !== container
    container.insertSubview(view, at: min(index, container.subviews.count))
    if isNew, let child, let parent { child.didMove(toParent: parent) }
  }

  private func leave(_ view: UIView) {
    let child = view.owningController
    child?.willMove(toParent: nil)
    view.removeFromSuperview()
    child?.removeFromParent()
  }

  /// The controller that hosted controllers become children of.
  private var parentController: UIViewController? {
    if let controller { return controller }
    var responder: UIResponder? = view
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  // MARK: - Coming and going

  /// What came is told first, then what went; tasks begin at the very end.
  private func tell(_ present: [any AppearanceListener]) {
    let old = Set(visible.map(ObjectIdentifier.init))
    let new = Set(present.map(ObjectIdentifier.init))
    let gone = visible.filter { !new.contains(ObjectIdentifier($0)) }
    visible = present
    let came = present.filter { !old.contains(ObjectIdentifier($0)) }
    for listener in came where !listener.isTask { listener.appear() }
    for listener in gone { listener.disappear() }
    for listener in came where listener.isTask { listener.appear() }
  }

  /// The whole is not visible any more.
  func disappear() {
    let gone = visible
    visible = []
    for listener in gone { listener.disappear() }
  }

  /// Gives everything up.
  func close() {
    root?.remove()
    root = nil
  }
}
