public import Foundation

/// The name of a piece of work that goes on in the background.
///
/// Status: complete · A
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates a name from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of fetching in the background.
///
/// Status: complete · A
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It failed.
  case failed
}

/// The tasks that an app asked to finish in the background.
@MainActor
package final class BackgroundTasks {
  var last = 0
  /// The tasks that were not ended yet: number and name.
  package var running: [Int: String] = [:]
}

extension UIApplication {
  private var tasks: BackgroundTasks { attachment(BackgroundTasks.self) { BackgroundTasks() } }

  /// Asks for time to finish a task in the background.
  ///
  /// - Differs: Time in the background is not limited here; the handler that iOS
  ///   calls when it runs out is never called.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks.last += 1
    tasks.running[tasks.last] = taskName ?? ""
    return UIBackgroundTaskIdentifier(rawValue: tasks.last)
  }

  /// Asks for time to finish a task in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that a task is done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.running[identifier.rawValue] = nil
  }

  /// The time that is left in the background: unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
