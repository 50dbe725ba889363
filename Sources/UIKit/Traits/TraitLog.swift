import Foundation

/// The traits that an update method read, written down by the collection that it got.
///
/// The collection may outlive the method and travel to another thread; what is read then
/// is not written down any more.
final class TraitLog: @unchecked Sendable {
  private let lock = NSLock()
  private var reads = TraitReads()
  private var isOpen = true

  func note(_ trait: UITrait) {
    lock.withLock { if isOpen { reads.traits.insert(ObjectIdentifier(trait)) } }
  }

  /// Two collections were compared as a whole.
  func noteAll() { lock.withLock { if isOpen { reads.areAll = true } } }

  func close() -> TraitReads {
    lock.withLock {
      isOpen = false
      return reads
    }
  }
}

/// Which traits a method depends on.
struct TraitReads {
  var traits: Set<ObjectIdentifier> = []
  var areAll = false

  var isEmpty: Bool { traits.isEmpty && !areAll }

  func meets(_ changed: Set<ObjectIdentifier>) -> Bool {
    areAll || !traits.isDisjoint(with: changed)
  }
}

/// A change of the traits of one object.
@MainActor
final class TraitChange {
  let old: UITraitCollection
  let new: UITraitCollection
  private(set) lazy var traits: [UITrait] = new.changedTraits(from: old)
  private(set) lazy var ids = Set(traits.map { ObjectIdentifier($0) })

  init(from old: UITraitCollection, to new: UITraitCollection) { (self.old, self.new) = (old, new) }

  var affectsColors: Bool { traits.contains { $0.affectsColorAppearance } }

  var affectsGeometry: Bool {
    old.layoutDirection != new.layoutDirection || old.horizontalSizeClass != new.horizontalSizeClass
      || old.verticalSizeClass != new.verticalSizeClass
  }
}
