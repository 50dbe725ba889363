import Foundation

/// The Swift classes of entities.
///
/// A model names classes as Objective-C does, without their module.
enum ManagedClasses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]
  nonisolated(unsafe) private static var modules: [String] = []

  /// Notes a class that the app used, and its module.
  static func learn(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    let full = NSStringFromClass(type)
    let parts = full.split(separator: ".").map(String.init)
    lock.withLock {
      known[full] = type
      known[parts.last ?? full] = type
      if parts.count > 1, !modules.contains(parts[0]) { modules.append(parts[0]) }
    }
  }

  /// The class of an entity: the one that the model names, or `NSManagedObject`.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let name = entity.managedObjectClassName, !name.isEmpty, name != "NSManagedObject" else {
      return NSManagedObject.self
    }
    let own = entity.managedObjectModel?.classModules ?? []
    let candidates = [name] + (own + lock.withLock { modules }).map { "\($0).\(name)" }
    for candidate in candidates where candidate.contains(".") {
      if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
    }
    return lock.withLock { known[name] } ?? NSManagedObject.self
  }

  /// Whether an entity names a class.
  static func isClass(_ type: NSManagedObject.Type, of entity: NSEntityDescription) -> Bool {
    guard let name = entity.managedObjectClassName else { return false }
    let full = NSStringFromClass(type)
    return name == full || name == full.split(separator: ".").last.map(String.init)
  }

  /// Makes an object of an entity, of its class.
  ///
  /// The call goes through a subclass whose initializer is `required` and stands at the same place
  /// of the table of methods, as Objective-C would find it by its name.
  static func make(
    _ entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let type = type(of: entity)
    let constructible = unsafeBitCast(type, to: ConstructibleManagedObject.Type.self)
    return constructible.init(entity: entity, insertInto: context)
  }

  /// The entity of a class, in a model or in the newest that has one.
  static func entity(
    of type: NSManagedObject.Type,
    in model: NSManagedObjectModel?
  ) -> NSEntityDescription? {
    learn(type)
    for model in (model.map { [$0] } ?? []) + LoadedModels.all {
      let found = model.entities.filter { isClass(type, of: $0) }
      // Subentities may share the class of their superentity.
      if let top = found.first(where: { entity in
        !found.contains { $0 !== entity && entity.isKindOf(entity: $0) }
      }) {
        return top
      }
    }
    return nil
  }
}

/// The subclass that calls go through; not for use.
open class ConstructibleManagedObject: NSManagedObject {
  /// Makes an object.
  public required override init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    super.init(entity: entity, insertInto: context)
  }
}
