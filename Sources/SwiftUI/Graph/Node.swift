/// Where a node is made.
@MainActor
struct NodeInputs {
  unowned let host: ViewHost
  weak var parent: Node?
  var environment: EnvironmentValues
}

/// The identity of a view: its place in the structure, with what lasts there.
///
/// Marks go up from a node whose inputs changed; an update walks down marked branches only.
@MainActor
class Node {
  unowned let host: ViewHost
  private(set) weak var parent: Node?
  var environment: EnvironmentValues
  private(set) var isMarked = false
  private var isMarkedBelow = false
  private(set) var isRemoved = false
  /// Counts evaluations; what an older one read does not matter any more.
  private(set) var generation = 0
  private var propertyStorage: [Int: AnyObject] = [:]

  init(_ inputs: NodeInputs) {
    host = inputs.host
    parent = inputs.parent
    environment = inputs.environment
  }

  /// What is made below this node.
  var inputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environment) }

  /// The nodes right below, in order.
  var children: [Node] { [] }

  /// What the node and those below put into the layout around them.
  var items: [Item] { children.flatMap(\.items) }

  /// Takes a new value of the view; `false` if it is of another type.
  @discardableResult
  func acceptAny(_ view: any View, _ environment: EnvironmentValues) -> Bool { false }

  /// Evaluates the view with its present value.
  func evaluate() {
    isMarked = false
    generation += 1
  }

  // MARK: - Marks

  /// Asks for an evaluation in the next commit.
  func mark() {
    guard !isRemoved else { return }
    isMarked = true
    var node = parent
    while let above = node, !above.isMarkedBelow {
      above.isMarkedBelow = true
      node = above.parent
    }
    host.setNeedsUpdate()
  }

  /// Evaluates what is marked, from here downwards.
  func updateMarked() {
    if isMarked { evaluate() }
    guard isMarkedBelow else { return }
    isMarkedBelow = false
    for child in children { child.updateMarked() }
  }

  // MARK: - What lasts

  /// The object that belongs to a property of the view, made on first use.
  func stored<Stored: AnyObject>(at offset: Int, _ make: () -> Stored) -> Stored {
    if let present = propertyStorage[offset] as? Stored { return present }
    let made = make()
    propertyStorage[offset] = made
    return made
  }

  /// The view is no longer part of the structure.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.remove() }
    willGo()
  }

  /// Gives up what the node holds outside of the graph.
  func willGo() {}

  /// The value of a preference here: that of the nodes below, combined.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var combined: K.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if var present = combined {
        K.reduce(value: &present) { value }
        combined = present
      } else {
        combined = value
      }
    }
    return combined
  }
}
