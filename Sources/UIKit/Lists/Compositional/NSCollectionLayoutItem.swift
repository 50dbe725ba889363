public import Foundation

/// The place of one item.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  private let badges: [NSCollectionLayoutSupplementaryItem]
  /// The badges at the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }
  /// The space inside the place, around the item.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside of the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates a place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    badges = []
    super.init()
  }

  /// Creates a place of a size with badges.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    badges = supplementaryItems
    super.init()
  }
}

/// A badge or another view at an item or group.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the container at which the view is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is there; that at the same edges if it is `nil`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place in depth.
  open var zIndex = 1

  /// Creates a view at a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize,
      kind: elementKind,
      containerAnchor: containerAnchor,
      itemAnchor: nil
    )
  }

  /// Creates a view one point of which is at a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize,
      kind: elementKind,
      containerAnchor: containerAnchor,
      itemAnchor: itemAnchor
    )
  }

  init(
    size: NSCollectionLayoutSize,
    kind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size)
  }

  /// The place at a container.
  func frame(at container: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(in: container)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      in: CGRect(origin: .zero, size: size)
    )
    let first = containerAnchor.offset(for: size)
    let second = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: target.x - own.x + first.x + second.x,
      y: target.y - own.y + first.y + second.y,
      width: size.width,
      height: size.height
    )
  }
}

/// A header or footer of a section, or a view at its side.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge the view is.
  public let alignment: NSRectAlignment
  /// How far away from there the view is.
  public let offset: CGPoint
  /// Whether the view stays visible while its section is.
  open var pinToVisibleBounds = false
  /// Whether the section grows by the view.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Creates a header or footer some points away from its edge.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize,
      kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: Self.edges(of: alignment)),
      itemAnchor: nil
    )
  }

  private static func edges(of alignment: NSRectAlignment) -> NSDirectionalRectEdge {
    switch alignment {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  enum Side {
    case before, after, leading, trailing, over
  }

  /// On which side of a section's content the view is.
  func side(isVertical: Bool) -> Side {
    switch alignment {
    case .none: .over
    case .top: isVertical ? .before : .leading
    case .bottom: isVertical ? .after : .trailing
    case .leading: isVertical ? .leading : .before
    case .trailing: isVertical ? .trailing : .after
    case .topLeading: .before
    case .bottomLeading: isVertical ? .after : .before
    case .topTrailing: isVertical ? .before : .after
    case .bottomTrailing: .after
    }
  }
}

/// A decoration of a section: a view that belongs to the layout, not to the data.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, under which the layout registered a class.
  public let elementKind: String
  /// The place in depth.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
  }

  /// A decoration behind a whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
