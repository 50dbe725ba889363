import UIKit

/// Conforms, and leaves all that is optional to its subclasses.
open class List: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public let table = UITableView()
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
public final class TallList: List {
  public private(set) var log: [String] = []
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
}
extension TallList {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  public func tableView(_ t: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
}

/// Conforms in an extension, whose members a subclass overrides.
open class Form: UIViewController {
  public var log: [String] = []
}
extension Form: UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("Form")
    return true
  }
}
public final class LongForm: Form {
  public override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("LongForm")
    return super.textFieldShouldReturn(textField)
  }
}

typealias ListEvents = UITableViewDelegate & UITextFieldDelegate
final class Events: NSObject, ListEvents {
  var ended = 0
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}
class GenericList<Item>: NSObject, UITableViewDelegate {
  var items: [Item] = []
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}
private final class Quiet: NSObject, UITableViewDelegate {}

/// Stands between a scroll view and its delegate.
public final class DelegateProxy: NSObject, UITableViewDelegate {
  public weak var behind: UITableViewDelegate?
  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || behind?.responds(to: aSelector) == true
  }
  public override func forwardingTarget(for aSelector: Selector!) -> Any? {
    behind?.responds(to: aSelector) == true ? behind : super.forwardingTarget(for: aSelector)
  }
}

public enum Asking {
  public static func quiet() -> UITableViewDelegate { Quiet() }
  public static func height(_ d: UITableViewDelegate?, _ t: UITableView) -> CGFloat? {
    d?.tableView?(t, heightForRowAt: IndexPath(row: 0, section: 0))
  }
  public static func scrolls(_ d: UITableViewDelegate) -> Bool {
    guard let scrolled = d.scrollViewDidScroll else { return false }
    scrolled(UIScrollView())
    return d.scrollViewDidScroll(_:) != nil
  }
  public static func selects(_ d: UITableViewDelegate) -> Bool {
    d.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
  }
}
