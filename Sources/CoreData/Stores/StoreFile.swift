import Foundation

/// The file of a store: a property list that is replaced as a whole.
///
/// Files of Apple's are databases; this format is our own, so that nothing but Foundation is needed.
final class StoreFile: @unchecked Sendable {
  let url: URL
  private var stamp: Stamp?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var open: [String: WeakContent] = [:]

  private struct WeakContent {
    weak var content: StoreContent?
  }

  /// What tells a file from one that came to the same place later.
  private struct Stamp: Equatable {
    var inode: Int
    var size: Int
    var time: Date?

    init?(_ url: URL) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
        return nil
      }
      inode = (facts[.systemFileNumber] as? NSNumber)?.intValue ?? 0
      size = (facts[.size] as? NSNumber)?.intValue ?? 0
      time = facts[.modificationDate] as? Date
    }
  }

  private init(_ url: URL) { self.url = url }

  /// The rows of a file: those that the process has already if the file is the same.
  static func content(at url: URL) throws -> StoreContent {
    let path = url.standardizedFileURL.path
    return try lock.withLock {
      let present = Stamp(url)
      if let known = open[path]?.content, let file = known.file, present != nil,
        file.stamp == present
      {
        return known
      }
      let content = StoreContent(file: StoreFile(url))
      if present != nil {
        try content.file?.read(into: content)
      } else {
        try content.file?.create(content)
      }
      open[path] = WeakContent(content: content)
      return content
    }
  }

  static func forget(_ url: URL) {
    lock.withLock { open[url.standardizedFileURL.path] = nil }
  }

  // MARK: - Writing

  private func create(_ content: StoreContent) throws {
    do {
      try data(of: content).write(to: url, options: .atomic)
    } catch {
      throw CoreDataError.make(
        CocoaError.Code.fileReadUnknown.rawValue,
        "The file couldn’t be opened.",
        [
          NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: 14,
          NSUnderlyingErrorKey: error as NSError, "reason": "Failed to create file; code = 2",
        ]
      )
    }
    stamp = Stamp(url)
  }

  /// Writes the rows; a file that somebody deleted meanwhile stays away, as an open one would.
  func write(_ content: StoreContent) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try data(of: content).write(to: url, options: .atomic)
    } catch let error as NSError where error.domain == NSCocoaErrorDomain {
      throw CoreDataError.make(
        error.code,
        error.localizedDescription,
        [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: error]
      )
    }
    stamp = Stamp(url)
  }

  private func data(of content: StoreContent) throws -> Data {
    let rows: [[String: Any]] = try content.rows.sorted { $0.key < $1.key }.map { number, row in
      [
        "number": number, "entity": row.entity, "version": row.version,
        "values": try row.values.mapValues(StoredValue.encoded),
      ]
    }
    let list: [String: Any] = [
      "format": Self.format, "identifier": content.identifier, "next": content.next,
      "hashes": content.modelHashes,
      "metadata": content.metadata.filter { StoredValue.isPlain($0.value) },
      "rows": rows,
    ]
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  private static let format = "understudy.coredata.1"

  // MARK: - Reading

  private func read(into content: StoreContent) throws {
    guard let data = try? Data(contentsOf: url) else {
      throw CoreDataError.make(
        CocoaError.Code.fileReadUnknown.rawValue,
        "The file couldn’t be opened.",
        [NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: 14]
      )
    }
    stamp = Stamp(url)
    // A database may begin as an empty file.
    guard !data.isEmpty else { return try write(content) }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any], list["format"] as? String == Self.format else {
      let isDatabase = data.starts(with: Data("SQLite format 3".utf8))
      throw CoreDataError.make(
        CocoaError.Code.fileReadCorruptFile.rawValue,
        "The file couldn’t be opened because it isn’t in the correct format.",
        [
          NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: 26,
          "reason": isDatabase
            ? "unimplemented: databases that Apple's Core Data wrote cannot be read here"
            : "file is not a database",
        ]
      )
    }
    content.identifier = list["identifier"] as? String ?? content.identifier
    content.next = (list["next"] as? NSNumber)?.intValue ?? 1
    content.modelHashes = list["hashes"] as? [String: Data] ?? [:]
    content.metadata = list["metadata"] as? [String: Any] ?? [:]
    for row in list["rows"] as? [[String: Any]] ?? [] {
      guard let number = (row["number"] as? NSNumber)?.intValue,
        let entity = row["entity"] as? String
      else { continue }
      content.rows[number] = StoredRow(
        entity: entity,
        values: (row["values"] as? [String: Any] ?? [:]).compactMapValues(StoredValue.decoded),
        version: (row["version"] as? NSNumber)?.intValue ?? 1
      )
    }
  }
}

/// Values as a property list has them; those that it does not know are wrapped with their kind.
enum StoredValue {
  static func isPlain(_ value: Any) -> Bool {
    PropertyListSerialization.propertyList(value, isValidFor: .binary)
  }

  static func encoded(_ value: Any) throws -> Any {
    switch value {
    case StoredReference.one(let number): return ["one": number]
    case StoredReference.many(let numbers): return ["many": numbers]
    case let transformed as TransformedValue: return ["transformed": transformed.data]
    case let decimal as NSDecimalNumber: return ["decimal": decimal.stringValue]
    case let id as UUID: return ["uuid": id.uuidString]
    case let url as URL: return ["url": url.absoluteString]
    case is String, is NSNumber, is Date, is Data: return value
    case let object as NSObject:
      return ["archive": try archived(object)]
    default:
      guard let object = value as AnyObject as? NSObject else {
        throw CoreDataError.make(
          NSPersistentStoreSaveError,
          "A value of the type \(type(of: value)) cannot be archived."
        )
      }
      return ["archive": try archived(object)]
    }
  }

  private static func archived(_ object: NSObject) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  static func decoded(_ value: Any) -> Any? {
    guard let wrapped = value as? [String: Any], let kind = wrapped.first else { return value }
    switch kind.key {
    case "one": return (kind.value as? NSNumber).map { StoredReference.one($0.intValue) }
    case "many":
      return StoredReference.many((kind.value as? [NSNumber] ?? []).map(\.intValue))
    case "decimal": return (kind.value as? String).map { NSDecimalNumber(string: $0) }
    case "uuid": return (kind.value as? String).flatMap { UUID(uuidString: $0) }
    case "url": return (kind.value as? String).flatMap { URL(string: $0) }
    case "transformed": return (kind.value as? Data).map(TransformedValue.init)
    case "archive":
      guard let data = kind.value as? Data else { return nil }
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    default: return nil
    }
  }
}

/// What a transformer of the app's own made of a value.
struct TransformedValue {
  let data: Data
}
