public import CoreGraphics
public import Foundation

/// Why a page is loaded, in old code.
///
/// Status: complete · A
public enum UIWebViewNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkClicked = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// Once more.
  case reload = 3
  /// A form was sent once more.
  case formResubmitted = 4
  /// Something else.
  case other = 5
}

/// Is told about the pages of a web view, in old code.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Tells that a page is asked for.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Tells that a page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Tells that a page failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

/// What happens if a delegate does not implement a member.
extension UIWebViewDelegate {
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {
    OptionalMessage.send("webViewDidStartLoad:", to: self, webView) {}
  }
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {
    OptionalMessage.send("webViewDidFinishLoad:", to: self, webView) {}
  }
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    OptionalMessage.send("webView:didFailLoadWithError:", to: self, webView, error) {}
  }
}

/// The web view of old code; pages do not run here.
///
/// It takes part in layout and keeps its delegate. The first request of each view says
/// on the console that nothing is loaded; `WKWebView` of the module WebKit is the newer one.
///
/// - Differs: see above.
///
/// Status: none · A
@preconcurrency @MainActor
open class UIWebView: UIView {
  private let scroller = UIScrollView(frame: .zero)
  private var hasWarned = false

  /// Creates a view without a page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.webView.apply(to: self, nib) }
  }

  private func setUp() {
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
  }

  /// Is told about pages.
  open weak var delegate: (any UIWebViewDelegate)?

  /// The view that scrolls the page.
  open var scrollView: UIScrollView { scroller }

  /// Whether pages are made as wide as the view.
  open var scalesPageToFit = false

  /// What is recognized in texts.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber

  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false

  /// Whether films wait for the user.
  open var mediaPlaybackRequiresUserAction = true

  /// Whether a page is on its way; none is.
  open var isLoading: Bool { false }

  /// Whether there is a page before; there is not.
  open var canGoBack: Bool { false }

  /// Whether there is a page behind; there is not.
  open var canGoForward: Bool { false }

  private func warn(_ what: String) {
    guard !hasWarned else { return }
    hasWarned = true
    ConsoleMessage(
      "unimplemented: UIWebView does not run pages (\(what) was asked for) and calls no delegate."
    ).emit()
  }

  /// Shows a text of HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) { warn("a text of HTML") }

  /// Shows data.
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    textEncodingName: String,
    baseURL: URL
  ) {
    warn("data of the type \(MIMEType)")
  }

  /// Runs a script; none runs, so there is no value.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    warn("a script")
    return nil
  }

  /// Asks for the page once more.
  open func reload() { warn("the same page") }

  /// Gives up what was asked for.
  open func stopLoading() {}

  /// Goes back; there is no page before.
  open func goBack() {}

  /// Goes forward; there is no page behind.
  open func goForward() {}
}
