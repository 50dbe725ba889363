import Foundation

/// The shape of the earth in the World Geodetic System of 1984.
enum Ellipsoid {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let pole = equator * (1 - flattening)

  /// The metres between two places along the surface.
  ///
  /// Vincenty's inverse formula; for places almost opposite each other, where it does not
  /// come to an end, the distance on a sphere.
  static func distance(
    _ from: CLLocationCoordinate2D,
    _ to: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let radians = Double.pi / 180
    let difference = (to.longitude - from.longitude) * radians
    let reduced1 = atan((1 - flattening) * tan(from.latitude * radians))
    let reduced2 = atan((1 - flattening) * tan(to.latitude * radians))
    let (sin1, cos1, sin2, cos2) = (sin(reduced1), cos(reduced1), sin(reduced2), cos(reduced2))
    var lambda = difference
    for _ in 0..<200 {
      let across = cos2 * sin(lambda)
      let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinSigma = (across * across + along * along).squareRoot()
      guard sinSigma > 0 else { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
      let squared = 1 - sinAlpha * sinAlpha
      let middle = squared == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / squared
      let c = flattening / 16 * squared * (4 + flattening * (4 - 3 * squared))
      let last = lambda
      let inner = middle + c * cosSigma * (2 * middle * middle - 1)
      lambda = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
      guard abs(lambda - last) < 1e-12 else { continue }
      let u = squared * (equator * equator - pole * pole) / (pole * pole)
      let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768))
      let b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
      let outer = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      let correction =
        b * sinSigma * (middle + b / 4 * (cosSigma * (2 * middle * middle - 1) - outer))
      return pole * a * (sigma - correction)
    }
    return sphere(from, to)
  }

  private static func sphere(
    _ from: CLLocationCoordinate2D,
    _ to: CLLocationCoordinate2D
  ) -> Double {
    let radians = Double.pi / 180
    let north = sin((to.latitude - from.latitude) * radians / 2)
    let east = sin((to.longitude - from.longitude) * radians / 2)
    let part =
      north * north
      + cos(from.latitude * radians) * cos(to.latitude * radians) * east * east
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
