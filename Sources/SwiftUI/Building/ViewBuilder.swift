/// Makes views from the statements of a closure.
///
/// The type of the result holds the structure: which branch of a condition a view
/// stands in is part of the view's identity.
///
/// Status: partial · A
@resultBuilder
public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Gathers several views, without arranging them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts)
  }

  /// A view that is there under a condition only.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }

  /// A view from a block behind `#available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
