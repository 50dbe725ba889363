public import Foundation

/// Is called with the elements that are about to be shown, the offset and the room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: groups that follow each other.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list that the section looks like.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section whose group repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// What the space is measured from; what the layout says, by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the space around headers and footers is measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section scrolls by itself across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls by itself.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the section's insets.
  open var supplementariesFollowContentInsets = true
  /// The decorations behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes elements before they are shown, whenever the visible part moves.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section that looks like a table's.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSection.make(configuration, layoutEnvironment)
  }
}

/// What the space inside a section is measured from.
///
/// Status: complete · A
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout says.
  case automatic
  /// The edges of the collection.
  case none
  /// The safe area.
  case safeArea
  /// The margins.
  case layoutMargins
  /// The width in which text is readable.
  case readableContent
}

/// How a section scrolls by itself.
///
/// Status: complete · A
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest at the edge of a group.
  case continuousGroupLeadingBoundary
  /// By the section's width.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, in the middle.
  case groupPagingCentered
}

/// More about how a section scrolls by itself.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the content can be drawn beyond its edges.
  public enum Bounce: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast the content comes to rest; 0, by default, for what the behaviour wants.
  open var decelerationRate: UIScrollView.DecelerationRate = .init(rawValue: 0)
  /// Whether the content can be drawn beyond its edges.
  open var bounce = Bounce.automatic
}
