import UIKit

/// The callbacks of a test in the order in which they came.
@MainActor
final class CallbackLog {
  struct Entry: Equatable {
    let name: String
    let callback: Callback
  }

  enum Callback: String {
    case loaded, willAppear, didAppear, willDisappear, didDisappear
    case willMoveToParent, willMoveToNil, didMoveToParent, didMoveToNil
    case willLayout, layout, didLayout
  }

  private(set) var entries: [Entry] = []

  func add(_ name: String, _ callback: Callback) {
    entries.append(Entry(name: name, callback: callback))
  }

  func clear() {
    entries.removeAll()
  }

  /// The callbacks of one controller, without those that are not asked for.
  func callbacks(of name: String, _ kept: Set<Callback> = CallbackLog.appearance) -> [Callback] {
    entries.filter { $0.name == name && kept.contains($0.callback) }.map(\.callback)
  }

  /// All callbacks as lines, without those that are not asked for.
  func lines(_ kept: Set<Callback> = CallbackLog.appearance) -> [String] {
    entries.filter { kept.contains($0.callback) }.map { $0.name + " " + $0.callback.rawValue }
  }

  static let appearance: Set<Callback> = [.willAppear, .didAppear, .willDisappear, .didDisappear]
  static let containment: Set<Callback> = [
    .willMoveToParent, .willMoveToNil, .didMoveToParent, .didMoveToNil,
  ]
}

/// A controller that writes down what it is told.
class LoggingController: UIViewController {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add(name, .loaded)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add(name, .willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add(name, .didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add(name, .willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add(name, .didDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add(name, parent == nil ? .willMoveToNil : .willMoveToParent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add(name, parent == nil ? .didMoveToNil : .didMoveToParent)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.add(name, .willLayout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.add(name, .didLayout)
  }
}
