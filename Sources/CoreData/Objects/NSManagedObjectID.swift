public import Foundation

/// The identity of an object, which can be passed between contexts and threads.
///
/// - Differs: An identity that was temporary becomes permanent when its object is saved; iOS gives
///   the object another one then.
///
/// Status: partial · A
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription

  private let lock = NSLock()
  private var place: (store: NSPersistentStore, number: Int)?
  /// A number for as long as there is no other.
  private let temporaryNumber: Int
  /// An object without a context.
  weak var looseObject: NSManagedObject?

  init(temporary entity: NSEntityDescription) {
    self.entity = entity
    temporaryNumber = TemporaryNumbers.next()
    super.init()
  }

  init(_ entity: NSEntityDescription, _ store: NSPersistentStore, _ number: Int) {
    self.entity = entity
    place = (store, number)
    temporaryNumber = 0
    super.init()
  }

  /// The store of the object; `nil` before it was saved.
  open weak var persistentStore: NSPersistentStore? { lock.withLock { place?.store } }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { lock.withLock { place == nil } }

  /// The number of the row.
  var number: Int? { lock.withLock { place?.number } }

  func makePermanent(_ store: NSPersistentStore, _ number: Int) {
    lock.withLock { place = (store, number) }
  }

  /// A URI that stands for the object.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      lock.withLock { place }.map {
        "x-coredata://\($0.store.identifier ?? "")/\(name)/p\($0.number)"
      }
      ?? "x-coredata:///\(name)/t\(temporaryNumber)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// The identity itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The URI, as Core Data prints identities.
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }

  /// Whether two stand for the same object: one that a fetch evaluates counts as its identity.
  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? RowProxy { return other.id === self }
    return object as AnyObject === self
  }
}

private enum TemporaryNumbers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
