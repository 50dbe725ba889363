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
/// Properties that an app declares `@objc dynamic` in its subclasses are copied, too.
///
/// - Differs: of UIKit's own classes, the common properties are copied.
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

  /// The proxy of the class for some traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceStore.current.proxy(of: self, inside: [], for: trait)
  }

  /// The proxy of the class for some traits inside some containers, innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceStore.current.proxy(of: self, inside: containerTypes, for: trait)
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

  /// The proxy of the class for some traits.
  ///
  /// - Differs: the traits are not looked at.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceStore.current.proxy(ofItem: self)
  }
}
