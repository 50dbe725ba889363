public import Foundation

/// A part of the screen that takes part in the movement of the focus: a view, a controller.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first within the environment.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The container of the items inside.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// The group that Tab moves between.
  var focusGroupIdentifier: String? { get }

  /// Asks for the focus to move to where it should be, in the next commit.
  func setNeedsFocusUpdate()

  /// Moves the focus now, if somebody asked for it.
  func updateFocusIfNeeded()

  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Tells that the focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something at which the focus can stop.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may stop here.
  var canBecomeFocused: Bool { get }

  /// The place in the container.
  var frame: CGRect { get }

  /// How the focus is shown.
  var focusEffect: UIFocusEffect? { get }

  /// How important the item is in its group.
  var focusGroupPriority: UIFocusGroupPriority { get }

  /// Whether the focus passes through to what is behind.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  /// The usual look.
  public var focusEffect: UIFocusEffect? {
    OptionalMessage.send("focusEffect", to: self) { nil }
  }
  /// An ordinary item.
  public var focusGroupPriority: UIFocusGroupPriority {
    OptionalMessage.send("focusGroupPriority", to: self) { .ignored }
  }
  /// Not transparent.
  public var isTransparentFocusItem: Bool {
    OptionalMessage.send("isTransparentFocusItem", to: self) { false }
  }
}

/// A container of focusable items.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items.
  var coordinateSpace: any UICoordinateSpace { get }

  /// The items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How the focus is shown at an item.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the usual look.
  public nonisolated override init() { super.init() }

  /// The effect itself, as it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The usual look.
  open class func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around the focused item.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The shape of the ring.
  public private(set) var shape: UIBezierPath?

  /// The view that has the ring.
  open weak var containerView: UIView?

  /// The view in front of which the ring is.
  open weak var referenceView: UIView?

  /// Where the ring stands among the subviews.
  open var position: UIFocusEffectPosition = .automatic

  /// Creates the usual ring.
  public override nonisolated init() { super.init() }

  /// Creates a rectangular ring.
  public convenience init(rect: CGRect) {
    self.init()
    shape = UIBezierPath(rect: rect)
  }

  /// Creates a ring with round corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    self.init()
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a ring of any shape.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = bezierPath
  }
}

/// Where the ring of the focus stands among subviews.
///
/// Status: complete · A
public enum UIFocusEffectPosition: Int, Sendable {
  /// As the system likes.
  case automatic
  /// In front of the item.
  case outside
  /// Within the item.
  case inside
}

/// How important an item is in its group.
///
/// Status: complete · A
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number; greater ones go first.
  public let rawValue: Int
  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Not considered.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// Focused before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// What the group wants.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// Focused now.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// The directions in which the focus moves.
///
/// Status: complete · A
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the item before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 6)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 7)
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The superview's environment, or the controller's for its root view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    owningController ?? superview
  }

  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Whether the focus is at the view.
  public var isFocused: Bool { UIFocusSystem.current?.focusedItem === self }

  /// The group that Tab moves between; the superview's for `nil`.
  public var focusGroupIdentifier: String? {
    get { rareIfAny?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  /// The subviews in a rectangle.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The parent, or what the view is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview
  }

  /// The view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// No group of its own.
  public var focusGroupIdentifier: String? { nil }
}

/// What UIKit's own views say about the focus.
@MainActor
enum FocusDefaults {
  static func canBecomeFocused(_ responder: UIResponder) -> Bool {
    switch responder {
    case let field as UITextField: field.isEnabled
    case let view as UITextView: view.isEditable || view.isSelectable
    case let cell as UITableViewCell: cell.isInFocusableList
    case let cell as UICollectionViewCell: cell.isInFocusableList
    default: false
    }
  }
}

extension UIView {
  /// Whether the list around the cell lets the focus stop at cells.
  fileprivate var isInFocusableList: Bool {
    var current = superview
    while let view = current {
      if let table = view as? UITableView { return table.selectionFollowsFocus }
      if let collection = view as? UICollectionView { return collection.allowsFocus }
      current = view.superview
    }
    return false
  }
}
