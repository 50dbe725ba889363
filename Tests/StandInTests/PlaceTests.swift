import CoreLocation
import Testing
import UIKit
import Understudy

@Suite("Distances on the earth")
struct EarthDistanceTests {
  private func metres(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1)
      .distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  @Test func distances_followTheEllipsoid() {
    // A degree along the equator is a 360th of its length: 2π · 6378137 m.
    #expect(abs(metres((0, 0), (0, 1)) - 111_319.4908) < 0.001)
    // The quarter of a meridian is 10 001 965.729 m.
    #expect(abs(metres((0, 0), (90, 0)) - 10_001_965.729) < 0.01)
    #expect(metres((52, 13), (52, 13)) == 0)
    #expect(abs(metres((52.5, 13.4), (48.1, 11.6)) - metres((48.1, 11.6), (52.5, 13.4))) < 1e-6)
  }

  @Test func distance_toTheOtherSide_isFinite() {
    let half = metres((0, 0), (0.1, 179.9))
    #expect(half > 19_900_000 && half < 20_100_000)
  }

  @Test func places_knowWhatIsPossible() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      radius: 1000,
      identifier: "here"
    )
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0.005, longitude: 0)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0.02, longitude: 0)))
  }
}

@MainActor @Suite("Where the device is", .serialized)
struct PlaceTests {
  private final class Delegate: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("status \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(
      _ manager: CLLocationManager,
      didUpdateLocations locations: [CLLocation]
    ) {
      lines.append("at \(locations.map(\.coordinate.latitude))")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("error \((error as? CLError)?.errorCode ?? -1)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      lines.append("enter \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      lines.append("exit \(region.identifier)")
    }
  }

  private func started() -> (Stage, CLLocationManager, Delegate) {
    let stage = Stage()
    let manager = CLLocationManager()
    let delegate = Delegate()
    manager.delegate = delegate
    stage.settle()
    return (stage, manager, delegate)
  }

  @Test func places_waitForPermission() {
    let (stage, manager, delegate) = started()
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    stage.place.move(latitude: 1, longitude: 0)
    stage.settle()
    #expect(delegate.lines == ["status 0"] && manager.location == nil)
    #expect(stage.place.question == .authorizedWhenInUse)
    stage.place.allow(.authorizedWhenInUse)
    stage.settle()
    #expect(stage.place.question == nil && manager.location?.coordinate.latitude == 1)
    stage.place.move(latitude: 2, longitude: 0)
    stage.settle()
    manager.stopUpdatingLocation()
    stage.place.move(latitude: 3, longitude: 0)
    stage.settle()
    #expect(delegate.lines == ["status 0", "status 4", "at [1.0]", "at [2.0]"])
  }

  @Test func distanceFilter_leavesOutSmallMovements() {
    let (stage, manager, delegate) = started()
    stage.place.allow(.authorizedAlways)
    stage.place.move(latitude: 0, longitude: 0)
    manager.distanceFilter = 1000
    manager.startUpdatingLocation()
    stage.settle()
    stage.place.move(latitude: 0.001, longitude: 0)
    stage.settle()
    stage.place.move(latitude: 0.1, longitude: 0)
    stage.settle()
    #expect(delegate.lines.suffix(2) == ["at [0.0]", "at [0.1]"])
  }

  @Test func oneRequest_givesOnePlaceOrOneError() {
    let (stage, manager, delegate) = started()
    stage.place.allow(.denied)
    manager.requestLocation()
    stage.settle()
    stage.place.allow(.authorizedWhenInUse)
    stage.place.fail()
    manager.requestLocation()
    stage.settle()
    stage.place.move(latitude: 5, longitude: 0)
    manager.requestLocation()
    stage.settle()
    stage.place.move(latitude: 6, longitude: 0)
    stage.settle()
    #expect(
      delegate.lines.filter { !$0.hasPrefix("status") } == ["error 1", "error 0", "at [5.0]"]
    )
  }

  @Test func regions_areEnteredAndLeft() {
    let (stage, manager, delegate) = started()
    stage.place.allow(.authorizedAlways)
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    manager.startMonitoring(
      for: CLCircularRegion(center: center, radius: 500, identifier: "home")
    )
    for latitude in [1.0, 0.001, 0.002, 1.0] {
      stage.place.move(latitude: latitude, longitude: 0)
      stage.settle()
    }
    #expect(delegate.lines.filter { !$0.hasPrefix("status") } == ["enter home", "exit home"])
  }
}
