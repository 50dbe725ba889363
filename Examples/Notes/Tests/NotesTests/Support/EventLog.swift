import UIKit

@testable import Notes

/// The callbacks of a story in the order in which they came.
final class EventLog {
  private(set) var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  func clear() {
    events.removeAll()
  }

  /// The events of one controller, or of several, in order.
  func events(of names: String...) -> [String] {
    events.filter { event in names.contains { event.hasPrefix($0 + " ") } }
  }

  func contains(_ event: String) -> Bool {
    events.contains(event)
  }
}

/// A plain controller that writes down what it is told.
class TracingViewController: UIViewController {
  let name: String
  let log: EventLog

  init(_ name: String, log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    log.add("\(name) deinit")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove to \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove to \(parent == nil ? "nil" : "parent")")
  }
}
