import Clockwork
import Foundation
import UIKit

/// The notifications of one application: what the user allowed, what waits, what appeared.
///
/// The time of triggers passes on the virtual clock; dates begin at the real date at which the
/// application first looked.
@MainActor
package final class NotificationDesk {
  /// One request that waits for its trigger.
  private struct Waiting {
    var request: UNNotificationRequest
    var work: ScheduledWork?
  }

  /// A notification that the user saw while the app was in front, and how.
  package struct Shown {
    /// The notification.
    package var notification: UNNotification
    /// How the delegate let it be shown.
    package var options: UNNotificationPresentationOptions
  }

  /// The desk of the current application.
  package static var current: NotificationDesk {
    let application = UIApplication.shared
    return application.attachment(NotificationDesk.self) { NotificationDesk(application) }
  }

  /// The present as a date, for callers on any thread.
  nonisolated static var present: Date { MainQueue.atOnce { current.date } }

  private unowned let application: UIApplication
  private let startDate = Date()
  private let startTime: VirtualTime
  private var questions: [(Bool) -> Void] = []
  private var waiting: [Waiting] = []

  /// What the user allowed.
  package private(set) var status = UNAuthorizationStatus.notDetermined
  /// What the app asked for.
  private var asked: UNAuthorizationOptions = []
  /// What the user will say; `nil` until a test says it.
  private var answer: Bool?
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []
  /// What is in the user's list, oldest first.
  package private(set) var delivered: [UNNotification] = []
  /// What was shown, or not, while the app was in front.
  package private(set) var shown: [Shown] = []

  private init(_ application: UIApplication) {
    self.application = application
    startTime = application.mainLoop.now
  }

  private var date: Date { startDate + (application.mainLoop.now - startTime).inSeconds }

  var settings: UNNotificationSettings { UNNotificationSettings(status: status, asked: asked) }

  private var isAllowed: Bool { status != .notDetermined && status != .denied }

  // MARK: - Permission

  /// Asks the user, unless the user has answered before.
  func ask(_ options: UNAuthorizationOptions, _ completion: @escaping (Bool) -> Void) {
    asked.formUnion(options)
    if status == .notDetermined, options.contains(.provisional) { status = .provisional }
    guard status == .notDetermined else {
      let isAllowed = isAllowed
      return post { completion(isAllowed) }
    }
    questions.append(completion)
    if let answer { post { self.decide(answer) } }
  }

  /// Whether the user is being asked and has not answered.
  package var isAsking: Bool { !questions.isEmpty }

  /// The user answers what is asked, and what will be.
  package func userAnswers(_ isAllowed: Bool) {
    answer = isAllowed
    if isAsking || status != .notDetermined { decide(isAllowed) }
  }

  private func decide(_ isAllowed: Bool) {
    status = isAllowed ? .authorized : .denied
    let open = questions
    questions = []
    for question in open { post { question(isAllowed) } }
  }

  func post(_ block: @escaping @MainActor () -> Void) {
    application.mainLoop.post("UNUserNotificationCenter", block)
  }

  // MARK: - Requests

  var pending: [UNNotificationRequest] { waiting.map(\.request) }

  /// Files a request; returns what is wrong with it.
  func add(_ request: UNNotificationRequest) -> UNError? {
    guard isAllowed else { return UNError(.notificationsNotAllowed) }
    remove { $0 == request.identifier }
    guard let trigger = request.trigger else {
      post { self.appear(request) }
      return nil
    }
    guard let delay = trigger.delay(from: date) else {
      // Places and servers do not act by themselves here.
      waiting.append(Waiting(request: request))
      return trigger is UNCalendarNotificationTrigger ? UNError(.notificationInvalidNoDate) : nil
    }
    waiting.append(Waiting(request: request, work: schedule(request, after: delay)))
    return nil
  }

  private func schedule(
    _ request: UNNotificationRequest,
    after delay: TimeInterval
  ) -> ScheduledWork {
    application.mainLoop.schedule(
      .timer,
      "notification \(request.identifier)",
      after: .seconds(delay)
    ) { [weak self] in self?.triggerFired(request) }
  }

  private func triggerFired(_ request: UNNotificationRequest) {
    guard let index = waiting.firstIndex(where: { $0.request === request }) else { return }
    if let trigger = request.trigger, trigger.repeats, let delay = trigger.delay(from: date) {
      waiting[index].work = schedule(request, after: delay)
    } else {
      waiting.remove(at: index)
    }
    appear(request)
  }

  func remove(where isMeant: (String) -> Bool) {
    for entry in waiting where isMeant(entry.request.identifier) { entry.work?.cancel() }
    waiting.removeAll { isMeant($0.request.identifier) }
  }

  func removeDelivered(where isMeant: (String) -> Bool) {
    delivered.removeAll { isMeant($0.request.identifier) }
  }

  // MARK: - Appearing

  /// Lets a notification appear, in front of the user or of the app.
  private func appear(_ request: UNNotificationRequest) {
    guard isAllowed else { return }
    let notification = UNNotification(date: date, request: request)
    guard application.applicationState == .active else {
      return enter(notification, [.list, .banner, .badge, .sound])
    }
    guard let delegate else { return enter(notification, []) }
    delegate.userNotificationCenter(.current(), willPresent: notification) { [weak self] options in
      MainQueue.atOnce { self?.enter(notification, options) }
    }
  }

  private func enter(
    _ notification: UNNotification,
    _ options: UNNotificationPresentationOptions
  ) {
    if application.applicationState == .active {
      shown.append(Shown(notification: notification, options: options))
    }
    if !options.isDisjoint(with: [.alert, .list]) {
      removeDelivered { $0 == notification.request.identifier }
      delivered.append(notification)
    }
    if options.contains(.badge), asked.contains(.badge),
      let badge = notification.request.content.badge
    {
      application.applicationIconBadgeNumber = badge.intValue
    }
  }

  /// A server sends a notification.
  package func receivePush(_ identifier: String, _ content: UNNotificationContent) {
    appear(
      UNNotificationRequest(
        identifier: identifier,
        content: content,
        trigger: UNPushNotificationTrigger()
      )
    )
  }

  /// The trigger of a request falls due now, whatever it waits for.
  package func fire(_ identifier: String) -> Bool {
    guard let entry = waiting.first(where: { $0.request.identifier == identifier }) else {
      return false
    }
    entry.work?.cancel()
    triggerFired(entry.request)
    return true
  }

  /// The user does something with a notification that is in the list or was shown.
  package func respond(to identifier: String, action: String, text: String?) -> Bool {
    let seen = delivered.last { $0.request.identifier == identifier }
    let last = shown.last {
      $0.notification.request.identifier == identifier && $0.options != []
    }
    guard let notification = seen ?? last?.notification else { return false }
    removeDelivered { $0 == identifier }
    let category = categories.first {
      $0.identifier == notification.request.content.categoryIdentifier
    }
    if action == UNNotificationDismissActionIdentifier,
      category?.options.contains(.customDismissAction) != true
    {
      return true
    }
    let isOwn =
      action == UNNotificationDefaultActionIdentifier
      || action == UNNotificationDismissActionIdentifier
    if !isOwn, category?.actions.contains(where: { $0.identifier == action }) != true {
      return false
    }
    let response =
      text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
      ?? UNNotificationResponse(notification, action: action)
    delegate?.userNotificationCenter(.current(), didReceive: response) {}
    return true
  }

  /// The user asks for the app's own settings.
  package func openSettings() {
    delegate?.userNotificationCenter(.current(), openSettingsFor: nil)
  }

  /// Sets the number on the app's icon.
  func setBadge(_ count: Int) -> UNError? {
    guard count >= 0 else { return UNError(.badgeInputInvalid) }
    guard isAllowed, asked.contains(.badge) else { return UNError(.notificationsNotAllowed) }
    application.applicationIconBadgeNumber = count
    return nil
  }
}
