import Clockwork
import Foundation

@testable import UIKit

/// A fresh application with a window, and a log of what controllers are told.
@MainActor
final class Play {
  private(set) var log: [String] = []
  private(set) var console: [String] = []
  private(set) var exceptions: [UIKitException] = []
  let window: UIWindow
  let application: UIApplication
  private let outer: MainLoop
  private let loop: MainLoop
  private let observer: ConsoleObserver

  /// - Parameter device: A name of the device, as people write it.
  init(_ device: String = "iPhone 15") {
    outer = MainLoop.current
    loop = MainLoop(mode: .manual)
    MainLoop.current = loop
    let facts = DeviceDescription.named(device) ?? .standard
    application = UIApplication(loop: MainLoop.current, device: SimulatedDevice(facts))
    application.printsConsoleMessages = false
    observer = ConsoleObserver()
    window = UIWindow(frame: application.mainScreen.bounds)
    application.add(observer)
    application.exceptionHandler = { [weak self] in self?.exceptions.append($0) }
    observer.play = self
  }

  // A suite's properties may be freed off the main actor, and after the next suite began.
  isolated deinit {
    if MainLoop.current === loop { MainLoop.current = outer }
  }

  func note(_ line: String) { log.append(line) }
  fileprivate func printed(_ line: String) { console.append(line) }

  /// Makes a controller that logs its appearance under a name.
  func controller(_ name: String) -> NamedController { NamedController(name, self) }

  /// Installs a root, shows the window, and forgets the log.
  func open(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    log = []
  }

  func settle() { MainLoop.current.settle() }
  func turn() { MainLoop.current.turn() }
  func mark() { log = [] }

  /// Taps a point of the window.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let touch = TouchSequence(window: window)
    touch.begin(at: [CGPoint(x: x, y: y)])
    touch.end()
  }

  /// Drags slowly from one point of the window to another, and holds still before letting go.
  func drag(from start: CGPoint, to end: CGPoint) {
    let touch = TouchSequence(window: window)
    touch.begin(at: [start])
    for step in 1...10 {
      MainLoop.current.advance(by: .milliseconds(50))
      let share = CGFloat(step) / 10
      let x = start.x + (end.x - start.x) * share
      touch.move(to: [CGPoint(x: x, y: start.y + (end.y - start.y) * share)])
    }
    MainLoop.current.advance(by: .milliseconds(300))
    touch.move(to: [end])
    touch.end()
  }
}

@MainActor
private final class ConsoleObserver: LifecycleObserver {
  weak var play: Play?
  func willSend(_ callback: LifecycleCallback, to controller: UIViewController) {}
  func didSend(
    _ callback: LifecycleCallback,
    to controller: UIViewController,
    calledSuper: Bool
  ) {}
  func didPrint(_ text: String) { play?.printed(text) }
}

/// A controller that logs its appearance callbacks under a short name.
final class NamedController: UIViewController {
  let name: String
  private weak var play: Play?
  var forwards = true
  var onDidLoad: (() -> Void)?

  init(_ name: String, _ play: Play) {
    self.name = name
    self.play = play
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ animated: Bool? = nil) {
    play?.note("\(name).\(what)" + (animated.map { $0 ? "+" : "-" } ?? ""))
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() {
    note("load")
    super.viewDidLoad()
    onDidLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    note("WA", animated)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    note("IA", animated)
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    note("DA", animated)
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("WD", animated)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("DD", animated)
    super.viewDidDisappear(animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove" + (parent == nil ? "(nil)" : ""))
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove" + (parent == nil ? "(nil)" : ""))
    super.didMove(toParent: parent)
  }
}
