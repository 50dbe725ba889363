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

  @exclusivity(unchecked) static var current = UpdateScope(view: nil, method: .none)

  /// Runs an update method in a scope of its own.
  @inline(__always)
  static func run(_ method: UpdateMethod, on view: UIView, _ body: () -> Void) {
    let outer = current
    current = UpdateScope(view: view, method: method)
    body()
    current = outer
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
