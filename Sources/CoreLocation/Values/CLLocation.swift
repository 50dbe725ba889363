public import Foundation

/// A floor of a building.
///
/// Status: complete · A
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  /// The number; zero is the ground.
  public let level: Int

  package init(level: Int) {
    self.level = level
    super.init()
  }

  /// Returns the floor itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where and when the device was.
///
/// - Differs: it cannot be archived.
/// - Evidence: Apple's documentation of the class (A); that distances follow the ellipsoid (D)
///
/// Status: partial · A
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The metres above the sea.
  public let altitude: CLLocationDistance
  /// How sure the place is; negative for not at all.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How sure the altitude is; negative for not at all.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement.
  public let course: CLLocationDirection
  /// How sure the direction is.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed.
  public let speed: CLLocationSpeed
  /// How sure the speed is.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When the device was there.
  public let timestamp: Date

  /// Creates a location from a place alone; the altitude is unknown.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a location without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location with a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: course,
      courseAccuracy: -1,
      speed: speed,
      speedAccuracy: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location with a movement and how sure it is.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// The floor; never known here.
  open var floor: CLFloor? { nil }

  /// The metres to another location along the surface of the earth; altitudes do not count.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(location.coordinate, coordinate)
  }

  /// Returns the location itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The place, how sure it is, the movement and the date.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}
