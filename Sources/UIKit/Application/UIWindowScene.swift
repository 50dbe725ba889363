public import Foundation

/// A scene that shows windows.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct Entry {
    @Backward var window: UIWindow?

    init(window: UIWindow) { self.window = window }
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @Backward private var _keyWindow: UIWindow?
  private let _screen: UIScreen?
  let geometryStore = SceneGeometryStore()
  var traitState: TraitState?

  /// Connects a scene to a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    _screen = nil
    super.init(session: session, connectionOptions: connectionOptions)
  }

  init(application: UIApplication) {
    _screen = application.mainScreen
    super.init(
      session: UISceneSession(role: .windowApplication, identifier: "scene-1"),
      application: application
    )
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { _screen ?? UIApplication.shared.mainScreen }

  /// Asks for another geometry, on phones and tablets for an orientation.
  ///
  /// The orientation has to be one that the shown controllers support.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    UIApplication.shared.turn(toOneOf: wish.interfaceOrientations, orElse: errorHandler)
  }

  /// Asks again which orientations are supported; see the method of the controller.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.setNeedsOrientationUpdate()
  }

  /// A wish for a geometry.
  ///
  /// Status: complete · A
  @MainActor
  open class GeometryPreferences: NSObject {
    /// A wish for an orientation.
    ///
    /// Status: complete · A
    @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations that are wished for; empty means as the controllers like.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Wishes for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The windows of the scene, backmost first: by level, then by age.
  open var windows: [UIWindow] {
    var living: [UIWindow] = []
    var areLevel = true
    for entry in entries {
      guard let window = entry.window else { continue }
      living.append(window)
      if window.windowLevel != .normal { areLevel = false }
    }
    if areLevel { return living }
    return living.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { _keyWindow }

  /// The orientation in which the scene is shown.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.device.interfaceOrientation
  }

  /// The traits of the scene: beside another app its width decides about a size class.
  open var traitCollection: UITraitCollection { ownTraits }

  /// The coordinates of the scene: its upper left corner is the origin, whatever its place.
  ///
  /// Its bounds are the size of a window that fills the scene; those of the screen stay as they
  /// are beside another app.
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(area: area) }

  /// The geometry at this moment; read it again after a change.
  ///
  /// - Differs: changes are not sent to key-value observers; the delegate hears of them.
  open var effectiveGeometry: Geometry { Geometry(area: area, interfaceOrientation) }

  /// The least and the largest size of the scene; `nil` on phones, where it fills the screen.
  ///
  /// - Differs: on tablets of all versions; iPadOS has it where windows are resizable.
  open var sizeRestrictions: UISceneSizeRestrictions? { makeSizeRestrictions() }

  /// What is known about the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  func adopt(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func drop(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if _keyWindow === window { _keyWindow = nil }
  }

  func makeKey(_ window: UIWindow) {
    guard _keyWindow !== window else { return }
    let old = _keyWindow
    _keyWindow = nil
    old?.resignKey()
    if let old {
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    _keyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

extension UIWindow {
  /// Posted when a window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )
  /// Posted when a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
}

/// What is known about the status bar of a scene.
///
/// Status: partial · B
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The frame of the status bar; empty when it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.area.width, height: deviceHeight)
  }

  private var deviceHeight: CGFloat { UIApplication.shared.device.statusBarHeight }

  /// Whether the status bar is hidden: by the controller that decides, or by the device.
  public var isStatusBarHidden: Bool {
    deviceHeight == 0 || SystemAppearance(of: scene).isStatusBarHidden
  }

  /// The look of the status bar, as the controller that decides wants it.
  public var statusBarStyle: UIStatusBarStyle { SystemAppearance(of: scene).statusBarStyle }
}

/// The protocol that scene delegates of window scenes adopt.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called when the geometry or the traits of the scene changed; deprecated since iOS 26.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// Called when the user chose a quick action of the app's icon while the scene exists.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Called when the geometry of the scene changed, from iOS 26 on.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  )
}

// The members are optional on iOS.
extension UIWindowSceneDelegate {
  /// The answer for those that do not implement it.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalMessage.send(
      "windowScene:performActionForShortcutItem:completionHandler:",
      to: self,
      windowScene,
      shortcutItem,
      completionHandler
    ) { completionHandler(false) }
  }
  /// The answer for those that do not implement it.
  public var window: UIWindow? {
    get { OptionalMessage.send("window", to: self) { nil } }
    set { OptionalMessage.send("setWindow:", to: self, newValue) {} }
  }
  /// The answer for those that do not implement it.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    OptionalMessage.send(
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      to: self,
      windowScene,
      previousCoordinateSpace,
      previousInterfaceOrientation,
      previousTraitCollection
    ) {}
  }
  /// The answer for those that do not implement it.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    OptionalMessage.send(
      "windowScene:didUpdateEffectiveGeometry:",
      to: self,
      windowScene,
      previousEffectiveGeometry
    ) {}
  }
}
