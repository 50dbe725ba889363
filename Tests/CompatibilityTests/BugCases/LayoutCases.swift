import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: layout", .serialized)
struct LayoutCases {
  /// BUG-096: a form sheet has its size only after `viewWillAppear`.
  @Test func formSheetHasItsSizeInViewIsAppearing() throws {
    let stage = Stage(try Device(named: "iPad Pro (12.9-inch)"))
    let (a, b) = (stage.show(ScreenA()), ScreenB())
    b.modalPresentationStyle = .formSheet
    var widths: [CGFloat] = []
    for callback in ["viewIsAppearing", "viewDidAppear"] {
      b.inside[callback] = { [unowned b] in widths.append(b.view.bounds.width) }
    }
    a.present(b, animated: true)
    stage.settle()
    #expect(widths == [540, 540])
    #expect(b.view.window != nil)
    #expect(a.view.bounds.width == 1024)
  }

  /// BUG-101: a table is forced to lay out before it is in a window; the warning comes once.
  @Test func tableLaidOutOffWindowWarnsOnce() {
    let stage = Stage(.iPhone15Pro)
    let rows = Rows()
    func table() -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      return table
    }
    let a = stage.show(ScreenA())
    let inside = table()
    a.view.addSubview(inside)
    inside.layoutIfNeeded()
    stage.settle()
    #expect(stage.consoleMessages.isEmpty)
    for _ in 0..<2 {
      let outside = table()
      outside.reloadData()
      outside.layoutIfNeeded()
    }
    let warnings = stage.consoleMessages.filter {
      $0.contains("UITableViewAlertForLayoutOutsideViewHierarchy")
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("without being in the view hierarchy") == true)
  }
}

/// Three rows.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
