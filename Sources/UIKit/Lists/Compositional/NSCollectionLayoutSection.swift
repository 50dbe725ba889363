public import Foundation

/// A section of a compositional layout: groups below each other.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// Creates a section whose group repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls by itself across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the section's insets.
  open var supplementariesFollowContentInsets = true
  /// Changes items when the visible part moves; comes with a later version.
  open var visibleItemsInvalidationHandler:
    (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  {
    didSet {
      if visibleItemsInvalidationHandler != nil {
        unimplemented("visibleItemsInvalidationHandler of a compositional section")
      }
    }
  }

  /// A section that looks like a table's.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.row)
    )
    let item = NSCollectionLayoutItem(layoutSize: row)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [item])
    )
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row,
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }
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

/// The room for a section.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size less the insets.
  var effectiveContentSize: CGSize { get }
}

/// What a section's provider knows.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// How a list in a collection looks.
///
/// Status: complete · A
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of the list.
  public enum Appearance: Int, Sendable {
    /// As a plain table.
    case plain
    /// As a grouped table.
    case grouped
    /// As an inset table.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// As a plain sidebar.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// The data source gives a view.
    case supplementary
    /// The first item is the header.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// The data source gives a view.
    case supplementary
  }

  /// The look of the list.
  public var appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Whether there are lines between items.
  public var showsSeparators = true
  /// The colour behind the items.
  public var backgroundColor: UIColor?
  /// Gives the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Gives the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
