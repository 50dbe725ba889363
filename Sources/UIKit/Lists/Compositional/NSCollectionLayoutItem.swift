public import Foundation

/// A length in a compositional layout.
///
/// Status: complete · A
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case width, height, absolute, estimated
  }

  let kind: Kind
  /// The number: a share, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A guess of the number of points; the cell decides.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
///
/// Status: complete · A
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  var isEstimated: Bool { widthDimension.kind == .estimated || heightDimension.kind == .estimated }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }
}

/// Space between items of a group.
///
/// Status: complete · A
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether more is allowed.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// At least so many points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The place of one item.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside the place, around the item.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates a place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Places beside or below each other.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// The places, which repeat while there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// How many equal places share the room; `nil` for as many as fit.
  let count: Int?
  /// The space between places.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize,
    isHorizontal: Bool,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size)
  }

  /// Places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems)
  }

  /// A number of equal places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  /// A place that is repeated a number of times beside itself.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      isHorizontal: true,
      Array(repeating: subitem, count: max(1, count))
    )
  }

  /// Places below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems)
  }

  /// A number of equal places below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }

  /// A place that is repeated a number of times below itself.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      isHorizontal: false,
      Array(repeating: subitem, count: max(1, count))
    )
  }
}

/// A header or footer of a section.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// At which edge the view is.
  public let alignment: NSRectAlignment
  /// Whether the view stays visible.
  open var pinToVisibleBounds = false {
    didSet {
      if pinToVisibleBounds { unimplemented("pinned headers of a compositional section") }
    }
  }
  /// Whether the section grows by the view.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    let edges: [NSRectAlignment] = [
      .top, .topLeading, .topTrailing, .bottom, .bottomLeading, .bottomTrailing,
    ]
    guard edges.contains(alignment) else {
      unimplemented("headers at the side of a compositional section")
    }
    super.init(layoutSize: layoutSize)
  }

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}
