public import Foundation
import UIKit

/// The scripts that an app adds to pages, and the handlers of what they send.
///
/// - Differs: no page runs, so no message comes; a test calls a handler itself.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var scripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller without scripts.
  public override init() {
    super.init()
  }

  /// The scripts.
  open var userScripts: [WKUserScript] { scripts }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }

  /// Takes all scripts away.
  open func removeAllUserScripts() { scripts = [] }

  /// Adds the handler of a name; a second one for the same name raises.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      raise(
        UIKitException(
          name: "NSInvalidArgumentException",
          reason:
            "Attempt to add script message handler with name '\(name)' when one already exists."
        )
      )
      return
    }
    handlers[name] = scriptMessageHandler
  }

  /// Takes the handler of a name away.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Takes all handlers away.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// The handler of a name.
  package func handler(named name: String) -> (any WKScriptMessageHandler)? { handlers[name] }
}

/// When a script runs.
///
/// Status: complete · A
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A script that an app adds to pages.
///
/// Status: complete · A
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the outer frame only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// Receives what scripts send.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells what a script sent.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// What a script sent.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Creates an empty message, for subclasses.
  public override init() {
    super.init()
  }
  /// What was sent.
  open var body: Any { NSNull() }
  /// The name of the handler.
  open var name: String { "" }
  /// The view.
  open var webView: WKWebView? { nil }
}

/// Where the cookies and caches of pages are.
///
/// - Differs: nothing is kept, as no page runs.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private let persists: Bool
  private static let shared = WKWebsiteDataStore(persists: true)

  private init(persists: Bool) {
    self.persists = persists
    super.init()
  }

  /// The one that is kept.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// One that is forgotten.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(persists: false) }

  /// Whether data is kept.
  open var isPersistent: Bool { persists }

  /// The identifiers of all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeLocalStorage]
  }

  /// Finds what is kept; nothing is.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }

  /// Forgets what was kept since a moment.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    completionHandler()
  }

  /// Forgets what was kept in some records.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    completionHandler()
  }
}

/// What is kept of a site.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the site.
  open var displayName: String { "" }
  /// The identifiers of the kinds of data.
  open var dataTypes: Set<String> { [] }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Caches on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Caches in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// Loads the addresses of a scheme.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
