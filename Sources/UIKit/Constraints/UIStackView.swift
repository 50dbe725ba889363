public import Foundation

/// A view that arranges others in a row or a column.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Creates a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.isStack)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: coder.nib?.frame ?? .zero)
    flags.insert(.isStack)
    guard let nib = coder.nib else { return }
    decode(nib)
    NibTables.stackView.apply(to: self, nib)
  }

  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a place in the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.position(of: view) else { return }
    arrangedSubviews.remove(at: index)
    spacings[ObjectIdentifier(view)] = nil
    endArrangement(of: view)
    arrangementDidChange()
  }

  /// Stops arranging a subview that goes.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where the views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between neighbours.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// The space after a view, if it is not that between all.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  let arrangement = MadeArrangement()
  var isMarkedForArrangement = false
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Whether space is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views keep clear of the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The space between all neighbours.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The standard space.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// By their own sizes and priorities.
    case fill
    /// All alike.
    case fillEqually
    /// In proportion to their own sizes.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances of the middles.
    case equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// As wide or high as the stack.
    case fill
    /// At the edge where reading begins, or at the top.
    case leading
    /// On the baseline of the first line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends, or at the bottom.
    case trailing
    /// On the baseline of the last line.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  private func arrange(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  func effectiveSpacing(after view: UIView) -> CGFloat {
    let own = spacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? SystemSpacing.standard : own
  }
}
