import Testing
import UIKit
import Understudy

@MainActor
@Suite("Size and orientation of scenes", .serialized)
struct SceneGeometryTests {
  /// Width and horizontal size class of an app beside another one: devices.json (B).
  @Test(arguments: [
    ("iPad-9.7-inch split-1/3", 320, UIUserInterfaceSizeClass.compact),
    ("iPad-9.7-inch split-2/3", 438, .compact),
    ("iPad-9.7-inch landscape split-1/2", 507, .compact),
    ("iPad-9.7-inch landscape split-2/3", 694, .regular),
    ("iPad-Pro-11-inch landscape split-1/3", 375, .compact),
    ("iPad-Pro-11-inch landscape split-1/2", 592, .compact),
    ("iPad-Pro-12.9-inch landscape split-1/2", 678, .regular),
    ("iPad-Pro-12.9-inch landscape split-2/3", 981, .regular),
    ("iPad-Pro-12.9-inch slide-over", 375, .compact),
    ("iPad-Pro-13-inch-M4 landscape split-1/2", 683, .regular),
    ("iPad-Air-5th-generation landscape split-1/2", 585, .compact),
  ])
  func part_hasWidthAndClass(
    line: String,
    width: CGFloat,
    horizontal: UIUserInterfaceSizeClass
  ) throws {
    let stage = try Stage(line)
    let inbox = stage.show(UIViewController())
    #expect(inbox.view.bounds.width == width)
    #expect(inbox.view.bounds.height == stage.device.screenSize.height)
    #expect(inbox.traitCollection.horizontalSizeClass == horizontal)
    #expect(inbox.traitCollection.verticalSizeClass == .regular)
    #expect(UIScreen.main.bounds.size == stage.device.screenSize)
    #expect(stage.device.windowSize == inbox.view.bounds.size)
    #expect(stage.device.sizeClasses.horizontal == horizontal)
  }

  @Test func multitasking_tellsTraitsThenSize() throws {
    let stage = try Stage("iPad-Pro-11-inch landscape")
    let inbox = stage.show(UIViewController())
    stage.mark()
    stage.multitask(.half)
    stage.settle()
    let lines = stage.transcript(of: inbox)
      .only("willTransition", "viewWillTransition", "traitCollectionDidChange").entries
      .map(\.callback.rawValue)
    #expect(lines == ["willTransition", "viewWillTransition", "traitCollectionDidChange"])
    #expect(inbox.view.bounds.size == CGSize(width: 592, height: 834))
    #expect(inbox.traitCollection.horizontalSizeClass == .compact)
    #expect(inbox.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    stage.mark()
    stage.multitask(.half)
    stage.settle()
    #expect(stage.transcript(of: inbox).entries.isEmpty)
  }

