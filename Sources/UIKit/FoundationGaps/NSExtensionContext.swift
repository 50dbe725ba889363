public import Foundation

/// What an extension of another app was given: attachments and a text.
///
/// Status: partial · A
open class NSExtensionItem: NSObject, @unchecked Sendable {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// What else is known.
  open var userInfo: [AnyHashable: Any]?
}

/// What an extension talks to the app through that shows it.
///
/// Nothing shows extensions here, so an app never has one; a test may make one.
///
/// Status: partial · A
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What the extension was given.
  open private(set) var inputItems: [Any] = []
  /// What the extension gave back; nil until it is done.
  package private(set) var returnedItems: [Any]?
  /// Why the extension gave up; nil if it did not.
  package private(set) var cancellation: (any Error)?

  /// Creates a context with what an extension is to be given.
  package init(inputItems: [Any]) {
    self.inputItems = inputItems
    super.init()
  }

  /// Tells the app that the extension is done.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Tells the app that the extension gave up.
  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Asks the app to open an address; nobody does here.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// The first object of an extension.
///
/// Status: complete · A
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Called with what the extension is given.
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
  /// What the controller's extension talks to its app through; nil in an app.
  public var extensionContext: NSExtensionContext? { nil }
}
