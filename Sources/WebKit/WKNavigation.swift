public import Foundation
public import FoundationNetworking

/// One loading of a page.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// How the page is asked for.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// Why a page is loaded.
///
/// Status: complete · A
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// Once more.
  case reload = 3
  /// A form was sent once more.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// Whether a page is loaded.
///
/// Status: complete · A
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It becomes a file.
  case download = 2
}

/// Whether what a server sent is shown.
///
/// Status: complete · A
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It becomes a file.
  case download = 2
}

/// What leads to a page; tests make subclasses.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Creates an action, for subclasses.
  public override init() {
    super.init()
  }
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that shows the page; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// Whether the page asks for a file.
  open var shouldPerformDownload: Bool { false }
}

/// What a server sent; tests make subclasses.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Creates a response, for subclasses.
  public override init() {
    super.init()
  }
  /// Whether it is for the outer frame.
  open var isForMainFrame: Bool { true }
  /// What was sent.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"),
      mimeType: nil,
      expectedContentLength: -1,
      textEncodingName: nil
    )
  }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}

/// A frame of a page; tests make subclasses.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Creates a frame, for subclasses.
  public override init() {
    super.init()
  }
  /// Whether it is the outer frame.
  open var isMainFrame: Bool { true }
  /// What it shows.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The view.
  open var webView: WKWebView? { nil }
}

/// What a page wants of a new window.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The width.
  open var width: NSNumber? { nil }
  /// The height.
  open var height: NSNumber? { nil }
}

/// A page that was shown.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title.
  open var title: String? { nil }
  /// The address that was asked for.
  open var initialURL: URL { url }

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The pages that were shown.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The page that is shown; none is.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page behind.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages behind.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// What goes wrong in a web view.
///
/// Status: partial · A
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Something.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's value cannot be passed on.
    case javaScriptResultTypeIsUnsupported = 5
  }
  /// The domain of the errors.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Loads one address for a web view.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// Passes on what kind of thing comes.
  func didReceive(_ response: URLResponse)
  /// Passes on a part of it.
  func didReceive(_ data: Data)
  /// Tells that everything was passed on.
  func didFinish()
  /// Tells that it failed.
  func didFailWithError(_ error: any Error)
}
