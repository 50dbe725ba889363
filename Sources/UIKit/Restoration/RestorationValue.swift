import CoreGraphics
import Foundation

/// A value in a restoration archive.
indirect enum RestorationValue: Codable, Equatable, Sendable {
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case text(String)
  case data(Data)
  case date(Date)
  case url(String)
  case list([RestorationValue])
  case dictionary([String: RestorationValue])
  /// An object with a record of its own, by its position in the archive.
  case reference(Int)
  /// An object that archived itself.
  case archived(Data)
  /// An object that is not saved: a controller without identifier, a cut reference.
  case nothing

  /// The value of a plain Swift or Foundation value; `nil` if it cannot be saved.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - reference: Gives the record of an object, `nil` for a foreign object.
  @MainActor
  init?(_ value: Any, reference: (AnyObject) -> RestorationValue?) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self = .integer(Int(truncatingIfNeeded: value))
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Substring: self = .text(String(value))
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value.absoluteString)
    case let value as CGPoint: self = .text(NSCoder.string(for: value))
    case let value as CGSize: self = .text(NSCoder.string(for: value))
    case let value as CGRect: self = .text(NSCoder.string(for: value))
    case let value as [Any]:
      let parts = value.compactMap { RestorationValue($0, reference: reference) }
      guard parts.count == value.count else { return nil }
      self = .list(parts)
    case let value as [String: Any]:
      let parts = value.compactMapValues { RestorationValue($0, reference: reference) }
      guard parts.count == value.count else { return nil }
      self = .dictionary(parts)
    default:
      self.init(object: value as AnyObject, reference: reference)
    }
  }

  @MainActor
  private init?(object: AnyObject, reference: (AnyObject) -> RestorationValue?) {
    if let found = reference(object) {
      self = found
      return
    }
    guard object is any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: object,
        requiringSecureCoding: false
      )
    else { return nil }
    self = .archived(data)
  }

  /// The plain value.
  ///
  /// - Parameter object: Finds the object of a record.
  /// - Returns: `nil` for what was not saved.
  @MainActor
  func plain(object: (Int) -> AnyObject?) -> Any? {
    switch self {
    case .integer(let value): value
    case .number(let value): value
    case .boolean(let value): value
    case .text(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): URL(string: value)
    case .list(let parts): parts.compactMap { $0.plain(object: object) }
    case .dictionary(let parts): parts.compactMapValues { $0.plain(object: object) }
    case .reference(let position): object(position)
    case .archived(let data): Self.unarchive(data)
    case .nothing: nil
    }
  }

  private static func unarchive(_ data: Data) -> Any? {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
