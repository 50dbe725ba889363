public import Foundation

/// A part of a view or guide from which constraints are made.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: LayoutPlace
  /// The other end, if the anchor stands for a distance.
  let base: LayoutPlace?

  init(_ place: LayoutPlace, from base: LayoutPlace? = nil) {
    self.place = place
    self.base = base
    super.init()
  }

  /// The view or guide.
  open var item: AnyObject? { place.item }

  /// The name of the part.
  open var name: String { place.attribute.text }

  /// Whether constraints leave a choice about the part.
  open var hasAmbiguousLayout: Bool { place.view?.isAmbiguous(place) ?? false }

  /// The active constraints that mention the part.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item, let view = LayoutPlace.view(of: item) else { return [] }
    return view.constraintsInAncestors.filter {
      ($0.firstItem === item && $0.firstAttribute == place.attribute)
        || ($0.secondItem === item && $0.secondAttribute == place.attribute)
    }
  }

  /// A constraint that makes this part equal to another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }

  /// A constraint that makes this part at least as large as another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// A constraint that makes this part at most as large as another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }

  /// A constraint that makes this part equal to another plus a number.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  /// A constraint that makes this part at least another plus a number.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  /// A constraint that makes this part at most another plus a number.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  /// A constraint at a multiple of the standard distance.
  func space(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, anchor, constant: SystemSpacing.standard * multiplier)
    constraint.usesSystemSpacing = true
    return constraint
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    // Nothing of another size is a number alone (tests of scenee/FloatingPanel, grade B).
    let isNumber = multiplier == 0
    let constraint = NSLayoutConstraint(
      place,
      relation,
      isNumber ? nil : anchor.place,
      multiplier: isNumber ? 1 : multiplier,
      constant: constant,
      firstBase: base,
      secondBase: isNumber ? nil : anchor.base
    )
    if let a = place.attribute.isDirectional, let b = anchor.place.attribute.isDirectional, a != b {
      raise(.incompatibleUnits(text, anchor.text))
    }
    return constraint
  }

  /// The anchor as text, with names instead of addresses.
  open override var description: String {
    MainContext.isCurrent ? MainActor.assumeIsolated { text } : "<NSLayoutAnchor>"
  }

  /// The anchor in texts.
  var text: String {
    var names = ConstraintNames()
    let kind =
      switch place.attribute.kind {
      case _ where base != nil: "NSLayoutDimension"
      case .none: "NSLayoutAnchor"
      case .size: "NSLayoutDimension"
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      }
    return "<\(kind) \"\(names.name(item)).\(name)\">"
  }

  /// Anchors are equal if they stand for the same part, whatever type they are seen as.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? any PlacedAnchor else { return false }
      return other.place.item === place.item && other.place.attribute == place.attribute
        && other.base?.item === base?.item && other.base?.attribute == base?.attribute
    }
  }

  /// A number that equal anchors share.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      if let item = place.item { hasher.combine(ObjectIdentifier(item)) }
      hasher.combine(place.attribute)
      return hasher.finalize()
    }
  }
}

/// An anchor of any type.
@MainActor
protocol PlacedAnchor: AnyObject {
  var place: LayoutPlace { get }
  var base: LayoutPlace? { get }
}

extension NSLayoutAnchor: PlacedAnchor {}

extension LayoutPlace {
  /// The anchor of this place, of the class that it has on iOS.
  ///
  /// - Parameter base: The other end, if it is a distance.
  /// - Returns: The anchor.
  @MainActor
  func anchor(from base: LayoutPlace?) -> NSLayoutAnchor<AnyObject> {
    // The parameter says nothing about what an anchor holds; Objective-C knows no parameters.
    switch attribute.kind {
    case _ where base != nil:
      unsafeBitCast(NSLayoutDimension(self, from: base), to: NSLayoutAnchor<AnyObject>.self)
    case .size: unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    case .horizontal: unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    case .vertical: unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    case .none: NSLayoutAnchor(self)
    }
  }
}

/// A vertical line: an edge or a middle from side to side.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.place, from: place)
  }

  /// A constraint that puts this line the standard distance after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, anchor, multiplier)
  }

  /// A constraint that puts this line at least the standard distance after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier)
  }

  /// A constraint that puts this line at most the standard distance after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A horizontal line: an edge, a baseline or a middle from top to bottom.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.place, from: place)
  }

  /// A constraint that puts this line the standard distance below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, anchor, multiplier)
  }

  /// A constraint that puts this line at least the standard distance below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier)
  }

  /// A constraint that puts this line at most the standard distance below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A width, a height or a distance.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    to constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place,
      relation,
      nil,
      multiplier: 1,
      constant: constant,
      firstBase: base
    )
  }

  /// A constraint that gives the size a number.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: c)
  }

  /// A constraint that makes the size at least a number.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: c)
  }

  /// A constraint that makes the size at most a number.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: c)
  }

  /// A constraint that makes the size a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0)
  }

  /// A constraint that makes the size at least a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  /// A constraint that makes the size at most a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
  }

  /// A constraint that makes the size a multiple of another plus a number.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the size at least a multiple of another plus a number.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the size at most a multiple of another plus a number.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

/// The standard distances between views.
enum SystemSpacing {
  /// Between neighbours.
  ///
  /// To the edge of a superview, its margins are the standard.
  static let standard: CGFloat = 8
}
