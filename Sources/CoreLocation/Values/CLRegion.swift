public import Foundation

/// Whether the device is in a region.
///
/// Status: complete · A
public enum CLRegionState: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It is.
  case inside = 1
  /// It is not.
  case outside = 2
}

/// An area that can be watched.
///
/// Status: partial · A
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether entering it is told.
  open var notifyOnEntry = true
  /// Whether leaving it is told.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func holds(_ coordinate: CLLocationCoordinate2D) -> Bool { false }

  /// Whether the other one has the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}

/// A circle around a place.
///
/// Status: complete · A
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The metres from the middle to the edge.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(
    center: CLLocationCoordinate2D,
    radius: CLLocationDistance,
    identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(center, coordinate) <= radius
  }

  override func holds(_ coordinate: CLLocationCoordinate2D) -> Bool { contains(coordinate) }
}
