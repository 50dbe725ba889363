import Clockwork
public import Foundation

/// The root of a view tree, with a controller for its content.
///
/// A new window is hidden. Its root is loaded and appears when the window is
/// shown: `viewWillAppear` inside the call, `viewDidAppear` after the commit.
/// As on iOS the app keeps its windows alive; a scene only knows them.
///
/// - Evidence: RULES 1, 2, 6
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var _root: UIViewController?
  @Backward var _windowScene: UIWindowScene?
  /// The responder that receives keyboard events first.
  @exclusivity(unchecked)
  package internal(set) weak var firstResponder: UIResponder?
  /// The responder that is about to take over, while the present one resigns.
  package var successor: UIResponder?
  /// Whether the first responder leaves the window and is not asked any more.
  private(set) var isLosingFirstResponder = false
  private var rootRun: TransitionRun?

  /// Creates a hidden window of the given frame in the default scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    _windowScene = UIApplication.shared.defaultScene
    _windowScene?.adopt(self)
    setUp()
  }

  /// Creates a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    layer.isHidden = true
    _windowScene = windowScene
    windowScene.adopt(self)
    setUp()
  }

  /// Creates a hidden window that fills the default scene.
  public convenience init() {
    self.init(frame: UIApplication.shared.defaultScene.coordinateSpace.bounds)
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    setUp()
  }

  deinit {
    UIWindow.forget(in: _subviews)
  }

  /// Views can outlive their window, but not refer to it then.
  private nonisolated static func forget(in views: [UIView]) {
    for view in views {
      view._window = nil
      forget(in: view._subviews)
    }
  }

  private func setUp() {
    flags.insert(.isWindow)
    _window = self
    bringTraitsUpToDate(entering: false)
  }

  /// Windows lie at this height; higher ones are in front.
  open var windowLevel = UIWindow.Level.normal

  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? {
    get { _windowScene }
    set {
      guard newValue !== _windowScene else { return }
      _windowScene?.drop(self)
      _windowScene = newValue
      forgetSafeArea()
      newValue?.adopt(self)
      traitsNeedUpdate()
    }
  }

  /// The screen that shows the window.
  open var screen: UIScreen {
    get { _windowScene?.screen ?? UIApplication.shared.mainScreen }
    set {}
  }

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { _windowScene?.keyWindow === self }

  /// Whether the window can become key; `true` by default.
  open var canBecomeKey: Bool { true }

  /// The controller of the window's content; a change replaces what is shown.
  open var rootViewController: UIViewController? {
    get { _root }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() {
    guard canBecomeKey else { return }
    _windowScene?.makeKey(self)
  }

  /// Tells the window that it became key; not to be called.
  open func becomeKey() {}

  /// Tells the window that it is no longer key; not to be called.
  open func resignKey() {}

  /// Delivers an event to recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    TouchDispatcher.dispatch(event, in: self)
  }

  /// The part at the edges that the device covers.
  open override var safeAreaInsets: UIEdgeInsets {
    if flags.contains(.knowsSafeArea) { return knownSafeAreaInsets }
    let insets = deviceInsets
    // Only the windows of connected scenes are told when the device is turned.
    if let scene = _windowScene, scene.activationState != .unattached {
      remember(safeArea: insets)
    }
    return insets
  }

  /// Nothing lies above a window but its scene.
  open override var next: UIResponder? { _windowScene ?? UIApplication.shared }

  /// The device's insets, as far as the window reaches to the edges of the screen.
  private var deviceInsets: UIEdgeInsets {
    let insets = UIApplication.shared.device.safeAreaInsets
    let area = _windowScene.map { CGRect(origin: .zero, size: $0.area.size) } ?? screen.bounds
    let place = frame
    return UIEdgeInsets(
      top: min(max(0, insets.top - (place.minY - area.minY)), insets.top),
      left: min(max(0, insets.left - (place.minX - area.minX)), insets.left),
      bottom: min(max(0, insets.bottom - (area.maxY - place.maxY)), insets.bottom),
      right: min(max(0, insets.right - (area.maxX - place.maxX)), insets.right)
    )
  }

  // MARK: - Root

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== _root else { return }
    let old = _root
    if let previous = controller?.windowAsRoot, previous !== self {
      previous.rootViewController = nil
    }
    _root = controller
    guard !isHidden else {
      if controller != nil { controller?.windowAsRoot = self }
      if let old { letGo(of: old) }
      return
    }
    change(from: old, to: controller)
  }

  private func change(from old: UIViewController?, to new: UIViewController?) {
    if let old, let run = rootRun, run.stage == .running { _ = old; run.end(finished: true) }
    new?.windowAsRoot = self
    let transition = AppearanceTransition(
      kind: .rootReplacement,
      leaving: old,
      coming: new,
      isAnimated: false,
      cause: .window
    )
    let run = TransitionRun(transition, host: RootHost(self), duration: .zero)
    rootRun = run
    run.startAndFinish()
  }

  func hiddenChanged() {
    guard let root = _root else {
      if !isHidden { propagateMarks() }
      return
    }
    change(from: isHidden ? root : nil, to: isHidden ? nil : root)
    if isHidden {
      root.windowAsRoot = self
    } else {
      UIApplication.shared.windowWasShown(self)
    }
  }

  fileprivate func install(_ root: UIViewController) {
    guard let view = root.viewIfLoaded else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let parentless = ParentlessViews(below: view, of: root)
    parentless.begin()
    // A modal of an older root may stay above the new one (RULES 19).
    if let modal = subviews.first(where: { $0 is PresentationView }) {
      insertSubview(view, belowSubview: modal)
    } else {
      addSubview(view)
    }
    propagateMarks()
    MainLoop.current.setNeedsCommit("window")
    MainLoop.current.afterCommit("appearance of parentless controllers") { parentless.end() }
  }

  fileprivate func letGo(of root: UIViewController) {
    if root.windowAsRoot === self, _root !== root { root.windowAsRoot = nil }
    if _root !== root { UIApplication.shared.note(root, ended: .replacedAsRoot) }
  }

  fileprivate func rootTransitionDidEnd() { rootRun = nil }

  func firstResponderWillLeave(with view: UIView) {
    guard let responder = firstResponder else { return }
    let leaves: Bool
    if let leaving = responder as? UIView {
      leaves = leaving.isDescendant(of: view)
    } else if let controller = responder as? UIViewController {
      leaves = controller.viewIfLoaded?.isDescendant(of: view) ?? false
    } else {
      leaves = false
    }
    guard leaves else { return }
    isLosingFirstResponder = true
    responder.resignFirstResponder()
    isLosingFirstResponder = false
    if firstResponder === responder { firstResponder = nil }
  }

  /// The height at which a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height as a number.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's content.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

