import Observation
import UIKit

/// The node of a view of a known type.
class TypedNode<V: View>: Node {
  private(set) var view: V

  init(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Makes what lies below from the present value of the view.
  func rebuild() {}

  /// Takes a new value; evaluates it unless nothing is different.
  func accept(_ new: V, _ environment: EnvironmentValues) {
    guard
      isMarked || !environment.isSame(as: self.environment)
        || !ValueComparison.areEqual(view, new)
    else { return }
    self.environment = environment
    view = new
    evaluate()
  }

  override func acceptAny(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    guard let view = view as? V else { return false }
    accept(view, environment)
    return true
  }

  override func evaluate() {
    super.evaluate()
    PropertyFields.connect(&view, to: self)
    rebuild()
  }

  /// Runs a closure of the view; whatever it reads marks the node when it changes.
  func tracked<Value>(_ body: () -> Value) -> Value {
    let generation = generation
    let reference = WeakNode(self)
    return Reader.reading(self) {
      withObservationTracking(body) {
        MainContext.perform {
          guard let node = reference.node, node.generation == generation else { return }
          node.mark()
        }
      }
    }
  }

  /// The node of a view below: the present one with a new value, or a new one.
  func updated<Content: View>(
    _ node: TypedNode<Content>?,
    _ content: Content,
    _ environment: EnvironmentValues? = nil
  ) -> TypedNode<Content> {
    let environment = environment ?? self.environment
    if let node {
      node.accept(content, environment)
      return node
    }
    var inputs = inputs
    inputs.environment = environment
    return NodeFactory.make(content, inputs)
  }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: TypedNode<V> {
  private var node: TypedNode<V.Body>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    let body = tracked { view.body }
    node = updated(node, body)
  }
}

/// A node that may be gone.
final class WeakNode: @unchecked Sendable {
  private weak var held: Node?

  @MainActor init(_ node: Node) { held = node }

  @MainActor var node: Node? { held }
}

/// Makes nodes for views.
@MainActor
enum NodeFactory {
  static func make<V: View>(_ view: V, _ inputs: NodeInputs) -> TypedNode<V> {
    let node = made(view, inputs)
    node.evaluate()
    return node
  }

  static func make(any view: any View, _ inputs: NodeInputs) -> Node { opened(view, inputs) }

  private static func opened<V: View>(_ view: V, _ inputs: NodeInputs) -> Node {
    make(view, inputs)
  }

  private static func made<V: View>(_ view: V, _ inputs: NodeInputs) -> TypedNode<V> {
    if let primitive = view as? any PrimitiveView {
      return unsafeDowncast(open(primitive, inputs), to: TypedNode<V>.self)
    }
    if let representable = view as? any UIViewControllerRepresentable {
      return unsafeDowncast(open(representable, inputs), to: TypedNode<V>.self)
    }
    if let representable = view as? any UIViewRepresentable {
      return unsafeDowncast(open(representable, inputs), to: TypedNode<V>.self)
    }
    return CompositeNode(view, inputs)
  }

  private static func open<P: PrimitiveView>(_ view: P, _ inputs: NodeInputs) -> Node {
    P.makeNode(view, inputs)
  }

  private static func open<R: UIViewControllerRepresentable>(
    _ view: R,
    _ inputs: NodeInputs
  ) -> Node {
    ControllerNode(view, inputs)
  }

  private static func open<R: UIViewRepresentable>(_ view: R, _ inputs: NodeInputs) -> Node {
    RepresentableNode(view, inputs)
  }
}

extension MainContext {
  /// Runs a block on the main actor: at once if that is where we are.
  static func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { block() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { block() } }
    }
  }
}
