import Foundation
import Testing

@testable import UIKit

/// A table that fills a phone's screen and draws no separators.
@MainActor
private struct Screen {
  let play = Play()
  let source = BlockSource()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    table.separatorStyle = .none
    table.register(BlockCell.self, forCellReuseIdentifier: "cell")
  }

  /// Shows the table as the second subview of a root.
  func open() {
    let root = UIViewController()
    root.view.addSubview(UIView())
    root.view.addSubview(table)
    play.open(root)
  }

  func row(_ index: Int) -> CGRect {
    table.rectForRow(at: IndexPath(row: index, section: 0))
  }
}

@MainActor
@Suite("Rows that measure themselves", .serialized)
struct SelfSizingTableTests {
  @Test func content_decidesAboutTheHeight() {
    let screen = Screen()
    let (source, table) = (screen.source, screen.table)
    source.heights = [30, 90, 60]
    screen.open()
    #expect(screen.row(0).height == 30)
    #expect(screen.row(1) == CGRect(x: 0, y: 30, width: 393, height: 90))
    #expect(screen.row(2) == CGRect(x: 0, y: 120, width: 393, height: 60))
    #expect(table.contentSize.height == 180)
  }

  /// On a screen with three pixels per point 54 points of content make a row of 54.3333
  /// (https://example-a.com/answer/62599451, grade B).
  @Test func separator_addsAPixel() {
    let screen = Screen()
    let (source, table) = (screen.source, screen.table)
    table.separatorStyle = .singleLine
    source.heights = [54, 54]
    screen.open()
    #expect(abs(screen.row(0).height - 54.3333) < 0.001)
    #expect(abs(screen.row(1).minY - 54.3333) < 0.001)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(abs((cell?.contentView.frame.height ?? 0) - 54.3333) < 0.001)
  }

  @Test func givenHeights_areNotMeasured() {
    let screen = Screen()
    let source = screen.source
    source.heights = [30, 90]
    source.rowHeight = 50
    screen.open()
    #expect(screen.row(0).height == 50)
    #expect(screen.row(1).height == 50)
  }

  @Test func rowsBelowTheScreen_keepTheirEstimate() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.heights = Array(repeating: 100, count: 50)
    table.estimatedRowHeight = 60
    screen.open()
    #expect(screen.row(0).height == 100)
    #expect(screen.row(49).height == 60)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    play.settle()
    #expect(screen.row(49).height == 100)
  }

  @Test func emptyGroupOfUpdates_measuresAgain() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.heights = [30, 30]
    table.selfSizingInvalidation = .disabled
    screen.open()
    source.cells[0]?.block?.constant = 80
    play.settle()
    #expect(screen.row(0).height == 30)
    table.beginUpdates()
    table.endUpdates()
    #expect(screen.row(0).height == 80)
    source.cells[1]?.block?.constant = 50
    table.performBatchUpdates(nil)
    #expect(screen.row(1) == CGRect(x: 0, y: 80, width: 393, height: 50))
  }

  @Test func cellThatInvalidatesItsSize_isMeasuredAgain() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.heights = [30, 30]
    screen.open()
    source.cells[0]?.block?.constant = 80
    play.settle()
    #expect(screen.row(0).height == 30)
    source.cells[0]?.invalidateIntrinsicContentSize()
    play.settle()
    #expect(screen.row(0).height == 80)
    source.cells[1]?.block?.constant = 44
    source.cells[1]?.contentView.invalidateIntrinsicContentSize()
    play.settle()
    #expect(screen.row(1).height == 44)
    table.selfSizingInvalidation = .disabled
    source.cells[1]?.block?.constant = 99
    source.cells[1]?.invalidateIntrinsicContentSize()
    play.settle()
    #expect(screen.row(1).height == 44)
  }

  @Test func otherConstraints_areEnoughWhereTheTableSaysSo() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.heights = [30, 30]
    table.selfSizingInvalidation = .enabledIncludingConstraints
    screen.open()
    source.cells[0]?.block?.constant = 80
    play.settle()
    #expect(screen.row(0).height == 80)
    #expect(screen.row(1).minY == 80)
  }

  @Test func anotherWidth_measuresShownRowsAgain() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.text = String(repeating: "word ", count: 40)
    source.heights = [0]
    screen.open()
    let narrow = screen.row(0).height
    table.frame.size.width = 800
    play.settle()
    #expect(screen.row(0).height < narrow)
    table.frame.size.width = 393
    play.settle()
    #expect(screen.row(0).height == narrow)
  }

  @Test func label_wrapsInTheContentView() {
    let screen = Screen()
    let source = screen.source
    source.text = String(repeating: "word ", count: 40)
    source.heights = [0]
    screen.open()
    let label = source.cells[0]?.label ?? UILabel()
    #expect(label.frame.width == 393)
    #expect(label.frame.height == screen.row(0).height)
    #expect(label.frame.height > 3 * label.font.lineHeight)
  }

  @Test func tableHeader_canBeFittedByHand() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    source.heights = [30]
    let header = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
      inner.heightAnchor.constraint(equalToConstant: 75),
    ])
    screen.open()
    let size = header.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 393, height: 95))
    header.frame.size = size
    table.tableHeaderView = header
    play.settle()
    #expect(screen.row(0).minY == 95)
    header.frame.size.height = 40
    table.tableHeaderView = header
    play.settle()
    #expect(screen.row(0).minY == 40)
  }

  @Test func contentView_keepsClearOfTheDevicesSides() {
    let screen = Screen()
    let (play, source, table) = (screen.play, screen.source, screen.table)
    play.application.rotateDevice(to: .landscapeLeft)
    source.heights = [30]
    table.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    screen.open()
    #expect(source.cells[0]?.frame.width == 852)
    #expect(source.cells[0]?.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 30))
    table.insetsContentViewsToSafeArea = false
    play.settle()
    #expect(source.cells[0]?.contentView.frame.width == 852)
  }

  @Test(arguments: [("iPhone 15", 16), ("iPad (9.7-inch)", 20)])
  func separatorsAndMargins_followTheWidth(_ device: String, _ side: Int) {
    let play = Play(device)
    let table = UITableView(frame: play.application.mainScreen.bounds)
    let source = BlockSource()
    source.heights = [30]
    table.dataSource = source
    table.register(BlockCell.self, forCellReuseIdentifier: "cell")
    let root = UIViewController()
    root.view.addSubview(table)
    play.open(root)
    #expect(table.separatorInset.left == CGFloat(side))
    #expect(source.cells[0]?.separatorInset.left == CGFloat(side))
    #expect(source.cells[0]?.contentView.layoutMargins.left == CGFloat(side))
    table.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
    #expect(source.cells[0]?.separatorInset.right == 11)
  }
}

/// A cell with a block of a height, and perhaps a text below.
private final class BlockCell: UITableViewCell {
  var block: NSLayoutConstraint?
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    label.numberOfLines = 0
    for part in [view, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    block = height
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor), height,
      label.topAnchor.constraint(equalTo: view.bottomAnchor), bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class BlockSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat] = []
  var text: String?
  var rowHeight = UITableView.automaticDimension
  var cells: [Int: BlockCell] = [:]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let made = cell as? BlockCell else { return cell }
    made.block?.constant = heights[indexPath.row]
    made.label.text = text
    cells[indexPath.row] = made
    return made
  }
}
