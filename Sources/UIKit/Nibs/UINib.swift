public import Foundation

/// The content of a nib file.
///
/// Status: missing · A
///
/// Status: partial · A
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Names a nib file in a bundle; the file is not read before it is needed.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects of the nib.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    unimplemented("objects from the nib \(name)")
  }

  /// An option for making objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand in for others, by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
