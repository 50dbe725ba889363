public import AuthenticationServices
import Foundation

extension Stage {
  /// Signs in on the page of a session.
  ///
  /// - Parameters:
  ///   - session: The session, which has started.
  ///   - callback: The address at which the page ends.
  /// - Returns: `false` if the session is not under way.
  @discardableResult
  public func signIn(_ session: ASWebAuthenticationSession, callback: URL) -> Bool {
    session.userFinished(callback)
  }

  /// Gives up on the page of a session.
  ///
  /// - Parameter session: The session, which has started.
  /// - Returns: `false` if the session is not under way.
  @discardableResult
  public func cancel(_ session: ASWebAuthenticationSession) -> Bool { session.userFinished(nil) }
}
