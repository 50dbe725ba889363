public import CoreGraphics
import UniformTypeIdentifiers

/// The kind of marks that are endings of file names.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The kind of marks that are MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A string that a C function made; it stands for `Unmanaged<CFString>`.
public struct UnmanagedString: Sendable {
  private let value: CFString

  init(_ value: CFString) { self.value = value }

  /// The string.
  public func takeRetainedValue() -> CFString { value }

  /// The string.
  public func takeUnretainedValue() -> CFString { value }
}

/// The identifier of the preferred type for a mark; see `UTType.init(tag:tagClass:conformingTo:)`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString,
  _ inTag: CFString,
  _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  let type = UTType(
    tag: inTag,
    tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap { UTType($0) }
  )
  return type.map { UnmanagedString($0.identifier) }
}

/// The preferred mark of a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString,
  _ inTagClass: CFString
) -> UnmanagedString? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map(UnmanagedString.init)
}

/// Whether a type is another one, or one of its subtypes.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Whether two identifiers name one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether the system made the type up for a mark that no type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }

/// Whether an app or the system declares the type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }
