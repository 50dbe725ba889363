import Foundation
import Testing

@testable import UIKit

/// The order in which cells and headers come and go.
@MainActor @Suite("Tables: the life of cells", .serialized)
struct TableLifecycleTests {
  private let letters = "abcdefghijklmnopqrst".map(String.init)

  @Test func commit_asksAndAnnouncesRowByRow() {
    let noted = NotedTable([["a", "b"]])
    noted.table.reloadData()
    #expect(noted.rows.taken() == ["didEndDisplaying 0-0", "didEndDisplaying 0-1"])
    noted.play.settle()
    #expect(
      noted.rows.taken("cellForRow", "willDisplay", "prepareForReuse") == [
        "cellForRow 0-0", "prepareForReuse #2", "willDisplay 0-0", "cellForRow 0-1",
        "prepareForReuse #1", "willDisplay 0-1",
      ]
    )
  }

  @Test func scrolling_putsAwayBeforeItAsks() {
    let noted = NotedTable([letters])
    noted.table.contentOffset.y = 44
    noted.table.layoutIfNeeded()
    #expect(
      noted.rows.taken() == [
        "didEndDisplaying 0-0", "cellForRow 0-10", "prepareForReuse #1", "willDisplay 0-10",
      ]
    )
  }

  /// The successor is there before the delegate hears of the end, as printed for iOS
  /// (https://blog.anzfactory.xyz/articles/20190402/swift-calling-didenddisplayingcell/, grade B).
  @Test func reload_makesTheNewCellBeforeTheOldOneEnds() {
    let noted = NotedTable([["a", "b"]])
    let old = noted.cell(1)
    noted.table.reloadRows(at: [noted.path(1)], with: .none)
    #expect(
      noted.rows.taken() == ["cellForRow 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"]
    )
    #expect(noted.cell(1) !== old)
    #expect(old?.superview == nil)
  }

  @Test func reconfiguring_keepsTheCell() {
    let noted = NotedTable([["a", "b"]])
    let cell = noted.cell(1)
    noted.rows.sections[0][1] = "B"
    noted.table.reconfigureRows(at: [noted.path(1)])
    noted.play.settle()
    #expect(noted.rows.taken() == ["cellForRow 0-1"])
    #expect(noted.cell(1) === cell)
    #expect(cell?.textLabel?.text == "B")
  }

  @Test func deletion_endsTheCellWithItsOldPath() {
    let noted = NotedTable([["a", "b"]])
    noted.rows.sections[0].removeFirst()
    noted.table.deleteRows(at: [noted.path(0)], with: .fade)
    #expect(noted.rows.taken() == ["didEndDisplaying 0-0"])
    #expect(noted.texts == ["b"])
  }

  @Test func headers_comeAndGoWithTheirSections() {
    let noted = NotedTable([letters, ["z"]]) { $0.rows.titled = true }
    #expect(noted.table.headerView(forSection: 0) != nil)
    #expect(noted.table.headerView(forSection: 1) == nil)
    noted.table.scrollToRow(at: noted.path(0, 1), at: .bottom, animated: false)
    noted.table.layoutIfNeeded()
    #expect(
      noted.rows.taken("willDisplayHeader", "didEndDisplayingHeader") == ["willDisplayHeader 1"]
    )
    #expect(noted.table.headerView(forSection: 0)?.frame.minY == noted.table.contentOffset.y)
  }

  @Test func dequeuingTwice_forOneRow_isRefused() {
    final class Twice: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let source = Twice()
    let noted = NotedTable([])
    noted.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    noted.table.dataSource = source
    noted.play.settle()
    #expect(noted.play.exceptions.count == 1)
    #expect(
      noted.play.exceptions.first?.reason.hasPrefix(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed."
      ) == true
    )
    // A test may ask the data source by itself.
    _ = source.tableView(noted.table, cellForRowAt: noted.path(0))
    #expect(noted.play.exceptions.count == 1)
  }

  @Test func taps_tellInOrder() {
    let noted = NotedTable([["a", "b"]]) { $0.rows.mayAct = true }
    noted.play.tap(100, 20)
    #expect(
      noted.rows.taken() == [
        "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willSelect 0-0",
        "didSelect 0-0", "primaryAction 0-0",
      ]
    )
    noted.play.tap(100, 60)
    #expect(
      noted.rows.taken("will", "did") == [
        "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1", "willDeselect 0-0",
        "didDeselect 0-0", "didSelect 0-1",
      ]
    )
  }
}
