public import CoreGraphics
public import UIKit

/// Shows views of SwiftUI in a cell.
///
/// A cell that gets another configuration of the same type keeps the state of the views.
///
/// - Differs: the margins are those of the cell's content view if none are given.
/// - Evidence: the documentation of `UIHostingConfiguration` (grade A)
///
/// Status: partial · A
public nonisolated struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  let content: Content
  let background: Background
  var margins: [Edge: CGFloat] = [:]
  var minSize = CGSize.zero

  init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  /// Lays the content in from some edges; the usual margins for `nil`.
  public func margins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }

  /// Lays the content in from some edges.
  public func margins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    if edges.contains(.top) { copy.margins[.top] = insets.top }
    if edges.contains(.leading) { copy.margins[.leading] = insets.leading }
    if edges.contains(.bottom) { copy.margins[.bottom] = insets.bottom }
    if edges.contains(.trailing) { copy.margins[.trailing] = insets.trailing }
    return copy
  }

  /// The least size of the cell.
  public func minSize(
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    copy.minSize = CGSize(width: width ?? minSize.width, height: height ?? minSize.height)
    return copy
  }

  /// Puts views behind the content, across the whole cell.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(self.content, content())
    copy.margins = margins
    copy.minSize = minSize
    return copy
  }

  /// Fills the whole cell behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }

  /// Makes the view of a cell.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// The configuration itself: the views do not depend on the cell's state.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIHostingConfiguration<Content, Background> { self }

  /// The content with its margins.
  @MainActor
  func whole(_ usual: NSDirectionalEdgeInsets) -> some View {
    content
      .padding(
        EdgeInsets(
          top: margins[.top] ?? usual.top,
          leading: margins[.leading] ?? usual.leading,
          bottom: margins[.bottom] ?? usual.bottom,
          trailing: margins[.trailing] ?? usual.trailing
        )
      )
      .frame(minWidth: minSize.width, minHeight: minSize.height)
      .background { background }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration from views.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

/// The background of a cell with a style.
///
/// Status: complete · A
public nonisolated struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// A rectangle in the style.
  @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The view of a cell with views of SwiftUI.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let hosting: HostingView<AnyView>
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = HostingView(AnyView(EmptyView()))
    super.init(frame: .zero)
    addSubview(hosting)
    show()
  }

  required init?(coder: NSCoder) { unimplemented("content views from archives") }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      show()
    }
  }

  private func show() {
    let usual = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    hosting.rootView = AnyView(shown.whole(usual))
    invalidateIntrinsicContentSize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  override var intrinsicContentSize: CGSize { hosting.sizeThatFits(.zero) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    hosting.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
