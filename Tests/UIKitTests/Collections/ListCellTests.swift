import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Cells of lists", .serialized)
struct ListCellTests {
  @MainActor
  private struct Stand {
    let play = Play()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init(
      _ configuration: UICollectionLayoutListConfiguration,
      _ count: Int = 3,
      configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      view.contentInsetAdjustmentBehavior = .never
      self.view = view
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell,
        _,
        item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
        configure(cell, item)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      play.open(UIViewController())
      play.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false)
      play.settle()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The lines of a cell: thin views of its own.
    func lines(_ item: Int) -> [CGRect] {
      (cell(item)?.subviews ?? []).map(\.frame).filter { $0.height < 1 && $0.height > 0 }
    }
  }

  @Test func plainList_hasRowsOfAStandardHeight_withLinesBetween() {
    let stand = Stand(.init(appearance: .plain))
    #expect(stand.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(stand.cell(1)?.frame.minY == 44)
    #expect(stand.lines(0).map(\.minX) == [16])
    #expect(stand.lines(0).map(\.maxX) == [300])
    #expect(stand.lines(0).first.map { $0.maxY } == 44)
    #expect(stand.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func insetGroupedList_keepsAside_andRoundsItsEnds() {
    let stand = Stand(.init(appearance: .insetGrouped))
    #expect(stand.cell(0)?.frame == CGRect(x: 16, y: 18, width: 268, height: 44))
    #expect(stand.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(stand.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(stand.cell(1)?.layer.cornerRadius == 0)
    #expect(stand.lines(2) == [])
    #expect(
      stand.cell(1)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground
    )
  }

  @Test func separators_canBeChangedPerItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, lines in
      var lines = lines
      if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        lines.topSeparatorVisibility = .visible
        lines.topSeparatorInsets = .init(top: 0, leading: 50, bottom: 0, trailing: 20)
      }
      return lines
    }
    let stand = Stand(configuration)
    #expect(stand.lines(0).count == 1)
    #expect(stand.lines(1) == [])
    #expect(stand.lines(2).first.map { [$0.minX, $0.maxX] } == [50, 280])
    configuration.showsSeparators = false
    #expect(Stand(configuration).lines(0) == [])
  }

  @Test func headerModes() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let stand = Stand(configuration)
    let font = (stand.cell(0)?.contentConfiguration as? UIListContentConfiguration)?.textProperties
      .font
    #expect(font == .preferredFont(forTextStyle: .headline))
    #expect(stand.lines(0) == [])
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: LayoutEnvironment(CGSize(width: 300, height: 400), .init())
    )
    #expect(
      section.boundarySupplementaryItems.map(\.elementKind) == [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
    )
    #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true, false])
  }

  // MARK: - Accessories

  @Test func accessories_takeTheirPlaces_inTheOrderOfTheSystem() {
    let mine = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.accessories = [
        .disclosureIndicator(),
        .checkmark(options: .init(reservedLayoutWidth: .custom(40))),
        .customView(
          configuration: .init(
            customView: mine,
            placement: .leading(),
            maintainsFixedSize: true
          )
        ),
      ]
    }
    let cell = stand.cell(0)
    // 16 + 30 before the content, 40 + 8 + 12 + 16 behind it.
    #expect(cell?.contentView.frame == CGRect(x: 46, y: 0, width: 178, height: 44))
    #expect(mine.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(stand.lines(0).first?.minX == 62)
  }

  @Test func accessoriesOfEditing_appearWithIt() {
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(stand.cell(0)?.contentView.frame.minX == 0)
    #expect(stand.cell(0)?.contentView.frame.width == 272)
    stand.view.isEditing = true
    stand.play.settle()
    #expect(stand.cell(0)?.contentView.frame.minX == 44)
    #expect(stand.cell(0)?.contentView.frame.maxX == 300)
  }

  @Test func positions_ofCustomAccessories() {
    let mine = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.accessories = [
        .checkmark(), .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: mine,
            placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())),
            maintainsFixedSize: true
          )
        ),
      ]
    }
    // The disclosure indicator is last: 300 - 16 - 12, and a gap before it.
    #expect(mine.frame.maxX == 264)
    withExtendedLifetime(stand) {}
  }

  @Test func twoOfOneSystemAccessory_raise() {
    let play = Play()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.checkmark(), .checkmark()]
    #expect(play.exceptions.count == 1)
  }

  @Test func accessoryActions_areTapped() {
    var taps = 0
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.accessories = [.detail(actionHandler: { taps += 1 })]
    }
    stand.play.tap(300 - 16 - 14, 22)
    stand.play.settle()
    #expect(taps == 1)
    #expect(stand.view.indexPathsForSelectedItems == [])
  }

  @Test func indentation_movesTheContent() {
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.indentationLevel = 2
      cell.indentationWidth = 12
    }
    #expect(stand.cell(0)?.contentView.frame.minX == 24)
  }

  // MARK: - Swipes

  @Test func swipe_showsTheActions_andAButtonPerformsOne() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed: [String] = []
    var done: ((Bool) -> Void)?
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item < 2 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
          performed.append("delete \(path.item)")
          done = finish
        }
      ])
    }
    let stand = Stand(configuration)
    stand.play.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 170, y: 66))
    stand.play.settle()
    #expect(stand.view.shownSwipeActions.map(\.title) == ["Delete"])
    #expect(stand.cell(1)?.contentView.frame.minX == -74)
    #expect(stand.cell(1)?.configurationState.isSwiped == true)
    stand.play.tap(280, 66)
    stand.play.settle()
    #expect(performed == ["delete 1"])
    done?(true)
    stand.play.settle()
    #expect(stand.view.shownSwipeActions.isEmpty)
    #expect(stand.cell(1)?.contentView.frame.minX == 0)
    stand.play.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 170, y: 110))
    stand.play.settle()
    #expect(stand.view.shownSwipeActions.isEmpty)
  }

  @Test func fullSwipe_performsTheFirstAction() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed = 0
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, finish in
          performed += 1
          finish(true)
        }
      ])
    }
    let stand = Stand(configuration)
    stand.play.drag(from: CGPoint(x: 40, y: 22), to: CGPoint(x: 290, y: 22))
    stand.play.settle()
    #expect(performed == 1)
    #expect(stand.view.shownSwipeActions.isEmpty)
  }

  // MARK: - Configurations

  @Test func selection_changesTheBackground_unlessTheAppChoseOne() {
    let stand = Stand(.init(appearance: .plain), 2) { cell, item in
      if item == 1 {
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
      }
    }
    stand.view.allowsMultipleSelection = true
    for item in 0..<2 {
      stand.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    stand.play.settle()
    #expect(stand.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(stand.cell(1)?.backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func updateHandler_hearsOfStates() {
    var states: [Bool] = []
    let stand = Stand(.init(appearance: .plain), 1) { cell, _ in
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    #expect(states == [false])
    stand.play.tap(100, 20)
    stand.play.settle()
    #expect(states.last == true)
  }

  @Test func anotherKindOfConfiguration_isWarnedAbout() {
    let play = Play()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(play.console == [])
    cell.contentConfiguration = PlainContent()
    #expect(
      play.console.first?.hasPrefix(
        "Warning: You are setting a new content configuration to a cell that has an existing "
          + "content configuration, but the existing content view does not support the new "
          + "configuration."
      ) == true
    )
  }

  @Test func background_staysInsideItsInsets() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .blue
    background.cornerRadius = 6
    background.strokeWidth = 2
    background.strokeColor = .green
    background.backgroundInsets = .init(top: 2, leading: 4, bottom: 6, trailing: 8)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = cell.subviews.first
    #expect(view?.frame == CGRect(x: 4, y: 2, width: 288, height: 36))
    #expect(view?.backgroundColor == .blue)
    #expect(view?.layer.cornerRadius == 6)
    #expect(view?.layer.borderWidth == 2)
  }

  @Test func textTransform_andDisabledColours() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Title"
    #expect(content.textProperties.transformed("Title") == "TITLE")
    var state = UICellConfigurationState(traitCollection: .init())
    state.isDisabled = true
    #expect(
      UIListContentConfiguration.cell().updated(for: state).textProperties.color == .tertiaryLabel
    )
    var own = UIListContentConfiguration.cell()
    own.textProperties.color = .red
    #expect(own.updated(for: state).textProperties.color == .red)
    own.textProperties.colorTransformer = .init { _ in .green }
    #expect(own.textProperties.resolvedColor() == .green)
  }
}

private struct PlainContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { PlainContentView(self) }
  func updated(for state: any UIConfigurationState) -> PlainContent { self }
}

private final class PlainContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: PlainContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
