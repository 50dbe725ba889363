public import Foundation

/// The place, the size and the orientation of a scene, and what an app wishes about them.
extension UIWindowScene {
  /// The part of the screen that the scene has.
  package var share: SceneShare { geometryStore.share }

  /// The restrictions of a scene whose size can change.
  func makeSizeRestrictions() -> UISceneSizeRestrictions? {
    guard UIApplication.shared.device.description.idiom == .pad else { return nil }
    if let known = geometryStore.restrictions { return known }
    let made = UISceneSizeRestrictions()
    geometryStore.restrictions = made
    return made
  }

  /// The place of the scene on the turned screen.
  var area: CGRect { area(in: interfaceOrientation) }

  /// The place that the scene would have in an orientation.
  func area(in orientation: UIInterfaceOrientation) -> CGRect {
    let description = UIApplication.shared.device.description
    return CGRect(
      origin: description.windowOrigin(share, in: orientation),
      size: description.windowSize(share, in: orientation)
    )
  }

  /// The place and the orientation of a scene at one moment.
  ///
  /// Status: complete · A
  @preconcurrency @MainActor
  open class Geometry: NSObject, NSCopying {
    private let area: CGRect
    /// The orientation in which the scene is shown.
    public let interfaceOrientation: UIInterfaceOrientation

    init(area: CGRect, _ orientation: UIInterfaceOrientation) {
      self.area = area
      interfaceOrientation = orientation
      super.init()
    }

    /// The coordinates of the scene.
    public var coordinateSpace: any UICoordinateSpace { SceneSpace(area: area) }

    /// Whether the orientation is locked; never here.
    public var isInterfaceOrientationLocked: Bool { false }

    /// Whether a finger drags the edge of the window; sizes change at once here.
    public var isInteractivelyResizing: Bool { false }

    /// The geometry cannot change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether place and orientation are the same.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return area == other.area && interfaceOrientation == other.interfaceOrientation
    }

    /// A hash that agrees with `isEqual(_:)`.
    public nonisolated override var hash: Int {
      var hasher = Hasher()
      hasher.combine(area.size.width)
      hasher.combine(area.size.height)
      hasher.combine(interfaceOrientation)
      return hasher.finalize()
    }
  }
}

/// The sizes between which a window may be resized.
///
/// - Differs: `allowsFullScreen` has no effect, as on iPadOS.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size; zero sets no limit.
  open var minimumSize = CGSize.zero

  /// The largest size; the greatest finite number sets no limit.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// Whether the scene can fill the screen; read on the Mac only.
  open var allowsFullScreen = true

  override init() { super.init() }

  /// The size within the limits that is nearest to another one.
  func limited(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(max(size.width, minimumSize.width), maximumSize.width),
      height: min(max(size.height, minimumSize.height), maximumSize.height)
    )
  }
}

/// What a scene keeps about its geometry.
@MainActor
final class SceneGeometryStore {
  var share = SceneShare.full
  var restrictions: UISceneSizeRestrictions?
  /// The traits of the scene, made from those of the device.
  private var known: (device: UITraitCollection, share: SceneShare, scene: UITraitCollection)?

  /// The traits of a part of the screen; the same object as long as nothing changes.
  func traits(of device: SimulatedDevice) -> UITraitCollection {
    let all = device.traitCollection
    guard share != .full else { return all }
    if let known, known.device === all, known.share == share { return known.scene }
    let made = device.makeTraits(in: device.interfaceOrientation, share)
    known = (all, share, made)
    return made
  }
}
