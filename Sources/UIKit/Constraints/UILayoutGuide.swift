public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What the rectangle of a guide follows.
  enum Kind {
    /// Constraints.
    case free
    /// The owner's safe area.
    case safeArea
    /// What bars cover above the safe area.
    case top
    /// What bars cover below the safe area.
    case bottom
    /// The owner's margins.
    case margins
    /// The owner's margins, not wider than text is readable.
    case readable
    /// The keyboard.
    case keyboard
    /// The content of a scroll view.
    case scrollContent
    /// The visible part of a scroll view.
    case scrollFrame
  }

  var kind = Kind.free
  /// Where others look for the guide without owning it; nil until somebody does.
  @exclusivity(unchecked) nonisolated(unsafe) var backlink: Backlink?

  /// Creates a guide without an owner.
  public override nonisolated init() {
    super.init()
  }

  deinit { backlink?.cut() }

  /// The view that has the guide.
  open var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }

  @Backward private var owner: UIView?

  /// A name for texts and searches.
  open var identifier = ""

  /// The guide as text: its name, its rectangle as far as it is known, and its owner.
  open override var description: String {
    MainContext.isCurrent ? MainActor.assumeIsolated { text } : "<UILayoutGuide>"
  }

  /// The rectangle in the owner's coordinates.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .free: return view.solvedFrame(of: self)
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.bounds
    case .top, .bottom, .safeArea, .margins, .readable, .keyboard:
      return view.bounds.inset(by: insets(in: view))
    }
  }

  /// Whether layout could place the guide in several ways.
  open var hasAmbiguousLayout: Bool {
    guard let view = owningView else { return false }
    return kind == .free ? view.isAmbiguous(self) : view.hasAmbiguousLayout
  }

  /// The active constraints along an axis that mention the guide.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraintsInAncestors.filter {
      ($0.firstItem === self || $0.secondItem === self) && $0.isAbout(axis)
    } ?? []
  }

  /// The distance of the guide's edges from those of its owner.
  func insets(in view: UIView) -> UIEdgeInsets { UILayoutGuide.insets(of: kind, in: view) }

  static func insets(of kind: Kind, in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .free, .scrollContent, .scrollFrame: return .zero
    case .top:
      let height = view.bounds.height - view.safeAreaInsets.top
      return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .bottom:
      let height = view.bounds.height - view.safeAreaInsets.bottom
      return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable:
      var insets = view.layoutMargins
      let surplus = view.bounds.width - insets.left - insets.right - view.readableWidth
      guard surplus > 0 else { return insets }
      insets.left += surplus / 2
      insets.right += surplus / 2
      return insets
    case .keyboard:
      let height = KeyboardOverlap.height(in: view)
      return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
    }
  }
}
