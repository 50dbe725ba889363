public import Foundation

/// Who may load a representation.
///
/// Status: complete · A
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every process.
  case all = 0
  /// Processes of the same team.
  case team = 1
  /// Processes of the same group.
  case group = 2
  /// This process.
  case ownProcess = 3
}

/// How a file representation may be used.
///
/// Status: complete · A
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// A class whose instances can be made from the data of an item provider.
///
/// Status: complete · A
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that can be read, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an instance from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types, which the data has.
  /// - Returns: The instance.
  /// - Throws: Any error; the loading ends with it.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose instances can give their data to an item provider.
///
/// Status: complete · A
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that can be written, the richest one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this instance can write; those of the class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may load data of a type; everybody by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Who may load data of a type from this instance; what the class says by default.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes data and calls the block with it or with an error.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: To be called once.
  /// - Returns: The progress, or `nil` if the block was called already.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// The answers of a class that does not implement a member.
extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everybody.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }

  /// What the class says.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
