public import Foundation

/// Something inside which appearance can be restricted.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances take their look from a proxy.
///
/// Values that are set on the proxy are copied to an instance when it enters a
/// window, unless the instance has a value of its own.
///
/// - Differs: the common properties of UIKit's own classes are copied; those
///   that an app declares in its subclasses are not.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of the class.
  static func appearance() -> Self
  /// The proxy of the class inside some containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The proxy of the class for some traits.
  static func appearance(for trait: UITraitCollection) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy of the class.
  public class func appearance() -> Self {
    AppearanceStore.current.proxy(of: self, inside: [])
  }

  /// The proxy of the class inside some containers, innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceStore.current.proxy(of: self, inside: containerTypes)
  }

  /// The proxy of the class for some traits; comes with a later version.
  public class func appearance(for trait: UITraitCollection) -> Self {
    unimplemented("appearance proxies for traits")
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// The proxy of the class.
  public class func appearance() -> Self {
    AppearanceStore.current.proxy(ofItem: self)
  }

  /// The proxy of the class inside some containers, innermost first.
  ///
  /// - Differs: the containers are not looked at.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceStore.current.proxy(ofItem: self)
  }

  /// The proxy of the class for some traits; comes with a later version.
  public class func appearance(for trait: UITraitCollection) -> Self {
    unimplemented("appearance proxies for traits")
  }
}
