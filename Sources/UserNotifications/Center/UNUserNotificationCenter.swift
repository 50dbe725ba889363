import Clockwork
public import Foundation
import UIKit

/// Files requests for notifications and knows what became of them.
///
/// Nothing leaves the process: the notifications of an application live with its object, so that
/// tests do not feel each other. The user is `stage.notifications`: the question for permission
/// waits for its answer as on iOS. Triggers fall due in virtual time. Completion handlers are called
/// in a later turn of the main loop; on iOS they come on some other thread.
///
/// - Differs: nothing comes from a server but by a test, no notification is seen or heard, and those
///   that wait for a place only appear when a test says so.
/// - Evidence: Apple's documentation of the class and its delegate (A); that requests fail before
///   the user was asked (D)
///
/// Status: partial · A
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  private override init() {
    super.init()
  }

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { only }

  /// Whether the device shows the app's own views with notifications; none does here.
  open var supportsContentExtensions: Bool { false }

  /// Decides about notifications, and is told what the user did with them.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { MainQueue.atOnce { NotificationDesk.current.delegate } }
    set {
      let value = Carried(newValue)
      MainQueue.atOnce { NotificationDesk.current.delegate = value.value }
    }
  }

  private func onDesk(_ body: @escaping @MainActor (NotificationDesk) -> Void) {
    let work = Carried(body)
    MainQueue.run { work.value(NotificationDesk.current) }
  }

  // MARK: - Permission

  /// Asks the user for permission, once; later calls tell what the user said.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onDesk { $0.ask(options) { completionHandler($0, nil) } }
  }

  /// Asks the user for permission, once; later calls tell what the user said.
  ///
  /// - Parameter options: What is asked for.
  /// - Returns: Whether notifications are allowed.
  /// - Throws: Nothing here.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, _ in
        continuation.resume(returning: isAllowed)
      }
    }
  }

  /// Tells what the user allowed.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onDesk { desk in
      let settings = desk.settings
      desk.post { completionHandler(settings) }
    }
  }

  /// What the user allowed.
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Categories

  /// Sets all kinds of notifications that have actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onDesk { $0.categories = categories }
  }

  /// Tells the kinds of notifications that have actions.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onDesk { desk in
      let categories = desk.categories
      desk.post { completionHandler(categories) }
    }
  }

  /// The kinds of notifications that have actions.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Requests

  /// Files a request; one of the same name is replaced.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onDesk { desk in
      let error = desk.add(request)
      if let completionHandler { desk.post { completionHandler(error) } }
    }
  }

  /// Files a request; one of the same name is replaced.
  ///
  /// - Parameter request: The request.
  /// - Throws: `UNError` if the user does not allow it, or no date fits.
  open func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in continuation.resume(with: error.map(Result.failure) ?? .success(())) }
    }
  }

  /// Tells the requests that wait for their triggers.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onDesk { desk in
      let pending = desk.pending
      desk.post { completionHandler(pending) }
    }
  }

  /// The requests that wait for their triggers.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  /// Takes back requests by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onDesk { $0.remove { identifiers.contains($0) } }
  }

  /// Takes back all requests.
  open func removeAllPendingNotificationRequests() {
    onDesk { $0.remove { _ in true } }
  }

  // MARK: - The user's list

  /// Tells the notifications that the user still sees in the list.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onDesk { desk in
      let delivered = desk.delivered
      desk.post { completionHandler(delivered) }
    }
  }

  /// The notifications that the user still sees in the list.
  open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Takes notifications off the list by their names.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onDesk { $0.removeDelivered { identifiers.contains($0) } }
  }

  /// Takes all notifications off the list.
  open func removeAllDeliveredNotifications() {
    onDesk { $0.removeDelivered { _ in true } }
  }

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onDesk { desk in
      let error = desk.setBadge(newBadgeCount)
      if let completionHandler { desk.post { completionHandler(error) } }
    }
  }

  /// Sets the number on the app's icon.
  ///
  /// - Parameter newBadgeCount: The number; zero removes it.
  /// - Throws: `UNError` if the user does not allow it.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      setBadgeCount(newBadgeCount) { error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }
}
