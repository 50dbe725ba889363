public import Foundation

/// Something that has traits: a screen, window, controller, view or presentation.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Tells the object that its traits changed; registrations replace it since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A standing wish to be told of changes; `unregisterForTraitChanges` ends it.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells of changes of its traits.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// What is called when a trait changed, with the object and the traits from before.
  ///
  /// On iOS the first type is a `UITraitEnvironment`. Here it is left open, as a protocol
  /// of Swift's does not conform to itself, and closures may name the protocol.
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void

  /// Calls a closure when one of the traits changed.
  ///
  /// The closure says of what type its object is, for example `(self: Self, previous:
  /// UITraitCollection)`, also in an initializer.
  ///
  /// - Parameters:
  ///   - traits: The traits to watch.
  ///   - handler: Gets the object and the traits from before the change. It is not called if
  ///     the object is of another type.
  /// - Returns: What ends the registration.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    TraitRegistrations.add(traits, to: self) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Calls a method of an object when one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return TraitRegistrations.add(traits, to: self) { environment, previous in
      guard let target else { return }
      action.send(to: target, with: [environment, previous])
    }
  }

  /// Calls a method of this object when one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.remove(registration)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
  /// Tells the scene that its traits changed; the delegate of the scene hears of it instead.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
