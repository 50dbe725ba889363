import Foundation
import Dispatch

/// The collection by which dynamic colours and fonts are resolved at this moment.
extension UITraitCollection {
  @TaskLocal private static var imposed: UITraitCollection?

  /// The traits in force: those of the view, controller or presentation that updates itself,
  /// else the device's.
  ///
  /// Inside `draw(_:)`, `layoutSubviews()`, `tintColorDidChange()`, the layout callbacks of
  /// controllers and presentations and `traitCollectionDidChange(_:)` it is the collection of
  /// the object whose method runs.
  ///
  /// UIKit sets them for `layoutSubviews()`, `draw(_:)` and the like, and puts the old ones back
  /// afterwards, whatever the app set in between. Reading them off the main actor outside
  /// `performAsCurrent(_:)` gives a collection without values.
  public class var current: UITraitCollection {
    get {
      if let imposed { return imposed }
      guard MainContext.isCurrent else { return UITraitCollection() }
      return MainActor.assumeIsolated {
        if let traits = UpdateScope.currentTraits { return traits }
        let device = UIApplication.shared.device
        return device.imposedTraits ?? device.traitCollection
      }
    }
    set {
      guard MainContext.isCurrent else { return }
      MainActor.assumeIsolated {
        if UpdateScope.current.view != nil {
          UpdateScope.current.imposed = newValue
        } else {
          UIApplication.shared.device.imposedTraits = newValue
        }
      }
    }
  }

  /// Runs a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$imposed.withValue(self, operation: actions)
  }
}

extension UpdateScope {
  /// The traits of the object whose method runs, where iOS makes them the current ones.
  ///
  /// - Evidence: Apple's documentation of `UITraitCollection.current` (A)
  var traits: UITraitCollection? {
    switch method {
    case .layoutSubviews, .draw, .traitCollectionDidChange, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .controllerTraitCollectionDidChange,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      (subject as? any UITraitEnvironment)?.traitCollection
    default: nil
    }
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
