import Clockwork
public import UIKit

/// A browser inside the app.
///
/// The controller lives, is presented and is dismissed as any other; no page loads. The user is
/// the stage: `Stage.close(_:)` presses the button that closes it, `Stage.openInBrowser(_:)`
/// goes on in Safari, and `Stage.finishLoading(_:success:)` says what became of the page.
///
/// - Evidence: Apple's documentation of the class and its delegate (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The word on the button that closes the browser.
  ///
  /// Status: complete · A
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// How a browser begins.
  ///
  /// Status: partial · A
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Creates the usual configuration.
    public override init() {
      super.init()
    }
    /// Whether the page is shown as plain text, if it can be.
    open var entersReaderIfAvailable = false
    /// Whether the bars get out of the way when the page moves.
    open var barCollapsingEnabled = true

    /// A copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      MainQueue.atOnce {
        let copy = Configuration()
        copy.entersReaderIfAvailable = entersReaderIfAvailable
        copy.barCollapsingEnabled = barCollapsingEnabled
        return copy
      }
    }
  }

  /// The address of the first page.
  package let url: URL
  private let settings: Configuration

  /// Creates a browser for a page.
  ///
  /// - Parameters:
  ///   - URL: The address, of the kind `http` or `https`; others raise an exception.
  ///   - configuration: How it begins; later changes have no effect.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    settings = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
    if !["http", "https"].contains(URL.scheme?.lowercased()) {
      raise(SafariExceptions.unsupportedScheme())
    }
  }

  /// Creates a browser for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a browser for a page; deprecated on iOS.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Browsers cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// Is told what the user does.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// How the browser began; a copy.
  open var configuration: Configuration { settings.copy() as? Configuration ?? settings }

  /// The colour behind the bars.
  open var preferredBarTintColor: UIColor?

  /// The colour of the buttons on the bars.
  open var preferredControlTintColor: UIColor?

  /// The word on the button that closes the browser.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// A token for connections that were opened in advance.
  ///
  /// Status: partial · A
  open class PrewarmingToken: NSObject {
    /// Closes the connections.
    open func invalidate() {}
  }

  /// Opens connections in advance; there are none here.
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  // MARK: - The user

  /// The user presses the button that closes the browser.
  package func userClosed() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }

  /// The user goes on in Safari.
  package func userOpensBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(url)
  }

  /// The first page is there, or failed.
  package func finishLoading(success: Bool) {
    delegate?.safariViewController(self, didCompleteInitialLoad: success)
  }
}

/// What iOS says about browsers that cannot be.
enum SafariExceptions {
  static func unsupportedScheme() -> UIKitException {
    UIKitException(
      name: "NSInvalidArgumentException",
      reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
    )
  }
}
