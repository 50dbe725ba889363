/// A way to make a view from another one.
///
/// Status: complete · A
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the resulting view.
  associatedtype Body: View
  /// What stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The resulting view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A modifier that the graph knows how to apply.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>>
}

extension PrimitiveModifier {
  /// Stops: modifiers that SwiftUI applies by itself have no body.
  public func body(content: Content) -> Never {
    fatalError("body(content:) should not be called on \(type(of: self)).")
  }
}

/// The view that a modifier is applied to.
///
/// Status: complete · A
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    AnyNode(view, inputs) { $0.content }
  }
}

/// A view with a modifier, or a modifier with another one.
///
/// Status: complete · A
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts the two together.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Stops: it has no body.
  public typealias Body = Never

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    if let primitive = view.modifier as? any PrimitiveModifier {
      return unsafeDowncast(open(primitive, view, inputs), to: TypedNode<Self>.self)
    }
    return ModifierNode(view, inputs)
  }

  @MainActor private static func open<P: PrimitiveModifier>(
    _ modifier: P,
    _ view: Self,
    _ inputs: NodeInputs
  ) -> Node {
    P.makeNode(
      ModifiedContent<Content, P>(content: view.content, modifier: modifier),
      inputs
    )
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor static func makeNode<C: View>(
    _ view: ModifiedContent<C, Self>,
    _ inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<C, Self>> {
    PassNode(view, inputs) {
      $0.content.modifier($0.modifier.content).modifier($0.modifier.modifier)
    }
  }
}

/// The node of a modifier that an app wrote.
private final class ModifierNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>> {
  private var node: TypedNode<M.Body>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    var modifier = view.modifier
    PropertyFields.connect(&modifier, to: self)
    let content = _ViewModifier_Content<M>(content: view.content)
    let body = tracked { modifier.body(content: content) }
    node = updated(node, body)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// The modifier with another one applied after it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// Status: complete · A
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
