import Clockwork
import Foundation
import Testing
import Understudy

@testable import UIKit

/// A controller with fields in its rows, details, and rows that grow.
@MainActor
private final class Form: UITableViewController {
  var fields: [UITextField] = []
  var details: [Int] = []
  var heights: [CGFloat] = Array(repeating: 100, count: 20)
  var accessory = UITableViewCell.AccessoryType.none

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    cell.contentView.addSubview(field)
    field.tag = indexPath.row
    fields.removeAll { $0.tag == field.tag }
    fields.append(field)
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { heights[indexPath.row] }
  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { details.append(indexPath.row) }
}

@MainActor @Suite("Tables: details", .serialized)
struct TableDetailTests {
  @Test func keyboard_leavesRoomForTheFieldThatIsEdited() throws {
    let stage = Stage(.iPhone15)
    let form = Form(style: .plain)
    stage.show(form)
    stage.settle()
    let field = try #require(form.fields.first { $0.tag == 7 })
    field.becomeFirstResponder()
    stage.settle()
    let keyboard = KeyboardController.current.frame
    #expect(form.tableView.contentInset.bottom > 100)
    #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY)
    field.resignFirstResponder()
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 0)
  }

  @Test func detailButton_takesItsOwnTaps() {
    let stage = Stage(.iPhone15)
    let form = Form(style: .plain)
    form.accessory = .detailDisclosureButton
    stage.show(form)
    stage.settle()
    #expect(stage.tapAccessory(at: IndexPath(row: 2, section: 0), in: form.tableView))
    #expect(form.details == [2])
    #expect(form.tableView.indexPathForSelectedRow == nil)
  }

  @Test func reloadedRow_getsItsNewHeight() {
    let stage = Stage(.iPhone15)
    let form = Form(style: .plain)
    stage.show(form)
    stage.settle()
    let path = IndexPath(row: 1, section: 0)
    form.heights[1] = 40
    form.tableView.reloadRows(at: [path], with: .none)
    #expect(form.tableView.rectForRow(at: path).height == 40)
    #expect(form.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 140)
  }

  @Test func selectionByTheUser_isPosted() {
    let noted = NotedTable([["a", "b"]])
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: noted.table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    noted.table.selectRow(at: noted.path(0), animated: false, scrollPosition: .none)
    #expect(posts == 0)
    noted.play.tap(100, 60)
    #expect(posts == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func headers_updateTheirConfiguration() {
    final class Header: UITableViewHeaderFooterView {
      var updates = 0
      override func updateConfiguration(using state: UIViewConfigurationState) {
        updates += 1
        var content = defaultContentConfiguration()
        content.text = "updated"
        contentConfiguration = content
      }
    }
    let header = Header(reuseIdentifier: "h")
    header.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(header.updates == 1)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "updated")
  }

  @Test func slowDragFromAControl_doesNotScroll() {
    let play = Play()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 2000)
    let control = UIControl(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.addSubview(control)
    play.open(UIViewController())
    play.window.addSubview(view)
    play.settle()
    func drag(after pause: Duration) {
      let touch = TouchSequence(window: play.window)
      touch.begin(at: [CGPoint(x: 100, y: 250)])
      play.loop.advance(by: pause)
      for step in 1...5 { touch.move(to: [CGPoint(x: 100, y: 250 - CGFloat(step) * 20)]) }
      play.loop.advance(by: .milliseconds(300))
      touch.end()
      play.settle()
    }
    drag(after: .milliseconds(300))
    #expect(view.contentOffset.y == 0)
    drag(after: .milliseconds(20))
    #expect(view.contentOffset.y > 50)
    view.contentOffset.y = 0
    view.delaysContentTouches = false
    drag(after: .milliseconds(20))
    #expect(view.contentOffset.y == 0)
  }

  @Test func pagingTarget_cannotBeChanged() {
    final class Mover: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.x = 77 }
    }
    let (play, mover) = (Play(), Mover())
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 3000, height: 400)
    view.isPagingEnabled = true
    view.delegate = mover
    play.open(UIViewController())
    play.window.addSubview(view)
    play.settle()
    play.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    play.settle()
    #expect(view.contentOffset.x == 300)
    #expect(play.console == ["Stop offset can not be modified for paging scroll views"])
  }
}

extension Play {
  /// The main loop of the play.
  fileprivate var loop: MainLoop { MainLoop.current }
}
