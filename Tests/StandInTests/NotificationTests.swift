import Testing
import UIKit
import Understudy
import UserNotifications

@MainActor @Suite("Notifications of the user", .serialized)
struct NotificationTests {
  /// Writes down what it is asked and told.
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .list]
    private(set) var lines: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      lines.append("present \(notification.request.identifier)")
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let action = response.actionIdentifier.split(separator: ".").last ?? ""
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      lines.append("receive \(response.notification.request.identifier) \(action)\(text)")
      completionHandler()
    }
  }

  /// What completion handlers said; they come in later turns.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private let center = UNUserNotificationCenter.current()

  private func request(
    _ name: String,
    after seconds: TimeInterval? = nil,
    category: String = "",
    badge: Int? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(name)"
    content.categoryIdentifier = category
    content.badge = badge.map { NSNumber(value: $0) }
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  @Test func permission_waitsForTheUser() {
    let stage = Stage()
    let log = Log()
    center.getNotificationSettings { log.lines.append("\($0.authorizationStatus.rawValue)") }
    center.requestAuthorization(options: [.alert]) { isAllowed, error in
      log.lines.append("\(isAllowed) \(error == nil)")
    }
    stage.advance(.seconds(100))
    #expect(log.lines == ["0"] && stage.notifications.isAsked)
    stage.notifications.allow()
    stage.settle()
    center.requestAuthorization(options: [.alert]) { isAllowed, _ in
      log.lines.append("again \(isAllowed)")
    }
    center.getNotificationSettings {
      log.lines.append("\($0.alertSetting.rawValue) \($0.badgeSetting.rawValue)")
    }
    stage.settle()
    #expect(log.lines == ["0", "true true", "again true", "2 0"])
    #expect(stage.notifications.status == .authorized && !stage.notifications.isAsked)
  }

  @Test func withoutPermission_requestsFail() {
    let stage = Stage()
    let log = Log()
    stage.notifications.forbid()
    center.requestAuthorization(options: [.alert]) { isAllowed, _ in
      log.lines.append("\(isAllowed)")
    }
    stage.settle()
    center.add(request("a")) { error in
      log.lines.append("\((error as? UNError)?.code == .notificationsNotAllowed)")
    }
    stage.settle()
    #expect(log.lines == ["false", "true"] && stage.notifications.list.isEmpty)
  }

  private func allowed() -> (Stage, Delegate) {
    let stage = Stage()
    let delegate = Delegate()
    stage.notifications.allow()
    center.delegate = delegate
    center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
    stage.settle()
    return (stage, delegate)
  }

  @Test func trigger_fallsDueInVirtualTime() {
    let (stage, delegate) = allowed()
    let log = Log()
    center.add(request("tea", after: 180, badge: 3))
    center.add(request("tea", after: 240, badge: 4))
    center.add(request("egg", after: 300))
    stage.advance(.seconds(239))
    #expect(delegate.lines == [])
    center.getPendingNotificationRequests { log.lines = $0.map(\.identifier) }
    center.removePendingNotificationRequests(withIdentifiers: ["egg"])
    stage.advance(.seconds(100))
    #expect(log.lines == ["tea", "egg"])
    #expect(delegate.lines == ["present tea"])
    #expect(stage.notifications.list.map(\.request.content.title) == ["Title of tea"])
    #expect(stage.application.applicationIconBadgeNumber == 0)
    delegate.options = [.badge]
    center.add(request("cake", badge: 5))
    stage.settle()
    #expect(stage.application.applicationIconBadgeNumber == 5)
    #expect(stage.notifications.list.count == 1)
    #expect(stage.notifications.shown.map(\.options) == [[.banner, .list], [.badge]])
  }

  @Test func repeatingTrigger_comesAgain() {
    let (stage, delegate) = allowed()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    center.add(
      UNNotificationRequest(identifier: "r", content: UNNotificationContent(), trigger: trigger)
    )
    stage.advance(.seconds(185))
    #expect(delegate.lines == ["present r", "present r", "present r"])
    center.removeAllPendingNotificationRequests()
    stage.advance(.seconds(185))
    #expect(delegate.lines.count == 3)
  }

  @Test func calendarTrigger_findsItsDate() throws {
    let (stage, delegate) = allowed()
    var parts = DateComponents()
    parts.minute = 0
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    let date = try #require(trigger.nextTriggerDate())
    #expect(Calendar.current.component(.minute, from: date) == 0)
    center.add(
      UNNotificationRequest(identifier: "c", content: UNNotificationContent(), trigger: trigger)
    )
    stage.advance(.seconds(3601))
    #expect(delegate.lines == ["present c"])
  }

  @Test func inTheBackground_theDelegateIsNotAsked() {
    let (stage, delegate) = allowed()
    center.add(request("later", after: 5, badge: 2))
    stage.enterBackground()
    stage.advance(.seconds(6))
    #expect(delegate.lines == [] && stage.notifications.list.count == 1)
    #expect(stage.application.applicationIconBadgeNumber == 2)
    #expect(stage.notifications.open("later"))
    #expect(delegate.lines == ["receive later UNNotificationDefaultActionIdentifier"])
    #expect(stage.notifications.list.isEmpty && !stage.notifications.open("later"))
  }

  @Test func actions_comeFromTheCategory() {
    let (stage, delegate) = allowed()
    let reply = UNTextInputNotificationAction(
      identifier: "reply",
      title: "Reply",
      textInputButtonTitle: "Send",
      textInputPlaceholder: ""
    )
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [reply],
        intentIdentifiers: [],
        options: .customDismissAction
      )
    ])
    let content = UNMutableNotificationContent()
    content.categoryIdentifier = "mail"
    stage.notifications.receivePush(content, identifier: "m")
    #expect(!stage.notifications.choose("delete", of: "m"))
    stage.notifications.receivePush(content, identifier: "m")
    #expect(stage.notifications.choose("reply", of: "m", text: "!"))
    stage.notifications.receivePush(content, identifier: "n")
    #expect(stage.notifications.dismiss("n"))
    #expect(
      delegate.lines.filter { $0.hasPrefix("receive") } == [
        "receive m reply!", "receive n UNNotificationDismissActionIdentifier",
      ]
    )
  }

  @Test func nextStage_startsAnew() {
    do {
      let (stage, delegate) = allowed()
      center.add(request("old"))
      stage.settle()
      #expect(stage.notifications.list.count == 1 && delegate.lines == ["present old"])
      stage.end()
    }
    let stage = Stage()
    #expect(stage.notifications.list.isEmpty && stage.notifications.status == .notDetermined)
    #expect(center.delegate == nil)
  }

  @Test func content_isCopied() throws {
    let content = UNMutableNotificationContent()
    content.title = "one"
    content.userInfo = ["id": 7]
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "two"
    #expect(request.content.title == "one" && request.content != content)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    #expect(copy == request.content && copy.userInfo["id"] as? Int == 7)
  }

  @Test func asyncForms_askTheSameDesk() async throws {
    do {
      let stage = Stage()
      stage.notifications.allow()
      stage.end()
    }
    // Without a stage the loop turns by itself.
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await center.add(request("never"))
    }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
