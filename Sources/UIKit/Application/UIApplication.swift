package import Clockwork
public import CoreGraphics
public import Foundation

/// The running app: its scenes, its state and its device.
///
/// An application belongs to one main loop; `shared` is the application of the
/// current loop. Everything that iOS keeps in process-wide places hangs here, so
/// that tests do not feel each other.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current main loop.
  public class var shared: UIApplication {
    guard let owner = MainLoop.currentOwner else { return UIApplication(loop: MainLoop.current) }
    // A cast to an open class looks through superclasses; most apps have the class itself.
    if type(of: owner) == UIApplication.self {
      return unsafeDowncast(owner, to: UIApplication.self)
    }
    return owner as? UIApplication ?? UIApplication(loop: MainLoop.current)
  }

  /// The loop that drives the application.
  package let mainLoop: MainLoop
  /// The device that the application runs on.
  package let device: SimulatedDevice
  /// The numbers that objects are named by.
  package nonisolated let ordinals: Ordinals
  /// Who watches controllers.
  @exclusivity(unchecked)
  package private(set) var lifecycleObservers: [any LifecycleObserver] = []
  /// The parentless controllers in view; nil until there is one.
  @exclusivity(unchecked) var orphans: Orphans?
  /// Takes exceptions instead of the process; `nil` stops the process as on iOS.
  package var exceptionHandler: ((UIKitException) -> Void)?
  /// The place in a document that is being loaded; exceptions tell it.
  var place: String?
  /// Whether console messages go to standard error, too.
  package var printsConsoleMessages = true
  @exclusivity(unchecked) private var attachments: [(type: ObjectIdentifier, object: AnyObject)] =
    []
  private let freed: FreedControllers
  private lazy var _mainScreen = UIScreen(device: device)
  private lazy var _defaultScene = UIWindowScene(application: self)
  @exclusivity(unchecked) private var scenes: [UIScene] = []
  private var state = State.active

  /// Makes the application of a loop, on a device.
  package init(loop: MainLoop, device: SimulatedDevice = SimulatedDevice()) {
    mainLoop = loop
    self.device = device
    ordinals = Ordinals()
    freed = FreedControllers()
    super.init()
    loop.owner = self
    loop.commitHandler = { [unowned self] in self.commit() }
    device.interfaceDidTurn = { [unowned self] in
      for window in windows { window.forgetSafeArea() }
    }
  }

  /// Whether the app is in front, in between or in the background.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active
    /// In front, but not receiving events.
    case inactive
    /// Not on screen.
    case background
  }

  /// The delegate of the app.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { heldDelegate ?? weakDelegate }
    set { weakDelegate = newValue }
  }
  private weak var weakDelegate: (any UIApplicationDelegate)?
  /// The delegate that the launch made; the app object keeps it alive.
  package var heldDelegate: (any UIApplicationDelegate)?
  /// Whether tests run inside the app, so that its main function returns.
  package var isHost = false
  /// What the app's property list says; `nil` if it is not known.
  package var info: ApplicationInfo?
  /// What the start of the app had to leave out, for whoever asked for it.
  package var startNotes: [String] = []

  /// Whether the app is in front.
  open var applicationState: State { state }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of all scenes, connected or not.
  open var openSessions: Set<UISceneSession> {
    Set(scenes.map(\.session) + sceneSessions.resting)
  }

  /// The windows of all scenes, backmost first; deprecated on iOS.
  open var windows: [UIWindow] {
    if scenes.count == 1, let only = scenes[0] as? UIWindowScene { return only.windows }
    return windowScenes.flatMap(\.windows)
  }

  /// The key window; deprecated on iOS.
  open var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    mainScreen.traitCollection.preferredContentSizeCategory
  }

  /// The reading direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientation of the status bar; deprecated on iOS.
  open var statusBarOrientation: UIInterfaceOrientation { device.interfaceOrientation }

  /// The frame of the status bar; deprecated on iOS.
  open var statusBarFrame: CGRect { defaultScene.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether events are ignored now; deprecated on iOS.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
  private var ignoringDepth = 0

  /// Starts ignoring events; calls nest.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Stops ignoring events.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Delivers an event to the windows.
  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    for window in windows.reversed() where !window.isHidden {
      window.sendEvent(event)
    }
  }

  /// Sends an action message; without a target the responder chain is searched.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let receiver: Any?
    if let target {
      receiver = target
    } else {
      let start = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? self
      receiver = start.target(forAction: action, withSender: sender)
    }
    guard let object = receiver as AnyObject? else { return false }
    _ = action.send(to: object, with: [sender, event])
    return true
  }

  /// Opens an address in another app; there is none here, so it fails.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    guard let completion else { return }
    mainLoop.post("UIApplication.open") { completion(false) }
  }
  /// The addresses that the app asked to open, in order.
  package private(set) var openedURLs: [URL] = []

  /// Whether another app could open an address; there is none here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// An option of `open`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Open in the app of a universal link only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Events go on to the delegate if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Between modules

  /// The screen of the device.
  package var mainScreen: UIScreen { _mainScreen }

  /// The scene that windows without one belong to.
  package var defaultScene: UIWindowScene { _defaultScene }

  package var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

  func connect(_ scene: UIScene) { scenes.append(scene) }

  func disconnect(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

  func setState(_ newState: State) { state = newState }

  /// The application's one instance of a state class, made on first use.
  package func attachment<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
    let id = ObjectIdentifier(type)
    for entry in attachments where entry.type == id {
      return unsafeDowncast(entry.object, to: T.self)
    }
    let object = make()
    attachments.append((id, object))
    return object
  }

  /// Asks the controllers in the next commit what the system wants to know.
  func setNeedsSystemUpdate(_ label: String) { mainLoop.setNeedsCommit(label) }

  private func commit() {
    for scene in scenes { (scene as? UIWindowScene)?.updateStatusBar(of: device) }
    UpdateCycle.commit(windows)
  }

  // MARK: - Observers

  package func add(_ observer: any LifecycleObserver) {
    lifecycleObservers.append(observer)
    Doorway.observerCount += 1
    freed.observers = lifecycleObservers
  }

  package func remove(_ observer: any LifecycleObserver) {
    let count = lifecycleObservers.count
    lifecycleObservers.removeAll { $0 === observer }
    Doorway.observerCount -= count - lifecycleObservers.count
    freed.observers = lifecycleObservers
  }

  func note(_ controller: UIViewController, ended how: EndOfUse) {
    for observer in lifecycleObservers { observer.didEnd(controller, how) }
  }

  func notify(_ event: ApplicationEvent) {
    for observer in lifecycleObservers { observer.didNotify(event) }
  }

  func printToConsole(_ text: String) {
    for observer in lifecycleObservers { observer.didPrint(text) }
    if printsConsoleMessages { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }

  nonisolated func controllerWasFreed(
    _ id: ObjectIdentifier,
    type: UIViewController.Type,
    ordinal: Int
  ) {
    freed.tell(id, type: type, ordinal: ordinal)
  }
}

/// Tells observers about freed controllers, from whichever thread frees them.
private final class FreedControllers: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [any LifecycleObserver] = []

  var observers: [any LifecycleObserver] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func tell(_ id: ObjectIdentifier, type: UIViewController.Type, ordinal: Int) {
    let observers = observers
    guard !observers.isEmpty else { return }
    let name = String(describing: type)
    for observer in observers { observer.didDeinit(id, typeName: name, ordinal: ordinal) }
  }
}
