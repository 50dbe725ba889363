public import Clockwork
public import Findings
internal import Foundation
public import UIKit

/// A place for one test's screens: a device, a window, a clock that the test moves.
///
/// ```swift
/// let stage = Stage(.iPhone15Pro)
/// let nav = stage.show(UINavigationController(rootViewController: Inbox()))
/// nav.pushViewController(Message(), animated: true)
/// stage.settle()
/// #expect(stage.transcript(of: Message.self).lines.last == "Message#1.viewDidAppear(true)")
/// ```
///
/// A stage installs a fresh main loop and a fresh `UIApplication`, and puts the old
/// ones back when it ends: on ``end()`` or when it is freed. Only one stage can be
/// up at a time, as `UIApplication.shared` is one. It works under XCTest and Swift Testing;
/// a Swift Testing test should not `await` while its stage is up, as other tests run then.
@preconcurrency @MainActor
public final class Stage {
  /// The device that the stage stands on.
  public let device: Device

  /// The window of the stage; ``show(_:)`` makes a fresh one.
  public private(set) var window: UIWindow

  /// The application of the stage, `UIApplication.shared` while it is up.
  public let application: UIApplication

  /// The loop that the stage turns.
  public let loop: MainLoop

  /// Whether the stage is up.
  public private(set) var isUp = true

  /// The leak watch: controllers that were popped, dismissed or removed.
  public let leakWatch = LeakWatch()

  let recorder: LifecycleRecorder
  private let previousLoop: MainLoop
  private var observations: [any NSObjectProtocol] = []
  private var caught: [CaughtException] = []
  private var isCatching = false

  /// Called for each message that UIKit prints.
  package var onConsoleMessage: ((String) -> Void)?
  /// Takes exceptions instead of the process.
  package var onException: ((_ name: String, _ reason: String) -> Void)? {
    didSet { updateExceptionHandler() }
  }
  /// Called for each notification of UIKit.
  package var onNotification: ((Notification) -> Void)? {
    didSet { observeNotifications() }
  }
  /// Called for each event of the application and its scene: owner and name.
  package var onSceneEvent: ((_ owner: String, _ event: String) -> Void)?

  private static weak var current: Stage?

  /// Sets up a stage on a device.
  ///
  /// - Parameters:
  ///   - device: The device; by default that of `understudy test --device`, else the usual phone.
  ///   - seed: Where the random numbers of the story start.
  /// - Precondition: No other stage is up; the process stops with a message that names
  ///   it, as two stages would share `UIApplication.shared` and corrupt each other.
  public init(_ device: Device = .requested, seed: UInt64 = 0) {
    if let other = Self.current, other.isUp { Self.refuse(other) }
    self.device = device
    previousLoop = MainLoop.current
    loop = MainLoop(mode: .manual, seed: seed)
    MainLoop.current = loop
    application = UIApplication(loop: loop, device: SimulatedDevice(device))
    application.printsConsoleMessages = false
    application.setShare(device.multitasking.share, of: application.defaultScene)
    recorder = LifecycleRecorder(loop: loop)
    window = UIWindow(windowScene: application.defaultScene)
    application.add(recorder)
    application.add(leakWatch)
    if let writer = Tracing.writer { application.add(writer) }
    Self.current = self
    recorder.stage = self
  }

  /// Sets up a stage on a device that is described in words.
  ///
  /// ```swift
  /// let stage = try Stage("iPhone-15-Pro landscape dark xxl rtl")
  /// ```
  ///
  /// - Parameters:
  ///   - device: What `Device(_:)` understands.
  ///   - seed: Where the random numbers of the story start.
  /// - Throws: ``DeviceError`` for words that are not understood.
  public convenience init(_ device: String, seed: UInt64 = 0) throws(DeviceError) {
    self.init(try Device(device), seed: seed)
  }

  // Swift Testing may free a suite, and a stage in one of its properties, off the main actor.
  isolated deinit {
    end()
    loop.close()
  }

  private static func refuse(_ other: Stage) -> Never {
    preconditionFailure(
      """
      A second stage while one is up: it was set up on \(other.device). Stages share \
      UIApplication.shared, so only one can be up at a time. Call end() on the first one. A test \
      that awaits something while its stage is up lets other tests run: end the stage before, or \
      run the tests with --no-parallel.
      """
    )
  }

  /// Takes the stage down and puts the old main loop and application back.
  ///
  /// What the test left in `UserDefaults.standard` is forgotten, so that the next one starts empty.
  /// A second call does nothing.
  public func end() {
    guard isUp else { return }
    isUp = false
    observations.forEach { NotificationCenter.default.removeObserver($0) }
    observations = []
    application.exceptionHandler = nil
    application.remove(recorder)
    application.remove(leakWatch)
    if let writer = Tracing.writer { application.remove(writer) }
    if MainLoop.current === loop { MainLoop.current = previousLoop }
    if Self.current === self { Self.current = nil }
    // A stage that is freed late must not take from the next one.
    if Self.current == nil { StoredDefaults.clear() }
  }

