import Foundation
import Testing
import UIKit

/// What the porting step writes into a class, by hand.
private class Base: NSObject, UITableViewDelegate, UITableViewDataSource, ObjectiveCDispatching {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool { false }
}

private final class Sub: Base {
  private(set) var calls: [String] = []
  let header: UIView? = UIView()

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    nil
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "tableView:heightForRowAtIndexPath:":
      call.answer { self.tableView(call[0], heightForRowAt: call[1]) }
    case "tableView:willSelectRowAtIndexPath:":
      call.answer { self.tableView(call[0], willSelectRowAt: call[1]) }
    case "tableView:viewForHeaderInSection:":
      call.answer { self.tableView(call[0], viewForHeaderInSection: call[1]) }
    case "scrollViewDidScroll:": call.answer { self.scrollViewDidScroll(call[0]) }
    case "extra": call.answer {}
    default: super.dispatchObjectiveC(call)
    }
  }
}

/// Answers for another object what it does not implement.
private final class Proxy: NSObject, UITableViewDelegate, ObjectiveCDispatching {
  var behind: (any UITableViewDelegate)?

  func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector)
      || behind?.responds(to: selector) == true
  }
  func forwardingTarget(for selector: Selector!) -> Any? {
    behind?.responds(to: selector) == true ? behind : nil
  }
  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "respondsToSelector:": call.answer { self.responds(to: call[0]) }
    case "forwardingTargetForSelector:": call.answer { self.forwardingTarget(for: call[0]) }
    default: false
    }
  }
}

/// A class that was not lowered.
private final class Native: NSObject, UITableViewDelegate {
  var selected: IndexPath?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
  }
}

@MainActor
@Suite("Optional methods of UIKit's protocols", .serialized)
struct OptionalMethodTests {
  private let table = UITableView()
  private let path = IndexPath(row: 1, section: 0)

  @Test func method_thatOnlyASubclassImplements_isCalled() {
    let sub = Sub()
    let delegate: any UITableViewDelegate = sub
    #expect(delegate.tableView(table, heightForRowAt: path) == 77)
    #expect(delegate.tableView(table, viewForHeaderInSection: 0) === sub.header)
    delegate.scrollViewDidScroll(table)
    #expect(sub.calls == ["scrolled"])
  }

  @Test func result_thatIsNil_isNotTheDefault() {
    let delegate: any UITableViewDelegate = Sub()
    #expect(delegate.tableView(table, willSelectRowAt: path) == nil)
    #expect((Base() as any UITableViewDelegate).tableView(table, willSelectRowAt: path) == path)
  }

  @Test func method_thatNobodyImplements_hasTheDefault() {
    table.rowHeight = 31
    let delegate: any UITableViewDelegate = Base()
    #expect(delegate.tableView(table, heightForRowAt: path) == 31)
    #expect(delegate.tableView(table, shouldHighlightRowAt: path))
  }

  @Test func table_usesTheHeightsOfASubclass() {
    let sub = Sub()
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    table.dataSource = sub
    table.delegate = sub
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 77)
  }

  @Test func proxy_isFollowedToALoweredObject() {
    let proxy = Proxy()
    let delegate: any UITableViewDelegate = proxy
    table.rowHeight = 31
    #expect(delegate.tableView(table, heightForRowAt: path) == 31)
    let sub = Sub()
    proxy.behind = sub
    #expect(delegate.tableView(table, heightForRowAt: path) == 77)
    #expect(proxy.responds(to: Selector("tableView:heightForRowAtIndexPath:")))
  }

  @Test func proxy_isFollowedToAnObjectThatWasNotLowered() {
    let proxy = Proxy()
    let native = Native()
    proxy.behind = native
    (proxy as any UITableViewDelegate).tableView(table, didSelectRowAt: path)
    #expect(native.selected == path)
  }

  @Test func override_ofResponds_isAskedByOthers() {
    let proxy = Proxy()
    let selector = Selector("extra")
    #expect(!(proxy as any UITableViewDelegate).responds(to: selector))
    proxy.behind = Sub()
    #expect((proxy as any UITableViewDelegate).responds(to: selector))
  }

  @Test func message_reachesAClassThatWasNotLowered() {
    let native = Native()
    native.perform("tableView:didSelectRowAtIndexPath:", with: table, with: path)
    #expect(native.selected == path)
  }
}
