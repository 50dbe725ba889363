import Clockwork
import CoreGraphics
import Foundation

/// One change of the size or the orientation of scenes, with all who are told of it.
///
/// Controllers hear before anything changes: first of the traits, downwards through the whole
/// chain, then of the size. Then scenes, windows and traits change, presentations adapt, and
/// what the coordinators were given runs beside the animation.
///
/// - Evidence: RULES 12 (B); Apple's documentation of `viewWillTransition(to:with:)` (A)
@MainActor
struct GeometryChange {
  private let application: UIApplication
  private let scenes: [SceneChange]
  private let windows: [WindowChange]
  private let turn: CGAffineTransform
  private let isRotation: Bool

  /// A scene with its state before the change.
  private struct SceneChange {
    let scene: UIWindowScene
    let geometry: UIWindowScene.Geometry
    let traits: UITraitCollection
  }

  /// A window and what becomes of it.
  private struct WindowChange {
    let window: UIWindow
    /// The new size; `nil` if the window keeps its own.
    let size: CGSize?
    /// The new traits; `nil` if they stay.
    let traits: UITraitCollection?
    let coordinator: TransitionCoordinator
  }

  /// How long a rotation takes.
  private static let duration = Duration.milliseconds(300)

  /// - Parameters:
  ///   - scenes: The scenes that change.
  ///   - orientation: The orientation after the change.
  ///   - share: The part of the screen after the change; `nil` if that stays.
  ///   - turn: The rotation that is applied.
  ///   - application: The application that the scenes belong to.
  init(
    of scenes: [UIWindowScene],
    to orientation: UIInterfaceOrientation,
    share: SceneShare? = nil,
    turn: CGAffineTransform = .identity,
    in application: UIApplication
  ) {
    let device = application.device
    self.application = application
    self.turn = turn
    isRotation = orientation != device.interfaceOrientation
    self.scenes = scenes.map {
      SceneChange(scene: $0, geometry: $0.effectiveGeometry, traits: $0.traitCollection)
    }
    windows = scenes.flatMap { scene in
      let part = share ?? scene.share
      let old = scene.area.size
      let new = device.description.windowSize(part, in: orientation)
      let traits = device.makeTraits(in: orientation, part)
      let differ = traits != scene.traitCollection
      return scene.windows.map { window in
        let fills = window.bounds.size == old
        return WindowChange(
          window: window,
          size: fills && new != old ? new : nil,
          traits: differ ? traits : nil,
          coordinator: Self.coordinator(for: window, turn)
        )
      }
    }
  }

  private static func coordinator(
    for window: UIWindow,
    _ turn: CGAffineTransform
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      AppearanceTransition(kind: .childSwap, isAnimated: true),
      duration: duration
    )
    coordinator.container = window
    coordinator.targetTransform = turn
    return coordinator
  }

  /// Tells everybody, with the change itself in the middle.
  ///
  /// - Parameters:
  ///   - tellsSize: Whether controllers hear of a new size.
  ///   - change: Makes the change.
  func perform(tellsSize: Bool = true, _ change: () -> Void) {
    let isNothing = windows.allSatisfy { $0.size == nil && $0.traits == nil }
    if !isNothing { announce(tellsSize: tellsSize) }
    let keyboard = application.attachment(KeyboardController.self) {
      KeyboardController(application)
    }
    if isRotation { keyboard.screenWillTurn() }
    change()
    for entry in windows where !isNothing { adapt(entry) }
    tellScenes()
    guard !isNothing else {
      if isRotation { keyboard.screenDidTurn() }
      return
    }
    for entry in windows { entry.coordinator.runAnimations() }
    let (windows, isRotation) = (windows, isRotation)
    application.mainLoop.schedule(.animation, "rotation", after: Self.duration) {
      for entry in windows { entry.coordinator.runCompletions() }
      if isRotation { keyboard.screenDidTurn() }
    }
  }

  private func announce(tellsSize: Bool) {
    for entry in windows {
      guard !entry.window.isHidden, let root = entry.window.rootViewController, root.isViewLoaded
      else { continue }
      if let traits = entry.traits {
        Doorway.send(.willTransition(to: traits, entry.coordinator), to: root)
      }
      if let size = entry.size, tellsSize {
        Doorway.send(.viewWillTransition(to: size, entry.coordinator), to: root)
      }
    }
  }

  private func adapt(_ entry: WindowChange) {
    let window = entry.window
    if let size = entry.size { window.frame = CGRect(origin: window.frame.origin, size: size) }
    window.traitsMayHaveChanged()
    window.setNeedsLayout()
    window.rootViewController?.viewIfLoaded?.setNeedsLayout()
    Readaptation(in: window, entry.coordinator).perform()
  }

  private func tellScenes() {
    for entry in scenes {
      let scene = entry.scene
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      let moved = !scene.effectiveGeometry.isEqual(entry.geometry)
      if application.device.isAtLeast(26) {
        if moved { delegate.windowScene(scene, didUpdateEffectiveGeometry: entry.geometry) }
      }
      guard moved || scene.traitCollection != entry.traits else { continue }
      delegate.windowScene(
        scene,
        didUpdate: entry.geometry.coordinateSpace,
        interfaceOrientation: entry.geometry.interfaceOrientation,
        traitCollection: entry.traits
      )
    }
  }
}

extension UIInterfaceOrientation {
  /// Quarter turns of the content, clockwise, from the upright interface.
  private var quarters: Int {
    switch self {
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    default: 0
    }
  }

  /// The rotation from this orientation to another one.
  ///
  /// - Evidence: Apple's documentation of `targetTransform` (grade A): identity, a quarter to
  ///   either side, or a half turn
  func turn(to other: UIInterfaceOrientation) -> CGAffineTransform {
    switch (other.quarters - quarters + 4) % 4 {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
