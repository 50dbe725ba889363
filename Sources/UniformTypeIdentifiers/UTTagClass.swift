/// The kind of a mark by which systems tell types of files.
///
/// Status: complete · A
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// Apple's name of the kind.
  public let rawValue: String

  /// Creates a kind from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The endings of file names, without the full stop.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

  /// The MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// Apple's name of the kind.
  public var description: String { rawValue }
}
