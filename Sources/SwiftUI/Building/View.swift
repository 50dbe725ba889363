/// A part of the user interface as a value: what to show for the present state.
///
/// A view is described anew whenever something that its body read has changed. What
/// lasts is its place in the structure of views around it (its identity); state belongs to the place.
///
/// - Evidence: the documentation of `View` (grade A)
///
/// Status: partial · A
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that describes this one.
  associatedtype Body: View

  /// What the view consists of.
  ///
  /// It is read in the commit of the main loop, never at the moment of a change.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Cannot be reached, as there is no value of the type.
  @MainActor public var body: Never { fatalError("Never has no value") }
}

/// A view that the graph knows how to show without a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self>
}

extension PrimitiveView {
  /// Stops: views that SwiftUI shows by itself have no body.
  @MainActor public var body: Never {
    fatalError("body() should not be called on \(type(of: self)).")
  }
}

/// Nothing: no place in a stack, no events.
///
/// Status: complete · A
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates the view.
  nonisolated public init() {}

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    TypedNode(view, inputs)
  }
}
