public import Foundation
import InterfaceBuilder

/// The content of a nib file.
///
/// The file is the XML that Xcode edits; it is read once, when objects are made for the first
/// time. Many cells may share one nib.
///
/// - Evidence: Apple's documentation of `UINib` (A); RULES 14, 15.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UINib: NSObject {
  private enum Source {
    case file(name: String, bundle: Bundle)
    case data(Data, bundle: Bundle)
    /// A part of a document, such as a prototype of a cell.
    case element(InterfaceElement, session: NibSession)
  }

  private let source: Source

  /// Names a nib file in a bundle; the file is not read before it is needed.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its suffix.
  ///   - bundleOrNil: The bundle; `nil` for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// Takes the content of a nib file.
  ///
  /// - Parameters:
  ///   - data: The XML of the file; the compiled form cannot be read.
  ///   - bundleOrNil: Where images and classes are looked for.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// Takes a part of a document that is a nib of its own.
  init(_ element: InterfaceElement, of session: NibSession) {
    source = .element(element, session: session)
    super.init()
  }

  /// Makes the objects of the nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that stands for File's Owner; it gets outlets, no
  ///     `awakeFromNib()`.
  ///   - optionsOrNil: Under `externalObjects` the objects of placeholders by identifier.
  /// - Returns: The top-level objects, without the owner and the first responder.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    switch source {
    case .element(let element, let session):
      return NibLoading.objects(of: element, like: session)
    case .data(let data, let bundle):
      do {
        let document = try InterfaceDocument(data: data, name: "nib")
        return NibLoading.objects(of: document, bundle, owner: owner, external: external)
      } catch {
        raise(.unreadableNib(error))
        return []
      }
    case .file(let name, let bundle):
      guard let path = InterfaceDocuments.current.path(of: name, "xib", in: bundle) else {
        raise(.missingNib(name, bundle))
        return []
      }
      switch InterfaceDocuments.current.document(at: path) {
      case .success(let document):
        return NibLoading.objects(of: document, bundle, owner: owner, external: external)
      case .failure(let error):
        raise(.unreadableNib(error))
        return []
      }
    }
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
