import Clockwork
public import CoreGraphics
import Understudy
public import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// The view and everything below it, one line each, in the form of iOS's listing.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and everything below it, one line each, in the form of iOS's listing.
  ///
  /// - Parameters:
  ///   - size: The size that the view gets first; `nil` leaves it as it is.
  ///   - traits: The traits that hold for the view.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      MainActorEntry.run {
        if let size { view.frame.size = size }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return ViewListing.text(of: view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller's views, one line each, in the form of iOS's listing.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The controller's views, one line each, in the form of iOS's listing.
  ///
  /// - Parameters:
  ///   - config: The screen on which the controller is shown for the snapshot.
  ///   - size: A size instead of that of the screen.
  ///   - traits: Traits instead of those of the screen.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(),
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      SnapshotScreen.show(controller, config: config, size: size, traits: traits) {
        ViewListing.text(of: $0.view)
      }
    }
  }

  /// The controllers, one line each, in the form of iOS's listing.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      SnapshotScreen.show(controller, config: .init(), size: nil, traits: .init()) {
        ControllerListing.text(of: $0)
      }
    }
  }
}

/// Shows a controller in a window for the time of a snapshot.
enum SnapshotScreen {
  static func show(
    _ controller: UIViewController,
    config: ViewImageConfig,
    size: CGSize?,
    traits: UITraitCollection,
    _ describe: @MainActor (UIViewController) -> String
  ) -> String {
    nonisolated(unsafe) let config = config
    return MainActorEntry.run {
      let isShown = controller.viewIfLoaded?.window != nil
      let hasOwner = controller.parent != nil || controller.presentingViewController != nil
      if isShown || hasOwner {
        controller.view.layoutIfNeeded()
        return describe(controller)
      }
      let bounds = CGRect(
        origin: .zero,
        size: size ?? config.size ?? UIScreen.main.bounds.size
      )
      let window = UIWindow(frame: bounds)
      window.rootViewController = controller
      controller.setOverrides(config.traits, traits)
      window.isHidden = false
      MainLoop.current.settle()
      controller.view.layoutIfNeeded()
      let text = describe(controller)
      window.isHidden = true
      window.rootViewController = nil
      MainLoop.current.settle()
      return text
    }
  }
}

extension UIViewController {
  /// Lets the traits of a snapshot hold that say something.
  @MainActor
  fileprivate func setOverrides(_ config: UITraitCollection, _ own: UITraitCollection) {
    let wanted = UITraitCollection(traitsFrom: [config, own])
    if wanted.userInterfaceStyle != .unspecified {
      traitOverrides.userInterfaceStyle = wanted.userInterfaceStyle
    }
    if wanted.horizontalSizeClass != .unspecified {
      traitOverrides.horizontalSizeClass = wanted.horizontalSizeClass
    }
    if wanted.verticalSizeClass != .unspecified {
      traitOverrides.verticalSizeClass = wanted.verticalSizeClass
    }
    if wanted.preferredContentSizeCategory != .unspecified {
      traitOverrides.preferredContentSizeCategory = wanted.preferredContentSizeCategory
    }
    if wanted.layoutDirection != .unspecified {
      traitOverrides.layoutDirection = wanted.layoutDirection
    }
  }
}
