import Clockwork
import UIKit

/// Where the device of an application is, and what the user allows: a matter of the test.
@MainActor
package final class PlaceOnEarth {
  /// That of the current application.
  package static var current: PlaceOnEarth {
    let application = UIApplication.shared
    return application.attachment(PlaceOnEarth.self) { PlaceOnEarth(application) }
  }

  private struct Listener {
    weak var manager: CLLocationManager?
  }

  private unowned let application: UIApplication
  private var listeners: [Listener] = []

  /// What the user allowed.
  package private(set) var status = CLAuthorizationStatus.notDetermined
  /// How sure a place the user allows.
  package private(set) var accuracy = CLAccuracyAuthorization.fullAccuracy
  /// Where the device is; `nil` until a test says it.
  package private(set) var location: CLLocation?
  /// Why the place is not known.
  package private(set) var failure: CLError?
  /// What the app asked the user, and the user has not answered.
  package private(set) var question: CLAuthorizationStatus?

  private init(_ application: UIApplication) {
    self.application = application
  }

  private var managers: [CLLocationManager] { listeners.compactMap(\.manager) }

  var isAllowed: Bool { status == .authorizedAlways || status == .authorizedWhenInUse }

  func add(_ manager: CLLocationManager) {
    listeners.removeAll { $0.manager == nil }
    listeners.append(Listener(manager: manager))
    // A manager tells what is allowed as soon as it is there.
    post { [weak manager] in manager?.tellAuthorization() }
  }

  func post(_ block: @escaping @MainActor () -> Void) {
    application.mainLoop.post("CLLocationManager", block)
  }

  func ask(_ wanted: CLAuthorizationStatus) {
    if status == .notDetermined { question = wanted }
  }

  /// The user allows or forbids, in answer to a question or in the settings.
  package func decide(_ status: CLAuthorizationStatus, accuracy: CLAccuracyAuthorization) {
    question = nil
    guard status != self.status || accuracy != self.accuracy else { return }
    self.status = status
    self.accuracy = accuracy
    for manager in managers {
      post { [weak manager] in
        manager?.tellAuthorization()
        manager?.tellPlace()
      }
    }
  }

  /// The device is somewhere else now.
  package func move(to location: CLLocation) {
    let old = self.location
    self.location = location
    failure = nil
    for manager in managers { post { [weak manager] in manager?.moved(from: old) } }
  }

  /// The place is not known any more.
  package func fail(_ error: CLError) {
    failure = error
    for manager in managers { post { [weak manager] in manager?.tellPlace() } }
  }
}
