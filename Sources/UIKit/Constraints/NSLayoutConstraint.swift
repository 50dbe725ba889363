public import Foundation

/// A linear relation between parts of views that layout has to fulfil.
///
/// An active constraint is kept by the nearest common ancestor of its items.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left of the relation.
  open var firstItem: AnyObject? { first.item }

  /// The view or guide on the right of the relation.
  open var secondItem: AnyObject? { second?.item }

  /// The part of the first item.
  open var firstAttribute: Attribute { first.attribute }

  /// The part of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// How the sides compare.
  open var relation: Relation { _relation }

  /// The factor of the second item's part.
  open var multiplier: CGFloat { _multiplier }

  private(set) var first = LayoutPlace(item: nil, attribute: .notAnAttribute)
  private(set) var second: LayoutPlace?
  private var _relation = Relation.equal
  private var _multiplier: CGFloat = 1

  /// The distance from which a first part that is itself a distance is measured.
  private(set) var firstBase: LayoutPlace?
  private(set) var secondBase: LayoutPlace?

  /// The number that is added on the right; may change while active.
  open var constant: CGFloat = 0 {
    didSet {
      let wanted = constant
      guard wanted.isFinite else {
        constant = oldValue
        raise(.infiniteConstant(wanted, of: self))
        return
      }
      if wanted != oldValue { constantDidChange() }
    }
  }

  /// A name for texts and searches.
  open var identifier: String?

  /// Whether an archive of the container keeps the constraint.
  open var shouldBeArchived = false

  @Backward var containerView: UIView?
  /// The place of the activation among all of the application.
  var activation = 0
  /// The system that holds the constraint, and its row there; -1 while it has none.
  weak var layoutSystem: LayoutSystem?
  var layoutRow = -1
  var isMarkedForEdit = false
  /// Whether the distance is the system's, as texts say.
  var usesSystemSpacing = false
  /// Whether a stack view made the constraint.
  var isOfStack = false
  /// Whether the console was told that the constraint cannot hold.
  var wasReportedBroken = false
  private var _priority = UILayoutPriority.required

  /// Creates a constraint between nothing; subclasses start from it.
  ///
  /// Activating it raises, as on iOS.
  public override init() {
    super.init()
  }

  /// Creates a constraint of a storyboard or xib, which says later what it is about.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib?.begin(self)
  }

  /// Tells that all of the nib is there; does nothing, for overriding.
  open func awakeFromNib() {}

  convenience init(
    _ first: LayoutPlace,
    _ relation: Relation,
    _ second: LayoutPlace?,
    multiplier: CGFloat,
    constant: CGFloat,
    firstBase: LayoutPlace? = nil,
    secondBase: LayoutPlace? = nil
  ) {
    self.init()
    self.firstBase = firstBase
    self.secondBase = secondBase
    set(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Says what the constraint is about; once, before it is active.
  func set(
    _ first: LayoutPlace,
    _ relation: Relation,
    _ second: LayoutPlace?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    _relation = relation
    self.second = second
    _multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant.isFinite ? constant : 0
    if !multiplier.isFinite { raise(.infiniteMultiplier(multiplier)) }
    if !constant.isFinite { raise(.infiniteConstant(constant, of: self)) }
  }

  /// Creates a constraint: first part, relation, second part × multiplier + constant.
  ///
  /// - Parameters:
  ///   - view1: A view or guide.
  ///   - attr1: The part of it.
  ///   - relation: How the sides compare.
  ///   - view2: Another view or guide; `nil` for a size alone.
  ///   - attr2: The part of it.
  ///   - multiplier: The factor of the second part.
  ///   - c: The number that is added.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let first = LayoutPlace(item: view1 as AnyObject, attribute: attr1)
    let second = view2.map { LayoutPlace(item: $0 as AnyObject, attribute: attr2) }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
    if let reason = ConstraintCheck.objection(
      to: first,
      second ?? LayoutPlace(item: nil, attribute: attr2),
      multiplier: multiplier
    ) {
      raise(.invalidConstraint(reason, for: view1))
    }
  }

  /// How much the constraint matters; it must not change to or from 1000 while installed.
  ///
  /// An active constraint is installed in a window, or when a layout outside of one was solved.
  ///
  /// - Evidence: the text of the exception; tests of rechsteiner/Parchment that pass on iOS change
  ///   the priority of a constraint that is active outside of windows (grade B)
  open var priority: UILayoutPriority {
    get { _priority }
    set {
      guard newValue != _priority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        raise(.illegalPriority(newValue))
        return
      }
      if isInstalled, (newValue == .required) != (_priority == .required) {
        raise(.changedRequiredPriority(from: _priority, to: newValue))
        return
      }
      _priority = newValue
      priorityDidChange()
    }
  }

  private var isInstalled: Bool { layoutSystem != nil || containerView?.window != nil }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { containerView != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { containerView?.drop(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The part of the first item as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    LayoutPlace(item: firstItem, attribute: firstAttribute).anchor(from: firstBase)
  }

  /// The part of the second item as an anchor; `nil` without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let secondItem else { return nil }
    return LayoutPlace(item: secondItem, attribute: secondAttribute).anchor(from: secondBase)
  }

  /// The relation as text, with names instead of addresses.
  open override var description: String {
    MainContext.isCurrent ? MainActor.assumeIsolated { text } : "<NSLayoutConstraint>"
  }

  private func constantDidChange() {
    layoutSystem?.noteEdit(of: self)
    containerView?.markForConstraints()
  }

  private func priorityDidChange() {
    layoutSystem?.reinsert(self)
    containerView?.markForConstraints()
  }

  private func install() {
    var common = first.view
    for place in [second, firstBase, secondBase].compactMap({ $0 }) where place.item != nil {
      common = UIView.commonAncestor(common, place.view)
    }
    guard let common else {
      raise(.noCommonAncestor(self))
      return
    }
    common.keep(self)
  }
}

/// A part of a view or guide, which it does not keep alive.
@MainActor
struct LayoutPlace {
  private let link: Backlink?
  /// Whether the item is neither a view nor a guide.
  let isForeign: Bool
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    if let view = item as? UIView {
      link = view.madeBacklink
      isForeign = false
    } else if let guide = item as? UILayoutGuide {
      link = guide.madeBacklink
      isForeign = false
    } else {
      link = nil
      isForeign = item != nil
    }
  }

  /// The view or guide, while it lives.
  var item: AnyObject? { link?.object }

  /// The view of an item: itself, or the owner of a guide.
  var view: UIView? { item.flatMap { Self.view(of: $0) } }

  /// The view of an item: itself, or the owner of a guide.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
