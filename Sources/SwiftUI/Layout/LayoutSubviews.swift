public import CoreGraphics
import UIKit

/// Where an item goes.
struct PlacedItem {
  let item: Item
  let frame: CGRect
  let proposal: ProposedViewSize
}

/// Where a layout puts its views.
@MainActor
final class PlacementList {
  var found: [ObjectIdentifier: PlacedItem] = [:]
}

/// The views that a layout arranges.
///
/// Status: complete · A
public struct LayoutSubviews: RandomAccessCollection {
  let items: [Item]
  /// The reading direction; frames are mirrored afterwards, so that layouts need not look.
  public var layoutDirection: LayoutDirection
  var places: PlacementList?

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { items.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], places: places)
  }
}

/// A view that a layout arranges.
///
/// Status: partial · A
public struct LayoutSubview: Equatable {
  let item: Item
  let places: PlacementList?

  /// Who is served first when there is too little room.
  @MainActor public var priority: Double { item.priority }

  /// The distances that the view prefers.
  @MainActor public var spacing: ViewSpacing { ViewSpacing() }

  @MainActor var isSpacer: Bool { item.isSpacer }

  /// A value that the view carries.
  @MainActor public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.layoutValue(key) }

  /// The size that the view takes of a proposal.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.size(proposal)
  }

  /// The size and the guides for a proposal.
  @MainActor public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(proposal)
  }

  /// Puts a point of the view to a place in the layout's coordinates.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: The point, as a share of the view's size.
  ///   - proposal: What the view is offered; it takes its size of that.
  @MainActor public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = item.size(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height
    )
    places?.found[ObjectIdentifier(item)] = PlacedItem(
      item: item,
      frame: CGRect(origin: origin, size: size),
      proposal: proposal
    )
  }

  /// Whether both stand for the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }
}

/// The distances that a view prefers to others.
///
/// - Differs: every view prefers the same distance, 8 points.
///
/// Status: partial · D
public struct ViewSpacing: Sendable {
  /// No preference.
  public static let zero = ViewSpacing(length: 0)
  let length: CGFloat

  /// Creates the default preference.
  public init() { length = 8 }

  init(length: CGFloat) { self.length = length }

  /// The distance that two views agree upon.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
}

/// A point in a unit square.
///
/// Status: complete · A
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// Creates the origin.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
