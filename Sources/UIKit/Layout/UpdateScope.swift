import Foundation

/// The update method that runs at this moment, and the view that it updates.
///
/// It is part of the call stack, not of an application: whoever runs a method puts the
/// scope around it back. Not reading anything costs the two assignments.
@MainActor
struct UpdateScope {
  /// The view whose method runs, or whose controller's.
  unowned(unsafe) let view: UIView?
  let method: UpdateMethod
  /// Writes down which traits the method reads; made when it asks for its first collection.
  var log: TraitLog?
  /// What the method set `UITraitCollection.current` to.
  var imposed: UITraitCollection?

  init(_ method: UpdateMethod, _ view: UIView?) { (self.method, self.view) = (method, view) }

  @exclusivity(unchecked) static var current = UpdateScope(.none, nil)

  /// Runs an update method in a scope of its own.
  static func run(_ method: UpdateMethod, on view: UIView, _ body: () -> Void) {
    let outer = current
    current = UpdateScope(method, view)
    if method.tracks, ModelTracking.applies(to: method, view) {
      ModelTracking.run(method, on: view, body)
    } else {
      body()
    }
    let log = current.log
    current = outer
    if log != nil || view.flags.contains(.readsTraits) { view.keep(log, of: method) }
  }

  /// A collection that writes down what the running method reads (iOS 18).
  static func tracked(_ traits: UITraitCollection) -> UITraitCollection {
    guard current.method.tracks, UIApplication.shared.device.isAtLeast(18) else { return traits }
    let log = current.log ?? TraitLog()
    current.log = log
    return UITraitCollection(values: traits.values, log: log)
  }

  /// The traits of the view that is being updated.
  static var currentTraits: UITraitCollection? {
    guard let view = current.view else { return nil }
    return current.imposed ?? view.knownTraits
  }

  /// The object whose method runs, for texts.
  var subject: NSObject? {
    guard let view else { return nil }
    switch method.owner {
    case .view: return view
    case .controller: return view.owningController ?? view
    case .presentation: return (view as? PresentationView)?.presentation ?? view
    }
  }
}

/// The methods in which views, controllers and presentations bring themselves up to date.
enum UpdateMethod {
  case none
  case updateProperties, updateConstraints, layoutSubviews, draw, updateConfiguration
  case updateControllerProperties, updateViewConstraints
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  case traitCollectionDidChange, controllerTraitCollectionDidChange
  case traitChangeHandler, controllerTraitChangeHandler, safeAreaInsetsDidChange

  /// Whether what the method reads makes it run again.
  ///
  /// - Evidence: the article "Automatic trait tracking" (grade A)
  var tracks: Bool {
    switch self {
    case .none, .traitCollectionDidChange, .controllerTraitCollectionDidChange,
      .traitChangeHandler, .controllerTraitChangeHandler, .safeAreaInsetsDidChange:
      false
    default: true
    }
  }

  /// Asks for the method again, as something that it read changed.
  @MainActor
  func askAgain(on view: UIView) {
    switch self {
    case .updateProperties: view.setNeedsUpdateProperties()
    case .updateControllerProperties: view.owningController?.setNeedsUpdateProperties()
    case .updateConstraints, .updateViewConstraints: view.setNeedsUpdateConstraints()
    case .draw: view.setNeedsDisplay()
    case .updateConfiguration: (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      view.setNeedsLayout()
    case .none, .traitCollectionDidChange, .controllerTraitCollectionDidChange,
      .traitChangeHandler, .controllerTraitChangeHandler, .safeAreaInsetsDidChange:
      break
    }
  }

  /// Whose method it is.
  enum Owner { case view, controller, presentation }

  var owner: Owner {
    switch self {
    case .none, .updateProperties, .updateConstraints, .layoutSubviews, .draw,
      .updateConfiguration, .traitCollectionDidChange, .traitChangeHandler,
      .safeAreaInsetsDidChange:
      .view
    case .updateControllerProperties, .updateViewConstraints, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .controllerTraitCollectionDidChange, .controllerTraitChangeHandler:
      .controller
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews: .presentation
    }
  }
}

/// A view with a configuration that is brought up to date.
@MainActor
protocol ConfigurationUpdating: UIView {
  /// Asks for an update of the configuration.
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfigurationUpdating {}
extension UITableViewCell: ConfigurationUpdating {}
extension UICollectionViewCell: ConfigurationUpdating {}

extension UIView {
  /// Keeps which traits a method of the view or its controller read when it ran last.
  @inline(never)
  fileprivate func keep(_ log: TraitLog?, of method: UpdateMethod) {
    guard method.tracks else { return }
    flags.set(.readsTraits, madeTraitState.keep(log?.close(), of: method))
  }
}
