public import Foundation

/// A type of files, data or things, in Apple's tree of types.
///
/// The tree holds the types that Apple documents as system-declared. An ending or a MIME
/// type that none of them has gives a dynamic type, as on iOS, which carries the mark with it.
///
/// - Differs: what the app's information property list declares is not read:
///   `UTType(_:)` is `nil` for it, while `init(exportedAs:conformingTo:)` and
///   `init(importedAs:conformingTo:)` know what they are told. The identifiers of dynamic types
///   begin as on iOS, their rest is another one. There are no localised descriptions.
/// - Evidence: Apple's documentation of `UTType` (A)
///
/// Status: partial · A
public struct UTType: Hashable, Sendable {
  /// The identifier, for example `public.png`.
  public let identifier: String
  /// The identifiers of the parents of a type that is not in the table.
  private let givenParents: [String]
  /// The marks of a dynamic type.
  private let givenTags: [UTTagClass: [String]]

  init(declared identifier: String) {
    self.init(identifier, parents: [], tags: [:])
  }

  init(_ identifier: String, parents: [String], tags: [UTTagClass: [String]]) {
    self.identifier = identifier
    givenParents = parents
    givenTags = tags
  }

  /// Finds a declared type by its identifier, whose case does not matter.
  ///
  /// - Parameter identifier: The identifier; `nil` comes back if no type has it.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    if TypeTable.rows[name] != nil {
      self.init(declared: name)
    } else if let dynamic = DynamicType(identifier: identifier) {
      self.init(identifier, parents: [dynamic.parent], tags: [dynamic.tagClass: [dynamic.tag]])
    } else {
      return nil
    }
  }

  /// Finds the type of files with an ending.
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending without the full stop.
  ///   - supertype: What the type must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type of data with a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type.
  ///   - supertype: What the type must conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the preferred type for a mark; a dynamic one if no type has it.
  ///
  /// - Parameters:
  ///   - tag: The mark, whose case does not matter.
  ///   - tagClass: The kind of the mark.
  ///   - supertype: What the type must conform to; `nil` allows all types.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = found
  }

  /// The type that the app declares as its own.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: What it conforms to; `nil` stands for `public.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [(parentType ?? .data).identifier], tags: [:])
  }

  /// The type that the app uses and another one declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: What it conforms to; `nil` stands for `public.data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    if TypeTable.rows[identifier.lowercased()] != nil {
      self.init(declared: identifier.lowercased())
    } else {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }
  }

  /// Finds all types for a mark, the preferred one first.
  ///
  /// - Parameters:
  ///   - tag: The mark, whose case does not matter.
  ///   - tagClass: The kind of the mark.
  ///   - supertype: What the types must conform to; `nil` allows all types.
  /// - Returns: The declared types; if there is none, one dynamic type.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    let wanted = tag.lowercased()
    guard !wanted.isEmpty else { return [] }
    let found = TypeTable.ordered.compactMap { identifier, row -> UTType? in
      let tags = tagClass == .mimeType ? row.mimes : row.extensions
      guard tags.contains(wanted) else { return nil }
      let type = UTType(declared: identifier)
      return supertype.map { type == $0 || type.conforms(to: $0) } ?? true ? type : nil
    }
    guard found.isEmpty else { return found }
    let parent = (supertype ?? .data).identifier
    let dynamic = DynamicType(tag: wanted, tagClass: tagClass, parent: parent)
    return [UTType(dynamic.identifier, parents: [parent], tags: [tagClass: [wanted]])]
  }

  // MARK: - Looking at a type

  /// The parents, as the table or the creator says.
  var parents: [String] { TypeTable.rows[identifier]?.parents ?? givenParents }

  /// The marks of the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let row = TypeTable.rows[identifier] else { return givenTags }
    var tags: [UTTagClass: [String]] = [:]
    if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
    if !row.mimes.isEmpty { tags[.mimeType] = row.mimes }
    return tags
  }

  /// The ending that new files get, without the full stop.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that a server gets told.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What the type is, in the user's language; never known here.
  public var localizedDescription: String? { nil }

  /// The version of the type; never known here.
  public var version: Int? { nil }

  /// Where the type is described; never known here.
  public var referenceURL: URL? { nil }

  /// Whether the system made the type up for a mark that no type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// Whether an app or the system declares the type.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether both have one identifier, whose case does not matter.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Feeds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier and what it is.
  public var debugDescription: String {
    "<_UTCoreType> \(identifier) (\(isDynamic ? "dynamic" : "active"))"
  }
}

extension UTType: Codable {
  /// Reads an identifier.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: An error if there is no text.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  /// Writes the identifier.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
