public import Foundation

/// What the user allowed.
///
/// Status: complete · A
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// Nobody may on this device.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the app is used.
  case authorizedWhenInUse = 4
}

/// How sure a place the user allows.
///
/// Status: complete · A
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As sure as the app asks.
  case fullAccuracy = 0
  /// The area alone.
  case reducedAccuracy = 1
}

/// What an app needs places for.
///
/// Status: complete · A
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Sports.
  case fitness = 3
  /// Other ways of moving.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// Is told where the device is, and what the user allows.
///
/// Status: partial · A
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Tells where the device is, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells that the place is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells what the user allows: when a manager begins, and after each change.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Tells what the user allows; deprecated on iOS.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Tells that a region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Tells whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
  /// Tells that the device came into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Tells that the device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Tells that a region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
}

/// What happens if a delegate does not implement a member.
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Tells the older form.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
}
