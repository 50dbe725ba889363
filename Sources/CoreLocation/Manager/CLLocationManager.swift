import Clockwork
public import Foundation
import UIKit

/// Asks where the device is.
///
/// The place and the user are matters of the test: `stage.place.allow(.authorizedWhenInUse)`,
/// `stage.place.move(latitude: 52.5, longitude: 13.4)`. The question for permission waits for its answer, as
/// on iOS. The delegate is called in turns of the main loop.
///
/// - Differs: there are no headings, no visits and no beacons; the older answer
///   `locationManager(_:didChangeAuthorization:)` comes only to delegates without the newer one.
/// - Evidence: Apple's documentation of the class and its delegate (A)
///
/// Status: partial · A
open class CLLocationManager: NSObject, @unchecked Sendable {
  @MainActor private var isUpdating = false
  @MainActor private var isAskedOnce = false
  @MainActor private var lastTold: CLLocation?
  @MainActor private var regions: Set<CLRegion> = []

  /// Creates a manager; its delegate is told what the user allows.
  public override init() {
    super.init()
    MainQueue.run { PlaceOnEarth.current.add(self) }
  }

  /// Is told where the device is.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How sure a place the app wants.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The metres below which a movement is not told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the app needs places for.
  open var activityType = CLActivityType.other
  /// Whether updates may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates come in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the user sees that.
  open var showsBackgroundLocationIndicator = false

  /// Whether the user allows places on this device.
  open class func locationServicesEnabled() -> Bool { true }
  /// What the user allowed; deprecated on iOS.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    MainQueue.atOnce { PlaceOnEarth.current.status }
  }
  /// Whether directions can be told; not here.
  open class func headingAvailable() -> Bool { false }
  /// Whether large movements can be told.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Whether regions of a class can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self
  }

  /// What the user allowed.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  /// How sure a place the user allowed.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    MainQueue.atOnce { PlaceOnEarth.current.accuracy }
  }
  /// The last place that is known; `nil` without permission.
  open var location: CLLocation? {
    MainQueue.atOnce {
      let place = PlaceOnEarth.current
      return place.isAllowed ? place.location : nil
    }
  }
  /// The regions that are watched.
  open var monitoredRegions: Set<CLRegion> { MainQueue.atOnce { regions } }
  /// The longest radius of a region.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1000 * 1000 }

  // MARK: - Asking

  /// Asks the user to allow places while the app is used.
  open func requestWhenInUseAuthorization() {
    MainQueue.run { PlaceOnEarth.current.ask(.authorizedWhenInUse) }
  }

  /// Asks the user to allow places always.
  open func requestAlwaysAuthorization() {
    MainQueue.run { PlaceOnEarth.current.ask(.authorizedAlways) }
  }

  /// Tells each place from now on.
  open func startUpdatingLocation() {
    MainQueue.run {
      self.isUpdating = true
      self.lastTold = nil
      PlaceOnEarth.current.post { self.tellPlace() }
    }
  }

  /// Tells no more places.
  open func stopUpdatingLocation() { MainQueue.run { self.isUpdating = false } }

  /// Tells large movements; here every one.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

  /// Tells no more large movements.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  /// Tells one place.
  open func requestLocation() {
    MainQueue.run {
      self.isAskedOnce = true
      PlaceOnEarth.current.post { self.tellPlace() }
    }
  }

  /// Tells directions; there are none here.
  open func startUpdatingHeading() {}

  /// Tells no more directions.
  open func stopUpdatingHeading() {}

  /// Watches a region.
  open func startMonitoring(for region: CLRegion) {
    MainQueue.run {
      self.regions.remove(region)
      self.regions.insert(region)
      PlaceOnEarth.current.post {
        self.delegate?.locationManager(self, didStartMonitoringFor: region)
      }
    }
  }

  /// Watches a region no longer.
  open func stopMonitoring(for region: CLRegion) { MainQueue.run { self.regions.remove(region) } }

  /// Tells whether the device is in a region.
  open func requestState(for region: CLRegion) {
    MainQueue.run {
      PlaceOnEarth.current.post {
        let isInside = self.location.map { region.holds($0.coordinate) }
        let state = isInside.map { $0 ? CLRegionState.inside : .outside } ?? .unknown
        self.delegate?.locationManager(self, didDetermineState: state, for: region)
      }
    }
  }

  // MARK: - Telling

  @MainActor func tellAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Tells the place, or why it is not known, to whoever waits for it.
  @MainActor func tellPlace() {
    let place = PlaceOnEarth.current
    guard isUpdating || isAskedOnce, place.status != .notDetermined else { return }
    if !place.isAllowed { return tell(CLError(.denied)) }
    if let failure = place.failure { return tell(failure) }
    guard let location = place.location else { return }
    if !isAskedOnce, let lastTold, location.distance(from: lastTold) < distanceFilter { return }
    isAskedOnce = false
    lastTold = location
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  @MainActor private func tell(_ error: CLError) {
    isAskedOnce = false
    delegate?.locationManager(self, didFailWithError: error)
  }

  @MainActor func moved(from old: CLLocation?) {
    tellPlace()
    guard PlaceOnEarth.current.isAllowed, let new = location else { return }
    for region in regions.sorted(by: { $0.identifier < $1.identifier }) {
      let was = old.map { region.holds($0.coordinate) } ?? false
      let isInside = region.holds(new.coordinate)
      if isInside, !was, region.notifyOnEntry {
        delegate?.locationManager(self, didEnterRegion: region)
      } else if was, !isInside, region.notifyOnExit {
        delegate?.locationManager(self, didExitRegion: region)
      }
    }
  }
}
