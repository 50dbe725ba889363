import CoreGraphics
import Foundation

/// Sections that look like those of tables.
@MainActor
enum ListSection {
  static func make(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.row)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.list = configuration
    section.contentInsets = insets(configuration, environment)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = isPlain(configuration)
      section.boundarySupplementaryItems.append(header)
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

  private static func isPlain(_ configuration: UICollectionLayoutListConfiguration) -> Bool {
    configuration.appearance == .plain || configuration.appearance == .sidebarPlain
  }

  /// The space around the items, from memory of how grouped lists look (grade D).
  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .plain, .sidebarPlain: break
    case .grouped, .insetGrouped:
      if configuration.headerMode != .supplementary { insets.top = TableMetrics.groupGap }
      if configuration.footerMode == .none { insets.bottom = TableMetrics.groupGap }
    case .sidebar: break
    }
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      let isWide = environment.container.contentSize.width >= 414
      let side = isWide ? CellMetrics.wideMargin : CellMetrics.narrowMargin
      (insets.leading, insets.trailing) = (side, side)
    }
    if let padding = configuration.headerTopPadding, configuration.headerMode != .none {
      insets.top += padding
    }
    return insets
  }

  /// How a cell looks at a place.
  static func appearance(
    of path: IndexPath,
    count: Int,
    _ list: UICollectionLayoutListConfiguration
  ) -> ListItemAppearance {
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    let isLast = path.item == count - 1
    let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
    var look = ListItemAppearance(
      content: isHeader ? header(list.appearance) : content(list.appearance),
      background: isHeader ? headerBackground(list.appearance) : background(list.appearance)
    )
    if list.showsSeparators {
      var lines = list.separatorConfiguration
      if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
      look.separator = lines
      look.showsTop = lines.topSeparatorVisibility == .visible
      switch lines.bottomSeparatorVisibility {
      case .visible: look.showsBottom = true
      case .hidden: look.showsBottom = false
      case .automatic: look.showsBottom = !isHeader && (!isLast || isPlain(list))
      }
    }
    if list.appearance == .insetGrouped, !isHeader {
      look.cornerRadius = 10
      look.roundsTop = path.item == firstRow
      look.roundsBottom = isLast
    }
    return look
  }

  private static func content(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIListContentConfiguration {
    switch appearance {
    case .plain, .grouped, .insetGrouped: .cell()
    case .sidebar, .sidebarPlain: .sidebarCell()
    }
  }

  private static func header(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIListContentConfiguration {
    switch appearance {
    case .plain: .plainHeader()
    case .grouped, .insetGrouped: .groupedHeader()
    case .sidebar, .sidebarPlain: .sidebarHeader()
    }
  }

  private static func background(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIBackgroundConfiguration {
    switch appearance {
    case .plain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar: .listSidebarCell()
    case .sidebarPlain: .listPlainCell()
    }
  }

  private static func headerBackground(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: .listPlainHeaderFooter()
    case .grouped, .insetGrouped: .listGroupedHeaderFooter()
    case .sidebar: .listSidebarHeader()
    }
  }
}
