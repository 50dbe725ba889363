import UIKit

/// The view that shows a tree of values.
final class HostingView<Content: View>: UIView {
  private(set) lazy var host = ViewHost(self)
  /// Whether the size that the content likes is the view's own.
  var hasIntrinsicSize = false
  /// Called when the content was placed.
  var didRender: (() -> Void)?
  private var lastSize: CGSize?

  init(_ content: Content) {
    rootView = content
    super.init(frame: .zero)
    host.setRoot(content)
  }

  required init?(coder: NSCoder) { unimplemented("hosting views from archives") }

  isolated deinit { host.close() }

  /// What is shown; a new value is taken in the next commit.
  var rootView: Content {
    didSet { host.setRoot(rootView) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.render(safeArea: bounds.inset(by: safeAreaInsets))
    noticeSize()
    didRender?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.setNeedsUpdate()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // A controller says itself when it is gone; its view leaves the window during a push, too.
    if window != nil { setNeedsLayout() } else if host.controller == nil { host.disappear() }
  }

  /// The size of the content within a size; nothing limits a length of zero or without end.
  override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(HostSizes.proposal(size)) }

  override var intrinsicContentSize: CGSize {
    hasIntrinsicSize ? host.size(.unspecified) : super.intrinsicContentSize
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontalFittingPriority == .required
    let keepsHeight = verticalFittingPriority == .required
    let size = host.size(
      ProposedViewSize(
        width: keepsWidth ? targetSize.width : nil,
        height: keepsHeight ? targetSize.height : nil
      )
    )
    return CGSize(
      width: keepsWidth ? targetSize.width : size.width,
      height: keepsHeight ? targetSize.height : size.height
    )
  }

  /// Tells the surroundings that the content likes another size.
  private func noticeSize() {
    guard hasIntrinsicSize else { return }
    let size = host.size(.unspecified)
    if let lastSize, lastSize != size { invalidateIntrinsicContentSize() }
    lastSize = size
  }
}

/// What sizes of UIKit mean to views.
enum HostSizes {
  static func proposal(_ size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat) -> CGFloat? {
      value <= 0 || value >= 1_000_000 ? nil : value
    }
    return ProposedViewSize(width: length(size.width), height: length(size.height))
  }
}
