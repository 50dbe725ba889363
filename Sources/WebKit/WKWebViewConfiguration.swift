public import Foundation

/// How a web view is set up; a view copies it when it is made.
///
/// Status: partial · A
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration with the default values.
  public override init() {
    super.init()
  }

  /// The pool of processes.
  open var processPool = WKProcessPool()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The scripts and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// Where cookies and caches are.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences of pages.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether nothing is shown until everything is there.
  open var suppressesIncrementalRendering = false
  /// The name at the end of the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether films may be shown on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films may float.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which media wait for the user.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What is recognized in texts.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages can always be zoomed.
  open var ignoresViewportScaleLimits = false
  /// Whether only the domains of the app can be reached.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts are reached over https.
  open var upgradeKnownHostsToHTTPS = true

  private var schemes: [String: any WKURLSchemeHandler] = [:]

  /// Sets what loads the addresses of a scheme.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) {
    schemes[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// What loads the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemes[urlScheme.lowercased()]
  }

  /// A copy, which shares pool, preferences, scripts and data.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.schemes = schemes
    return copy
  }
}

/// A pool of processes of web views.
///
/// Status: complete · A
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() {
    super.init()
  }
}

/// What web views do with pages.
///
/// Status: complete · A
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates the default preferences.
  public override init() {
    super.init()
  }
  /// The smallest size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run, in old code.
  open var javaScriptEnabled = true
  /// Whether a warning is shown for suspicious sites.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether parts of a page may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether text can be selected and copied.
  open var isTextInteractionEnabled = true
  /// Whether pages are paused while nobody sees them.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// What happens to a page that nobody sees.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// It is stopped.
    case suspend = 0
    /// It is slowed down.
    case throttle = 1
    /// Nothing.
    case none = 2
  }
}

/// What a page may do.
///
/// Status: complete · A
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The kind of pages that is asked for.
  public enum ContentMode: Int, Sendable {
    /// By the device.
    case recommended = 0
    /// For phones.
    case mobile = 1
    /// For computers.
    case desktop = 2
  }
  /// Creates the default preferences.
  public override init() {
    super.init()
  }
  /// The kind of pages that is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the scripts of pages run.
  open var allowsContentJavaScript = true
  /// Whether risky features are off.
  open var isLockdownModeEnabled = false
}

/// Kinds of media.
///
/// Status: complete · A
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Pictures that move.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is recognized in the texts of pages.
///
/// Status: complete · A
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
