import Foundation
import Dispatch

/// The collection by which dynamic colours and fonts are resolved at this moment.
extension UITraitCollection {
  @TaskLocal private static var imposed: UITraitCollection?

  /// The traits in force: those of the drawing view, else the device's.
  ///
  /// Reading it off the main actor outside `performAsCurrent(_:)` gives a
  /// collection without values.
  public class var current: UITraitCollection {
    get {
      if let imposed { return imposed }
      guard MainContext.isCurrent else { return UITraitCollection() }
      return MainActor.assumeIsolated {
        let device = UIApplication.shared.device
        return device.imposedTraits ?? device.traitCollection
      }
    }
    set {
      guard MainContext.isCurrent else { return }
      MainActor.assumeIsolated { UIApplication.shared.device.imposedTraits = newValue }
    }
  }

  /// Runs a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$imposed.withValue(self, operation: actions)
  }
}

/// Tells whether code runs on the main actor, where that is not known statically.
package enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor may be assumed here.
  ///
  /// It is the main thread under XCTest and the main queue under Swift Testing.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
