import Clockwork
public import UIKit

/// A window over which the system asks.
public typealias ASPresentationAnchor = UIWindow

/// Says over which window the system asks.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why nobody signed in.
///
/// Status: complete · A
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user gave up.
    case canceledLogin = 1
    /// Nobody said over which window.
    case presentationContextNotProvided = 2
    /// The window is not on the screen.
    case presentationContextInvalid = 3
  }
  /// The domain of the errors.
  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Lets the user sign in on a page of the web.
///
/// The page is the test: `stage.signIn(_:callback:)` ends a started session with an address,
/// `stage.cancel(_:)` as a user who gives up.
///
/// - Evidence: Apple's documentation of the class (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Is told how the session ended.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address of the page.
  package let url: URL
  private var completion: CompletionHandler?
  private var isStarted = false

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - URL: The address of the page.
  ///   - callbackURLScheme: How addresses begin that end the session.
  ///   - completionHandler: Is told the address, or an error.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    completion = completionHandler
    super.init()
  }

  /// Says over which window the system asks.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can start.
  open var canStart: Bool { !isStarted && completion != nil }

  /// Starts the session.
  ///
  /// - Returns: `false` without a window, or a second time.
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    guard presentationContextProvider != nil else {
      finish(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    isStarted = true
    return true
  }

  /// Ends the session; nobody is told.
  open func cancel() { completion = nil }

  /// The user is done with the page.
  ///
  /// - Parameter callback: The address that ended the session; `nil` if the user gave up.
  /// - Returns: Whether the session was under way.
  package func userFinished(_ callback: URL?) -> Bool {
    guard isStarted, completion != nil else { return false }
    finish(callback, callback == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
    return true
  }

  private func finish(_ callback: URL?, _ error: (any Error)?) {
    let completion = completion
    self.completion = nil
    MainQueue.later("ASWebAuthenticationSession") { completion?(callback, error) }
  }
}
