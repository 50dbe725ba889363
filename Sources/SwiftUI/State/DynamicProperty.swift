/// A stored property of a view that the graph connects to the view's place before it reads the body.
///
/// A type of the app that conforms may hold other dynamic properties; they are connected, too.
///
/// Status: complete · A
public protocol DynamicProperty {
  /// Called right before the body is read, with what is inside connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of ours.
protocol GraphProperty: DynamicProperty {
  /// Connects the property to what lasts at the node, or takes what the node's surroundings give.
  @MainActor mutating func connect(to node: Node, at offset: Int)

  /// Whether a view with the other value may keep what its body gave.
  func isSame(as other: Any) -> Bool
}
