import Foundation

/// The publishers of objects that have no published properties, as long as the objects live.
///
/// An object cannot be given a property from outside; nothing that can be seen depends on
/// the order of the table.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // The place of an object that is gone may belong to another one by now.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      return publisher
    }
  }
}