  // MARK: - Screens

  /// Shows a controller as the root of a fresh window and lets everything come to rest.
  ///
  /// - Returns: The controller.
  @discardableResult
  public func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    if window.rootViewController != nil {
      window.isHidden = true
      window = UIWindow(windowScene: application.defaultScene)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
    return controller
  }

  /// The scene that the windows of the stage belong to.
  public var windowScene: UIWindowScene { application.defaultScene }

  // MARK: - Time

  /// Runs the main loop until nothing is pending; animations finish in virtual time.
  ///
  /// Timers are not waited for; ``advance(_:)`` reaches them. A loop that does not come
  /// to rest stops the process with a list of what keeps it busy.
  public func settle() {
    check(loop.settle(), "settle()")
  }

  /// Takes one turn of the main loop: one commit, the clock does not move.
  public func turn() {
    loop.turn()
  }

  /// Moves the virtual clock, running what falls due on the way.
  public func advance(_ duration: Duration) {
    check(loop.advance(by: duration), "advance(_:)")
  }

  /// The virtual time since the stage was set up.
  public var now: Duration { loop.now.sinceStart }

  /// Everything that the loop still has to do.
  public var pending: [PendingWork] { loop.pending }

  /// Like ``settle()``, but a restless loop is reported.
  package func settleLoop() -> SettleOutcome { loop.settle() }

  /// Like ``advance(_:)``, but a restless loop is reported.
  package func advanceLoop(by duration: Duration) -> SettleOutcome { loop.advance(by: duration) }

  private func check(_ outcome: SettleOutcome, _ call: String) {
    guard case .exhausted(let pending) = outcome else { return }
    let names = pending.prefix(8).map(\.description).joined(separator: "\n  ")
    preconditionFailure("\(call) does not come to rest. What keeps the loop busy:\n  \(names)")
  }

  // MARK: - What happened

  /// Everything since the stage was set up, or since ``mark()``.
  public var transcript: Transcript { recorder.transcript }

  /// What happened to the controllers of a type.
  public func transcript(of type: UIViewController.Type) -> Transcript {
    transcript.of(typeNamed: String(describing: type))
  }

  /// What happened to one controller.
  public func transcript(of controller: UIViewController) -> Transcript {
    transcript.of(subject: Naming.shortName(of: controller))
  }

  /// Forgets what happened so far.
  public func mark() { recorder.mark() }

  /// The messages that UIKit printed since the stage was set up.
  public var consoleMessages: [String] { recorder.consoleMessages }

  /// What breaks the contract of the callbacks: wrong order, missing calls of `super`.
  public var findings: [Finding] { recorder.findings }

  /// The names of controllers that were let go of and are still alive.
  public var leaks: [String] { leakWatch.leaks }

  // MARK: - Exceptions

  /// Runs work and catches what iOS would throw.
  ///
  /// The call that raised an exception returns without having changed anything, and the
  /// work goes on behind it. Outside of this an exception stops the process, as on iOS.
  ///
  /// - Returns: The exceptions in the order in which they were raised.
  public func catchExceptions(_ work: () -> Void) -> [CaughtException] {
    let (outer, wasCatching) = (caught, isCatching)
    caught = []
    isCatching = true
    updateExceptionHandler()
    work()
    defer {
      caught = outer
      isCatching = wasCatching
      updateExceptionHandler()
    }
    return caught
  }

  private func updateExceptionHandler() {
    guard isCatching || onException != nil else {
      application.exceptionHandler = nil
      return
    }
    application.exceptionHandler = { [weak self] exception in
      guard let self else { return }
      if isCatching {
        caught.append(
          CaughtException(name: exception.name, reason: exception.reason, place: exception.place)
        )
      } else {
        onException?(exception.name, exception.reason)
      }
    }
  }

  private func observeNotifications() {
    guard observations.isEmpty, onNotification != nil else { return }
    let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
      [weak self] notification in
      guard notification.name.rawValue.hasPrefix("UI") else { return }
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.onNotification?(notification) }
    }
    observations.append(token)
  }
}

/// An exception that iOS would have thrown.
public struct CaughtException: Equatable, Sendable {
  /// The name, for example `NSInvalidArgumentException`.
  public let name: String
  /// The text that iOS prints after `reason:`.
  public let reason: String
  /// What iOS does not tell: the place in a document, or the names that there are instead.
  public let place: String?

  /// Describes an exception.
  public init(name: String, reason: String, place: String? = nil) {
    self.name = name
    self.reason = reason
    self.place = place
  }
}
