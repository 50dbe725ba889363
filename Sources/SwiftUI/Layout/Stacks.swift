public import CoreGraphics

/// Views beside each other.
///
/// - Differs: the default distance is always 8 points.
///
/// Status: partial · A
public nonisolated struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they stand.
  ///   - spacing: The distance between them; `nil` for the default one.
  ///   - content: Makes the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views below each other.
///
/// - Differs: the default distance is always 8 points.
///
/// Status: partial · A
public nonisolated struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Puts views below each other.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they stand.
  ///   - spacing: The distance between them; `nil` for the default one.
  ///   - content: Makes the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views over each other, the first one at the back.
///
/// Status: complete · A
public nonisolated struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Puts views over each other.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which they lie.
  ///   - content: Makes the views.
  nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The views in their layout.
  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Takes what room a stack has left.
///
/// Status: complete · A
public nonisolated struct Spacer: View, PrimitiveView, Sendable {
  /// The least length; `nil` for the default one.
  public var minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    SpacerNode(view, inputs)
  }
}

private final class SpacerNode: TypedNode<Spacer> {
  private lazy var item = SpacerItem(self)

  override func rebuild() { item.least = view.minLength ?? 8 }

  override var items: [Item] { [item] }
}

private final class SpacerItem: Item {
  var least: CGFloat = 8

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
  }

  override var isSpacer: Bool { true }
}