  @Test func resizing_withinAClass_tellsTheSizeAlone() throws {
    let stage = try Stage("iPad-Pro-12.9-inch landscape")
    let inbox = stage.show(UIViewController())
    stage.mark()
    stage.resize(to: CGSize(width: 900, height: 700))
    stage.settle()
    let names = stage.transcript(of: inbox).only("willTransition", "viewWillTransition").entries
      .map(\.callback.rawValue)
    #expect(names == ["viewWillTransition"])
    #expect(inbox.view.bounds.size == CGSize(width: 900, height: 700))
    let scene = stage.windowScene
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 900, height: 700))
    let onScreen = inbox.view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    #expect(onScreen == CGPoint(x: 233, y: 162))
    #expect(scene.coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace) == .zero)
    #expect(inbox.view.convert(onScreen, from: UIScreen.main.coordinateSpace) == .zero)
  }

  @Test func resizing_keepsToScreenAndRestrictions() throws {
    let stage = try Stage("iPad-Pro-11-inch landscape")
    let inbox = stage.show(UIViewController())
    stage.windowScene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 400)
    stage.resize(to: CGSize(width: 100, height: 9_999))
    stage.settle()
    #expect(inbox.view.bounds.size == CGSize(width: 500, height: 834))
  }

  @Test func phone_hasNoSizeRestrictions() {
    let stage = Stage(.iPhone15)
    #expect(stage.windowScene.sizeRestrictions == nil)
  }

  @Test func half_becomesTwoThirds_upright() throws {
    let stage = try Stage("iPad-9.7-inch landscape split-1/2")
    let inbox = stage.show(UIViewController())
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(inbox.view.bounds.size == CGSize(width: 438, height: 1024))
  }

  @Test func splitInterface_collapsesWithTheWidth() throws {
    let stage = try Stage("iPad-Pro-11-inch landscape")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    stage.show(split)
    #expect(!split.isCollapsed)
    stage.multitask(.oneThird)
    stage.settle()
    #expect(split.isCollapsed)
    stage.multitask(.fullScreen)
    stage.settle()
    #expect(!split.isCollapsed)
  }

  @Test func popover_adaptsToTheNarrowWindow() throws {
    let stage = try Stage("iPad-Pro-11-inch landscape")
    let inbox = stage.show(UIViewController())
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = inbox.view
    inbox.present(menu, animated: false)
    stage.settle()
    #expect(menu.view.bounds.width < 400)
    stage.multitask(.oneThird)
    stage.settle()
    #expect(menu.view.bounds.width == 375)
    #expect(menu.traitCollection.horizontalSizeClass == .compact)
    stage.multitask(.fullScreen)
    stage.settle()
    #expect(menu.view.bounds.width < 400)
  }

  @Test func sceneDelegate_hearsOfTheOldGeometry() throws {
    let stage = try Stage("iPad-Pro-11-inch")
    let listener = GeometryListener()
    stage.windowScene.delegate = listener
    stage.show(UIViewController())
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(listener.log == ["geometry 834x1194", "update 834x1194 1"])
    stage.setAppearance(.dark)
    stage.settle()
    #expect(listener.log.count == 2)
    #expect(stage.windowScene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(!stage.windowScene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  // MARK: - Rotation

  @Test(arguments: [
    (UIDeviceOrientation.landscapeLeft, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
    (.landscapeRight, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)),
  ])
  func coordinator_knowsTheTurn(orientation: UIDeviceOrientation, turn: CGAffineTransform) {
    let stage = Stage(.iPhone15)
    let screen = stage.show(Turning())
    stage.rotate(to: orientation)
    #expect(screen.log == ["will 852x393", "alongside 852x393"])
    stage.settle()
    #expect(screen.log == ["will 852x393", "alongside 852x393", "done"])
    #expect(screen.turn == turn)
    #expect(screen.duration == 0.3)
    #expect(screen.isAnimated == true)
    #expect(screen.container === stage.window)
    stage.multitask(.half)
    stage.settle()
    #expect(screen.turn == .identity)
  }

  @Test func orientation_isPosted_ifAskedFor_beforeTheInterfaceTurns() {
    let stage = Stage(.iPhone15)
    let screen = stage.show(Turning())
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { screen.log.append("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(!screen.log.contains("posted"))
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    screen.log = []
    stage.rotate(to: .portrait)
    #expect(screen.log.first == "posted")
    #expect(screen.log.dropFirst().first == "will 393x852")
    stage.rotate(to: .portrait)
    stage.rotate(to: .faceUp)
    #expect(screen.log.filter { $0 == "posted" }.count == 2)
    #expect(UIDevice.current.orientation == .faceUp)
  }

  @Test func smallWindow_keepsItsFrame() {
    let stage = Stage(.iPhone15)
    stage.show(UIViewController())
    let overlay = UIWindow(windowScene: stage.windowScene)
    overlay.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let screen = Turning()
    overlay.rootViewController = screen
    overlay.isHidden = false
    stage.settle()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(overlay.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(screen.log.isEmpty)
    #expect(screen.traitCollection.verticalSizeClass == .compact)
  }
}

/// Writes down what it is told about its size.
private final class Turning: UIViewController {
  var log: [String] = []
  var turn: CGAffineTransform?
  var duration: Double?
  var isAnimated: Bool?
  weak var container: UIView?

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will \(Int(size.width))x\(Int(size.height))")
    turn = coordinator.targetTransform
    duration = coordinator.transitionDuration
    isAnimated = coordinator.isAnimated
    container = coordinator.containerView
    coordinator.animate { [unowned self] _ in
      log.append("alongside \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    } completion: { [unowned self] _ in
      log.append("done")
    }
  }
}

/// Writes down the changes that a scene is told of.
@MainActor
private final class GeometryListener: UIResponder, UIWindowSceneDelegate {
  var log: [String] = []
  var window: UIWindow?

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let size = previousEffectiveGeometry.coordinateSpace.bounds.size
    log.append("geometry \(Int(size.width))x\(Int(size.height))")
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    let orientation = previousInterfaceOrientation.rawValue
    log.append("update \(Int(size.width))x\(Int(size.height)) \(orientation)")
  }
}
