import CoreGraphics
public import Foundation

/// Says where a toolbar is.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons.
///
/// - Differs: only custom views of items are subviews.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private var shown: [UIBarButtonItem]?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]
  private var heldStandard: UIToolbarAppearance?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.toolbar.apply(to: self, nib) }
  }

  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons.
  open var items: [UIBarButtonItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for view in (shown ?? []).compactMap(\.customView) where view.superview === self {
      view.removeFromSuperview()
    }
    shown = items
    for view in (items ?? []).compactMap(\.customView) { addSubview(view) }
    setNeedsLayout()
  }

  /// Light or dark, in old code.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through.
  @exclusivity(unchecked)
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The look of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let heldStandard { return heldStandard }
      let made = UIToolbarAppearance()
      heldStandard = made
      return made
    }
    set { heldStandard = newValue }
  }

  /// The look of a low bar.
  open var compactAppearance: UIToolbarAppearance?

  /// The look of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The look of a low bar at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the background image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// The background image.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barMetrics]
  }

  /// Sets the line at the edge of the bar.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
  }

  /// The line at the edge of the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  /// At the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// The height of a bar, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIApplication.shared.device.barHeight)
  }

  /// Any width, and the height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Places custom views one after the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = (shown ?? []).filter { !$0.isHidden }
    let widths = items.map { Self.width(of: $0) }
    let flexible = items.count { $0.madeAs == .flexibleSpace }
    let free = bounds.width - 32 - widths.reduce(0, +)
    let space = flexible > 0 ? max(free, 0) / CGFloat(flexible) : 0
    var x: CGFloat = 16
    for (item, width) in zip(items, widths) {
      if let view = item.customView {
        let height = min(view.bounds.height, bounds.height)
        view.frame = CGRect(x: x, y: (44 - height) / 2, width: width, height: height)
      }
      x += item.madeAs == .flexibleSpace ? space : width
    }
  }

  private static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.madeAs == .flexibleSpace { return 0 }
    if item.width > 0 { return item.width }
    if let view = item.customView {
      return view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
    }
    return 44
  }
}
