/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How sure a place is, in metres; negative for not at all.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative for unknown.
public typealias CLLocationSpeed = Double
/// How sure a speed is, in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees from north; negative for unknown.
public typealias CLLocationDirection = Double
/// How sure a direction is, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth.
///
/// Status: complete · A
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the place without latitude and longitude.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the degrees are possible: up to 90 of latitude and up to 180 of longitude.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As sure as possible, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As sure as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As sure as the user allows an app that may not know more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_379_140
/// The longest time.
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude
/// The longest distance.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
