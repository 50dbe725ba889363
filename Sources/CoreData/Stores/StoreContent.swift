import Foundation

/// A saved object, with numbers in place of identities.
struct StoredRow {
  var entity: String
  var values: [String: Any]
  var version: Int
}

/// The destinations of a relationship in a saved object.
enum StoredReference {
  case one(Int)
  case many([Int])
}

/// The rows of a store, shared by all coordinators of the process that opened the same file.
final class StoreContent: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  var identifier = UUID().uuidString
  var metadata: [String: Any] = [:]
  var modelHashes: [String: Data] = [:]
  var rows: [Int: StoredRow] = [:]
  var next = 1
  /// Where the rows are kept; `nil` for memory.
  let file: StoreFile?

  init(file: StoreFile?) {
    self.file = file
  }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  func fullMetadata(_ type: String) -> [String: Any] {
    locked {
      metadata.merging([
        NSStoreTypeKey: type, NSStoreUUIDKey: identifier, NSStoreModelVersionHashesKey: modelHashes,
      ]) { $1 }
    }
  }

  /// Changes the rows, or leaves everything as it was if that fails.
  func change<Value>(_ body: () throws -> Value) throws -> Value {
    try locked {
      let before = (rows, next)
      do {
        let result = try body()
        try file?.write(self)
        return result
      } catch {
        (rows, next) = before
        throw error
      }
    }
  }
}
