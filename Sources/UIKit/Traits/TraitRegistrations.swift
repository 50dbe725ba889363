import Foundation

/// One registration for changes of traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  weak var owner: AnyObject?
  let traits: Set<ObjectIdentifier>
  let handler: (AnyObject, UITraitCollection) -> Void
  let key: ObjectIdentifier

  init(
    owner: AnyObject,
    traits: [UITrait],
    handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) {
    self.owner = owner
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
    key = ObjectIdentifier(owner)
  }
}

/// The registrations of all objects of an application, in the order in which they were made.
@MainActor
final class TraitRegistrationTable {
  private var byOwner: [ObjectIdentifier: [TraitRegistration]] = [:]
  private var countAtSweep = 64

  var isEmpty: Bool { byOwner.isEmpty }

  func add(_ registration: TraitRegistration) {
    byOwner[registration.key, default: []].removeAll { $0.owner == nil }
    byOwner[registration.key, default: []].append(registration)
    guard byOwner.count > countAtSweep else { return }
    byOwner = byOwner.filter { $0.value.contains { $0.owner != nil } }
    countAtSweep = max(64, byOwner.count * 2)
  }

  func remove(_ registration: TraitRegistration) {
    byOwner[registration.key]?.removeAll { $0 === registration }
    if byOwner[registration.key]?.isEmpty == true { byOwner[registration.key] = nil }
  }

  func registrations(of owner: AnyObject) -> [TraitRegistration] {
    byOwner[ObjectIdentifier(owner)]?.filter { $0.owner === owner } ?? []
  }
}

/// The one place that makes, ends and serves registrations for changes of traits.
@MainActor
enum TraitRegistrations {
  private static var table: TraitRegistrationTable { UIApplication.shared.device.registrations }

  static func add(
    _ traits: [UITrait],
    to owner: AnyObject,
    handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(owner: owner, traits: traits, handler: handler)
    table.add(registration)
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration { table.remove(registration) }
  }

  /// Calls the handlers of an object that watch a trait that changed.
  static func notify(_ owner: AnyObject, previous: UITraitCollection, current: UITraitCollection) {
    let table = table
    guard !table.isEmpty else { return }
    let registrations = table.registrations(of: owner)
    guard !registrations.isEmpty else { return }
    let changed = Set(current.changedTraits(from: previous).map { ObjectIdentifier($0) })
    for registration in registrations where !registration.traits.isDisjoint(with: changed) {
      registration.handler(owner, previous)
    }
  }
}
