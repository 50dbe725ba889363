import UIKit

/// Something that has a size and a place: a view of UIKit, or an arrangement of others.
///
/// Sizes are remembered per proposal as long as nothing in the graph has changed.
@MainActor
class Item {
  unowned let host: ViewHost
  var environment: EnvironmentValues
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var sizesAge = -1

  init(_ node: Node) {
    host = node.host
    environment = node.environment
  }

  init(_ host: ViewHost, _ environment: EnvironmentValues) {
    self.host = host
    self.environment = environment
  }

  /// The size that the item takes of what is offered.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if sizesAge != host.layoutAge {
      sizes.removeAll(keepingCapacity: true)
      sizesAge = host.layoutAge
    }
    if let known = sizes[proposal] { return known }
    let size = computeSize(proposal)
    sizes[proposal] = size
    return size
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(size) { [self] key in guide(key, size, proposal) }
  }

  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Takes a place in the present container.
  @MainActor func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {}

  /// Where the item says a guide to be.
  @MainActor func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// Who is served first when there is too little room.
  var priority: Double { 0 }

  /// Who lies in front.
  var zIndex: Double { 0 }

  /// Whether the item has no look of its own and takes what room there is.
  var isSpacer: Bool { false }

  /// The view of UIKit that alone shows the item.
  var leafView: UIView? { nil }

  /// A value that the item carries for the layout around it.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// The values of tags, for pickers and tabs.
  var tag: AnyHashable? { nil }
}

/// An item around another one; passes on what it does not change.
class WrappingItem: Item {
  let content: Item

  init(_ content: Item, _ node: Node) {
    self.content = content
    super.init(node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    content.place(frame, proposal, pass)
  }

  override func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { content.guide(key, size, proposal) }

  override var priority: Double { content.priority }
  override var zIndex: Double { content.zIndex }
  override var isSpacer: Bool { content.isSpacer }
  override var leafView: UIView? { content.leafView }
  override var tag: AnyHashable? { content.tag }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    content.layoutValue(key)
  }
}

/// The node of a modifier that wraps each item of its content.
class WrapperNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>> {
  private(set) var node: TypedNode<C>?
  private var wrappers: [ObjectIdentifier: (content: Item, wrapper: Item)] = [:]

  override var children: [Node] { node.map { [$0] } ?? [] }

  /// The environment of the content.
  var contentEnvironment: EnvironmentValues { environment }

  override func rebuild() {
    node = updated(node, view.content, contentEnvironment)
    for (_, wrapper) in wrappers.values { update(wrapper) }
  }

  override var items: [Item] {
    let contents = node?.items ?? []
    var kept: [ObjectIdentifier: (content: Item, wrapper: Item)] = [:]
    let made = contents.map { content in
      let id = ObjectIdentifier(content)
      let wrapper = wrappers[id]?.wrapper ?? wrap(content)
      kept[id] = (content, wrapper)
      return wrapper
    }
    for (id, pair) in wrappers where kept[id] == nil { discard(pair.wrapper) }
    wrappers = kept
    return made
  }

  final func wrap(_ content: Item) -> Item {
    let item = makeItem(content)
    update(item)
    return item
  }

  /// Makes the item around another one.
  func makeItem(_ content: Item) -> Item { content }

  /// Brings an item up to date with the view.
  @MainActor func update(_ item: Item) { item.environment = environment }

  /// The content of the item is gone.
  func discard(_ item: Item) {}
}
