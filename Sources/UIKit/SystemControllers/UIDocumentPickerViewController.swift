public import Foundation

/// What a document picker does with documents.
///
/// Status: complete · A
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies a document into the app.
  case `import` = 0
  /// Opens a document where it is.
  case open = 1
  /// Copies a document out of the app.
  case exportToService = 2
  /// Moves a document out of the app.
  case moveToService = 3
}

/// Is told which documents were picked.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells that the user picked documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Tells that the user gave up.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Tells that the user picked a document, in old code.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

/// What happens if a delegate does not implement a member.
extension UIDocumentPickerDelegate {
  /// Calls the older form with the first document.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    OptionalMessage.send("documentPicker:didPickDocumentsAtURLs:", to: self, controller, urls) {
      if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    OptionalMessage.send("documentPickerWasCancelled:", to: self, controller) {}
  }
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {
    OptionalMessage.send("documentPicker:didPickDocumentAtURL:", to: self, controller, url) {}
  }
}

/// Lets the user pick documents, or a place for documents of the app.
///
/// The picker is another process on iOS. Here a test picks in the user's place:
/// `Stage.pick(_:in:)` and `Stage.cancel(_:)` dismiss the picker, as iOS does by
/// itself, and tell the delegate.
///
/// - Differs: the files are not listed; types are named by their identifiers.
/// - Evidence: Apple's documentation of the class and its delegate (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private let mode: UIDocumentPickerMode
  /// The identifiers of the types that can be picked.
  package let documentTypes: [String]
  /// The documents that go out of the app.
  package let exportedURLs: [URL]

  private init(_ mode: UIDocumentPickerMode, types: [String] = [], urls: [URL] = []) {
    self.mode = mode
    documentTypes = types
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of documents of some types.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The identifiers of the types.
  ///   - mode: Whether documents are copied or opened in place.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode, types: allowedUTIs)
  }

  /// Creates a picker of a place for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(mode, urls: [url])
  }

  /// Creates a picker of a place for documents.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(mode, urls: urls)
  }

  /// Creates a picker of a place to which documents move, or are copied.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(asCopy ? .exportToService : .moveToService, urls: urls)
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    mode = .import
    documentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }

  /// Is told which documents were picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// What the picker does with documents.
  open var documentPickerMode: UIDocumentPickerMode { mode }

  /// Whether several documents can be picked.
  open var allowsMultipleSelection = false

  /// Whether the endings of names are shown.
  open var shouldShowFileExtensions = false

  /// The folder at which the picker opens.
  open var directoryURL: URL?

  /// Dismisses the picker and tells the delegate what the user picked.
  ///
  /// - Parameter urls: The documents; without `allowsMultipleSelection` only the first counts.
  package func userPicked(_ urls: [URL]) {
    let picked = allowsMultipleSelection || !exportedURLs.isEmpty ? urls : Array(urls.prefix(1))
    close { $0.documentPicker($1, didPickDocumentsAt: picked) }
  }

  /// Dismisses the picker and tells the delegate that the user gave up.
  package func userCancelled() { close { $0.documentPickerWasCancelled($1) } }

  private func close(
    _ tell:
      @escaping @MainActor (any UIDocumentPickerDelegate, UIDocumentPickerViewController) ->
      Void
  ) {
    if let delegate { tell(delegate, self) }
    presentingViewController?.dismiss(animated: true)
  }
}
