import Foundation
import Testing

@testable import UIKit

/// Prefetching, the index, and where things are.
@MainActor @Suite("Tables: places and what is loaded ahead", .serialized)
struct TableGeometryTests {
  @MainActor private final class Ahead: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("load \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.row))")
    }
  }

  private let many = (0..<100).map(String.init)

  @Test func rowsAhead_areLoadedInTheDirectionOfScrolling() {
    let ahead = Ahead()
    let noted = NotedTable([many]) { $0.table.prefetchDataSource = ahead }
    #expect(ahead.log == ["load \(Array(10..<20))"])
    ahead.log = []
    noted.table.contentOffset.y = 44 * 3
    noted.play.settle()
    #expect(ahead.log == ["load [20, 21, 22]"])
    ahead.log = []
    noted.table.contentOffset.y = 44 * 2
    noted.play.settle()
    #expect(ahead.log == ["load [1, 0]", "cancel \(Array(13..<23))"])
    ahead.log = []
    noted.table.isPrefetchingEnabled = false
    noted.table.contentOffset.y = 2000
    noted.play.settle()
    #expect(ahead.log == [])
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 50, CGFloat(2200)), (.middle, 50, 2002), (.bottom, 50, 1804),
    (.top, 99, 3960), (.bottom, 2, 0), (.none, 5, 0), (.none, 50, 1804),
  ])
  func scrollToRow_reachesEveryPosition(
    position: UITableView.ScrollPosition,
    row: Int,
    offset: CGFloat
  ) {
    let noted = NotedTable([many])
    noted.table.scrollToRow(at: noted.path(row), at: position, animated: false)
    #expect(noted.table.contentOffset.y == offset)
    noted.table.contentOffset.y = 0
    noted.table.scrollToRow(at: noted.path(row), at: position, animated: true)
    noted.play.settle()
    #expect(noted.table.contentOffset.y == offset)
    #expect(noted.table.cellForRow(at: noted.path(row)) != nil)
  }

  @Test func scrollToRow_keepsBelowPinnedHeaders() {
    let noted = NotedTable([many, many]) { $0.rows.titled = true }
    noted.table.scrollToRow(at: noted.path(10, 1), at: .top, animated: false)
    noted.table.layoutIfNeeded()
    let header = noted.table.headerView(forSection: 1)?.frame
    #expect(header?.minY == noted.table.contentOffset.y)
    #expect(noted.table.rectForRow(at: noted.path(10, 1)).minY == header?.maxY)
  }

  @Test func pinnedHeader_isPushedAwayByTheEndOfItsSection() {
    let noted = NotedTable([["a", "b"], many]) { $0.rows.titled = true }
    let table = noted.table
    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(table.headerView(forSection: 1)?.frame.minY == end)
  }

  @Test func groupedHeader_scrollsAway() {
    let noted = NotedTable([many, many], style: .grouped) { $0.rows.titled = true }
    let top = noted.table.rectForHeader(inSection: 0).minY
    noted.table.contentOffset.y = 20
    noted.table.layoutIfNeeded()
    #expect(noted.table.headerView(forSection: 0)?.frame.minY == top)
  }

  @Test func insetGroups_standInFromTheSides() {
    let noted = NotedTable([["a"]], style: .insetGrouped)
    let rect = noted.table.rectForRow(at: noted.path(0))
    #expect(rect.minX == 16)
    #expect(rect.width == 288)
    #expect(noted.cell(0)?.frame == rect)
    #expect(noted.table.rect(forSection: 0).width == 320)
  }

  @Test func tableHeaderAndFooter_keepTheirHeights() {
    let noted = NotedTable([["a"]])
    let table = noted.table
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
    noted.play.settle()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 144, width: 320, height: 50))
    #expect(table.rectForRow(at: noted.path(0)).minY == 100)
    #expect(table.contentSize.height == 194)
    table.tableHeaderView = nil
    #expect(table.contentSize.height == 94)
  }

  @Test func offset_staysWhenRowsAreInsertedAbove_andFollowsTheEnd() {
    let noted = NotedTable([many])
    noted.table.contentOffset.y = 440
    noted.rows.sections[0].insert("new", at: 0)
    noted.table.insertRows(at: [noted.path(0)], with: .fade)
    #expect(noted.table.contentOffset.y == 440)
    #expect(noted.texts.first == "9")
    noted.table.contentOffset.y = noted.table.contentSize.height - 440
    noted.rows.sections[0].removeLast(5)
    noted.table.deleteRows(at: (96..<101).map { noted.path($0) }, with: .fade)
    noted.play.settle()
    #expect(noted.table.contentOffset.y == noted.table.contentSize.height - 440)
    #expect(noted.texts.last == "94")
  }

  // MARK: - The index

  @MainActor private final class Lettered: NSObject, UITableViewDataSource {
    let titles = ["A", "B", "C", "D"]
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      [UITableView.indexSearch] + titles
    }
    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return titles.firstIndex(of: title) ?? 0
    }
  }

  @Test func index_jumpsToSections() throws {
    let lettered = Lettered()
    let noted = NotedTable([]) { $0.table.dataSource = lettered }
    let table = noted.table
    let place = try #require(table.placeOfIndexTitle("C"))
    let point = table.convert(place, to: nil)
    noted.play.tap(point.x, point.y)
    noted.play.settle()
    #expect(lettered.asked == ["C 3"])
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    let search = try #require(table.placeOfIndexTitle(UITableView.indexSearch))
    let top = table.convert(search, to: nil)
    noted.play.tap(top.x, top.y)
    #expect(table.contentOffset.y == 0)
    noted.play.settle()
    // A finger that slides along the index jumps on the way and scrolls nothing else.
    lettered.asked = []
    noted.drag(from: top, to: CGPoint(x: top.x, y: top.y + 300))
    #expect(lettered.asked == ["A 1", "B 2", "C 3", "D 4"].prefix(lettered.asked.count).map { $0 })
    #expect(lettered.asked.count >= 3)
    table.sectionIndexMinimumDisplayRowCount = 1000
    table.setNeedsLayout()
    #expect(table.placeOfIndexTitle("C") == nil)
  }
}