/// Moves the views when a window gets another root.
@MainActor
private final class RootHost: TransitionHost {
  @Backward private var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }

  func installViews(for run: TransitionRun) {
    if let root = run.transition.coming { window?.install(root) }
  }

  func removeViews(for run: TransitionRun) {
    run.transition.leaving?.viewIfLoaded?.removeFromSuperview()
    if let root = run.transition.leaving { window?.letGo(of: root) }
  }

  func release(for run: TransitionRun) { window?.rootTransitionDidEnd() }
}

/// The controllers without parent whose views hang below a window's root.
///
/// - Evidence: RULES 6; the scenario `containment-parentless-at-launch` (grade B)
@MainActor
private struct ParentlessViews {
  private let controllers: [UIViewController]

  init(below view: UIView, of root: UIViewController) {
    controllers = Self.find(below: view)
  }

  private static func find(below view: UIView) -> [UIViewController] {
    view.subviews.flatMap { subview -> [UIViewController] in
      if let controller = subview.owningController {
        return controller.parent == nil && controller.presentation == nil ? [controller] : []
      }
      return find(below: subview)
    }
  }

  func begin() {
    for controller in controllers {
      Orphans.note(controller)
      AppearanceMachine.begin(controller, appearing: true, animated: false, by: .window)
    }
  }

  func end() {
    for controller in controllers where controller.appearance.state == .appearing {
      AppearanceMachine.end(controller, by: .window)
    }
  }
}

extension UIView {
  func hiddenDidChange() {
    if flags.contains(.isWindow) { (self as? UIWindow)?.hiddenChanged() }
    if let superview = _superview, superview.flags.contains(.isStack) {
      (superview as? UIStackView)?.arrangementDidChange()
    }
    // Bars that come and go are placed by their superviews.
    _superview?.setNeedsLayout()
  }
}
