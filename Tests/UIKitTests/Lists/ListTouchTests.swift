import Clockwork
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Chooser: NSObject, UITableViewDataSource, UITableViewDelegate {
  var chosen: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

@MainActor @Suite("Touches on lists", .serialized)
struct ListTouchTests {
  private func table(_ play: Play, _ chooser: Chooser) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = 44
    table.dataSource = chooser
    table.delegate = chooser
    table.contentInsetAdjustmentBehavior = .never
    play.open(UIViewController())
    play.window.addSubview(table)
    play.settle()
    return table
  }

  @Test func tap_onARow_selectsIt() {
    let (play, chooser) = (Play(), Chooser())
    let table = table(play, chooser)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 100, y: 100)])
    // The table waits for a drag before it tells the row.
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
    MainLoop.current.advance(by: .milliseconds(200))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
    touch.end()
    play.settle()
    #expect(chooser.chosen == [2])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func drag_scrolls_andSelectsNothing() {
    let (play, chooser) = (Play(), Chooser())
    let table = table(play, chooser)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 100, y: 300)])
    for step in 1...10 { touch.move(to: [CGPoint(x: 100, y: 300 - CGFloat(step) * 20)]) }
    #expect(table.contentOffset.y > 100)
    touch.end()
    play.settle()
    #expect(chooser.chosen == [])
    #expect(!table.isDragging)
  }

  @Test func traitOverride_reachesSubviews() {
    let play = Play()
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    play.open(controller)
    controller.view.traitOverrides.userInterfaceStyle = .dark
    controller.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    controller.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    controller.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    controller.updateTraitsIfNeeded()
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }
}
