import Foundation

/// One registration for changes of traits; it lives as long as the object that is watched.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  weak var state: TraitState?
  let traits: Set<ObjectIdentifier>
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }
}

/// The one place that makes and ends registrations for changes of traits.
@MainActor
enum TraitRegistrations {
  static func add(
    _ traits: [UITrait],
    to owner: AnyObject,
    handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, handler: handler)
    if let holder = owner as? any TraitHolder {
      holder.madeTraitState.add(registration)
    } else {
      unimplemented("registerForTraitChanges of objects that are no views, controllers or scenes")
    }
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    registration.state?.remove(registration)
  }
}
