/// Who reads state at this moment.
@MainActor
enum Reader {
  private static var current: Node?

  static var node: Node? { current }

  static func reading<Value>(_ node: Node?, _ body: () -> Value) -> Value {
    let outer = current
    current = node
    defer { current = outer }
    return body()
  }
}

/// The nodes that read a value, as of their last evaluation.
struct ReaderList {
  private struct Entry {
    weak var node: Node?
    var generation: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Adds the node that is being evaluated, if any.
  @MainActor
  mutating func addCurrent() {
    guard let node = Reader.node else { return }
    entries[ObjectIdentifier(node)] = Entry(node: node, generation: node.generation)
  }

  /// Marks whoever read the value in its last evaluation.
  @MainActor
  mutating func mark() {
    let readers = entries
    entries = [:]
    for entry in readers.values {
      guard let node = entry.node, node.generation == entry.generation else { continue }
      node.mark()
    }
  }
}
