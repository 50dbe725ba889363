import Cassowary
import CoreGraphics

/// What a system of constraints knows about one view.
///
/// Places are relative to the superview, so that a view that moves changes nothing
/// for those inside it.
@MainActor
final class LayoutEntry {
  enum Role {
    /// The system begins here; its size comes from elsewhere or is what is asked for.
    case root
    /// Constraints place the view.
    case placed
    /// The view has a frame of its own that constraints refer to.
    case fixed
  }

  /// What has to be read from the view again before the next solution.
  struct Stale: OptionSet {
    let rawValue: UInt8
    /// The frame of a fixed view or the size of a root.
    static let place = Stale(rawValue: 1 << 0)
    /// The origin of the bounds of a scroll view.
    static let origin = Stale(rawValue: 1 << 1)
    /// Safe area, margins and what else guides follow.
    static let guides = Stale(rawValue: 1 << 2)
    /// The size that the content asks for.
    static let ownSize = Stale(rawValue: 1 << 3)
    /// How strongly the content's size is kept.
    static let ownPriority = Stale(rawValue: 1 << 4)
  }

  unowned let view: UIView
  let role: Role
  weak var system: LayoutSystem?
  /// The place among all entries of the system, in the order in which they came.
  let serial: Int

  /// The alignment rectangle, its origin in the coordinates of the superview.
  let box: LayoutBox
  /// The distance between the alignment rectangle and the frame.
  let alignment: UIEdgeInsets
  /// The size of a scroll view's content; made when a constraint asks for it.
  var content: LayoutContent?
  /// The origin of a scroll view's bounds; made when a constraint asks for it.
  var origin: LayoutOrigin?
  /// The guides that follow insets of the view.
  var guides: [LayoutGuideBox] = []

  /// The rows that hold a fixed place or the size of a root.
  var placeRows: [Int] = []
  var ownSize = LayoutOwnSize()
  /// Constraints about a baseline of the view: they know its font.
  var baselineConstraints: [NSLayoutConstraint] = []
  /// The size for which baselines were taken; `nil` before the first solution.
  var baselineSize: CGSize?

  var stale: Stale = []
  /// Whether the view waits for its place.
  var isPending = false
  /// Whether the solution changed something about the view since it was last looked at.
  var isChanged = false

  init(_ view: UIView, _ role: Role, _ box: LayoutBox, serial: Int) {
    self.view = view
    self.role = role
    self.box = box
    self.serial = serial
    alignment = view.alignmentRectInsets
  }
}

/// The unknowns of a rectangle.
struct LayoutBox {
  let left: Unknown
  let top: Unknown
  let width: Unknown
  let height: Unknown

  var all: [Unknown] { [left, top, width, height] }

  func start(_ axis: NSLayoutConstraint.Axis) -> Unknown { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Unknown { axis == .horizontal ? width : height }
}

/// The unknown size of a scroll view's content.
struct LayoutContent {
  let width: Unknown
  let height: Unknown
  /// The axes along which constraints decide about the size.
  var usesWidth = false
  var usesHeight = false

  func length(_ axis: NSLayoutConstraint.Axis) -> Unknown { axis == .horizontal ? width : height }
}

/// The unknowns that stand for the origin of a scroll view's bounds, with their rows.
struct LayoutOrigin {
  let x: Unknown
  let y: Unknown
  var rows: [Int] = []

  func start(_ axis: NSLayoutConstraint.Axis) -> Unknown { axis == .horizontal ? x : y }
}

/// The unknowns of a guide that follows insets, with the rows that hold it.
struct LayoutGuideBox {
  let kind: UILayoutGuide.Kind
  let box: LayoutBox
  var rows: [Int] = []
  var insets: UIEdgeInsets
}

/// The rows of a view's own size.
struct LayoutOwnSize {
  /// The rows along an axis: not larger, not smaller.
  struct Rows {
    var hugging = -1
    var resistance = -1
    var size: CGFloat = -1
  }

  var horizontal = Rows()
  var vertical = Rows()
  /// The width in which a text of several lines was measured last; -1 before that.
  var measuredWidth: CGFloat = -1
  var intrinsic = CGSize(width: -1, height: -1)

  subscript(axis: NSLayoutConstraint.Axis) -> Rows {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The alignment rectangle in the superview, as it was before any transform.
  var alignmentFrame: CGRect {
    guard !transform.isIdentity else { return alignmentRect(forFrame: frame) }
    let size = bounds.size
    return alignmentRect(
      forFrame: CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
  }
}
