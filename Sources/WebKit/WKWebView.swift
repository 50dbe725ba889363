import Clockwork
public import Foundation
public import FoundationNetworking
@_spi(Porting) public import UIKit

/// A view for pages of the web, which do not run here.
///
/// It takes part in layout, keeps its configuration and delegates, and remembers what
/// was asked for (`url`, `isLoading`). Nothing is loaded, no script runs and no delegate
/// is called; the first request of each view says so on the console. A test calls the
/// delegates itself to go on.
///
/// - Differs: see above.
///
/// Status: none · A
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// Whether a part of the page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// It does not.
    case notInFullscreen = 0
    /// It is on its way.
    case enteringFullscreen = 1
    /// It does.
    case inFullscreen = 2
    /// It is on its way back.
    case exitingFullscreen = 3
  }

  private let settings: WKWebViewConfiguration
  private let scroller = UIScrollView(frame: .zero)
  private let list = WKBackForwardList()
  private var address: URL?
  private var loading = false
  private var hasWarned = false

  /// Creates a view with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
    allowsBackForwardNavigationGestures =
      coder.nibAttribute("allowsBackForwardNavigationGestures") == "YES"
    allowsLinkPreview = coder.nibAttribute("allowsLinkPreview") != "NO"
    if let agent = coder.nibAttribute("customUserAgent"), !agent.isEmpty {
      customUserAgent = agent
    }
  }

  private func setUp() {
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
  }

  /// Answers for the outlets that documents connect.
  @_spi(Porting)
  open override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "navigationDelegate": call.property { self.navigationDelegate }
    case "UIDelegate", "uiDelegate": call.property { self.uiDelegate }
    case "setNavigationDelegate:":
      call.answer { self.navigationDelegate = (call[0] as AnyObject?) as? any WKNavigationDelegate }
    case "setUIDelegate:", "setUiDelegate:":
      call.answer { self.uiDelegate = (call[0] as AnyObject?) as? any WKUIDelegate }
    default: super.dispatchObjectiveC(call)
    }
  }

  /// Whether a view can load the addresses of a scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  /// A copy of the configuration.
  open var configuration: WKWebViewConfiguration {
    settings.copy() as? WKWebViewConfiguration ?? settings
  }

  /// Decides about pages and is told about their loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Shows what scripts ask of the user.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The view that scrolls the page.
  open var scrollView: UIScrollView { scroller }

  /// The pages that were shown.
  open var backForwardList: WKBackForwardList { list }

  // MARK: - State

  /// What was asked for last.
  open var url: URL? { address }

  /// The title of the page; none is shown.
  open var title: String? { nil }

  /// Whether something was asked for that did not come; `stopLoading()` ends it.
  open var isLoading: Bool { loading }

  /// How much of the page is there.
  open var estimatedProgress: Double { 0 }

  /// Whether everything came over https.
  open var hasOnlySecureContent: Bool { false }

  /// Whether there is a page before; there is not.
  open var canGoBack: Bool { false }

  /// Whether there is a page behind; there is not.
  open var canGoForward: Bool { false }

  /// Whether a part of the page fills the screen.
  open var fullscreenState: FullscreenState { .notInFullscreen }

  // MARK: - Set up

  /// The whole user agent.
  open var customUserAgent: String?

  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false

  /// Whether a long press on a link shows its page.
  open var allowsLinkPreview = true

  /// Whether developers may look into the page.
  open var isInspectable = false

  /// Whether text can be searched for.
  open var isFindInteractionEnabled = false

  /// How large the page is shown.
  open var pageZoom: CGFloat = 1

  /// The kind of media as which the page is shown.
  open var mediaType: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour around the page.
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// The colour that the page wants around it.
  open var themeColor: UIColor? { nil }

  /// What the view needs to come back to the page.
  open var interactionState: Any?

  // MARK: - Loading

  private func ask(for url: URL?, _ what: String) -> WKNavigation {
    address = url
    loading = true
    if !hasWarned {
      hasWarned = true
      ConsoleMessage(
        "unimplemented: WKWebView does not run pages (\(what) was asked for). It keeps the request "
          + "and calls no delegate; a test calls the methods of navigationDelegate itself."
      ).emit()
    }
    return WKNavigation()
  }

  /// Asks for a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    ask(for: request.url, request.url?.absoluteString ?? "a page without an address")
  }

  /// Shows data.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    ask(for: baseURL, "data of the type \(MIMEType)")
  }

  /// Shows a text of HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    ask(for: baseURL ?? URL(string: "about:blank"), "a text of HTML")
  }

  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    ask(for: URL, URL.lastPathComponent)
  }

  /// Asks for the page once more.
  @discardableResult
  open func reload() -> WKNavigation? { address.map { ask(for: $0, "the same page") } }

  /// Asks for the page once more, past all caches.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Gives up what was asked for.
  open func stopLoading() { loading = false }

  /// Goes back; there is no page before.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes forward; there is no page behind.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Goes to a page that was shown; none was.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  // MARK: - Scripts

  /// Runs a script; none runs, so the handler gets an error with the next turn.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    _ = ask(for: address, "a script")
    guard let completionHandler else { return }
    UIApplication.shared.mainLoop.post("script") {
      completionHandler(nil, WKError(.javaScriptExceptionOccurred))
    }
  }

  /// Runs a script; none runs, so it always fails.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    _ = ask(for: address, "a script")
    throw WKError(.javaScriptExceptionOccurred)
  }

  // MARK: - Pictures and media

  /// Takes a picture of the page; there is none, so the handler gets an error.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    UIApplication.shared.mainLoop.post("snapshot") { completionHandler(nil, WKError(.unknown)) }
  }

  /// Ends floating and full-screen media.
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }

  /// Pauses all media.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }
}

/// Which part of a page a picture shows.
///
/// Status: complete · A
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Creates a configuration of the whole page.
  public override init() {
    super.init()
  }
  /// The part; all of it for the null rectangle.
  open var rect = CGRect.null
  /// The width of the picture.
  open var snapshotWidth: NSNumber?
  /// Whether changes are shown first.
  open var afterScreenUpdates = true
}
