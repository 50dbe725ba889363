package import Foundation

/// One call from UIKit to a controller, as observers see it.
@MainActor
package enum LifecycleCallback {
  case loadView
  case viewDidLoad
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case updateViewConstraints
  case updateProperties
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  case willMove(toParent: UIViewController?)
  case didMove(toParent: UIViewController?)
  case viewWillTransition(to: CGSize, any UIViewControllerTransitionCoordinator)
  case willTransition(to: UITraitCollection, any UIViewControllerTransitionCoordinator)
  case traitCollectionDidChange(UITraitCollection?)
  case didReceiveMemoryWarning

  /// The name of the method, without arguments.
  package var name: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .updateViewConstraints: "updateViewConstraints"
    case .updateProperties: "updateProperties"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
    case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange"
    case .willMove: "willMove"
    case .didMove: "didMove"
    case .viewWillTransition: "viewWillTransition"
    case .willTransition: "willTransition"
    case .traitCollectionDidChange: "traitCollectionDidChange"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    }
  }

  /// The flag of the five appearance callbacks.
  package var animated: Bool? {
    switch self {
    case .viewWillAppear(let flag), .viewIsAppearing(let flag), .viewDidAppear(let flag),
      .viewWillDisappear(let flag), .viewDidDisappear(let flag):
      flag
    default: nil
    }
  }

  /// Whether an override has to call `super` (all but `loadView` and the traits).
  var requiresSuper: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .updateViewConstraints:
      true
    default: false
    }
  }
}
