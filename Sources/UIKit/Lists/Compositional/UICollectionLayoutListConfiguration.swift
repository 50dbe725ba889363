public import CoreGraphics
public import Foundation

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

  /// Gives the actions of a swipe over an item.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Changes the lines of an item.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The look of the list.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// The space above headers; what is usual if it is `nil`.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between items.
  public var showsSeparators = true
  /// The lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the items; what is usual if it is `nil`.
  public var backgroundColor: UIColor?
  /// Gives the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines between the items of a list.
///
/// Status: complete · A
@MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Equatable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list finds best: between items.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Insets that follow the content of the cell.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color: UIColor = .separator
  /// The colour between several selected items.
  public var multipleSelectionColor: UIColor = .separator
  /// An effect of the lines.
  public var visualEffect: UIVisualEffect?

  /// Creates the usual lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    switch listAppearance {
    case .sidebar, .sidebarPlain: color = .clear
    case .plain, .grouped, .insetGrouped: break
    }
  }
}
