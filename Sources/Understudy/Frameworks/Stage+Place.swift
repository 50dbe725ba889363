public import CoreLocation
import Foundation
import StoreKit

extension Stage {
  /// Where the device is and what the user allows, for `CoreLocation`.
  public var place: DevicePlace { DevicePlace(stage: self) }

  /// How often the app asked the user to rate it.
  public var reviewRequests: Int { StoreVisits.current.reviewRequests }
}

/// Where the device of a stage is.
@preconcurrency @MainActor
public struct DevicePlace {
  let stage: Stage

  private var state: PlaceOnEarth {
    precondition(stage.isUp, "The stage has ended; its place ended with it.")
    return .current
  }

  /// What the app asks the user to allow; `nil` if no question is open.
  public var question: CLAuthorizationStatus? { state.question }

  /// Answers the question, or changes the settings.
  ///
  /// - Parameters:
  ///   - status: What the user allows.
  ///   - accuracy: How sure a place the user allows.
  public func allow(
    _ status: CLAuthorizationStatus,
    accuracy: CLAccuracyAuthorization = .fullAccuracy
  ) {
    state.decide(status, accuracy: accuracy)
  }

  /// Moves the device.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public func move(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    state.move(to: CLLocation(latitude: latitude, longitude: longitude))
  }

  /// Moves the device.
  ///
  /// - Parameter location: Where it is, and how it moves.
  public func move(to location: CLLocation) { state.move(to: location) }

  /// Lets the place be unknown.
  ///
  /// - Parameter error: Why.
  public func fail(_ error: CLError.Code = .locationUnknown) { state.fail(CLError(error)) }
}
