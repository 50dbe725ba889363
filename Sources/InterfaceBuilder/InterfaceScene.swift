/// One scene of a storyboard: a controller and the objects beside it.
public struct InterfaceScene: Sendable {
  /// The element `scene`.
  public let element: InterfaceElement
  /// The element of the controller, or of the reference to another storyboard; the first object
  /// of the scene that belongs to the scene as its controller.
  public let controller: InterfaceElement?

  init(_ element: InterfaceElement) {
    self.element = element
    let objects = element.list("objects")
    controller =
      objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.lowercased().hasSuffix("controller") }
  }

  /// The name of the scene in code.
  public var identifier: String? { controller?["storyboardIdentifier"] }

  /// The objects of the scene beside its controller: placeholders, exits, views, recognizers.
  public var others: [InterfaceElement] {
    element.list("objects").filter { $0 !== controller }
  }

  /// The element that takes ways back to earlier screens.
  public var exit: InterfaceElement? { others.first { $0.name == "exit" } }

  /// Whether the scene only refers to a scene of another storyboard.
  public var isReference: Bool { controller?.name == "viewControllerPlaceholder" }
}
