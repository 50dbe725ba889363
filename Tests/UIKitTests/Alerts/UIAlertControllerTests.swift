import Testing

@testable import UIKit

@MainActor
@Suite("Alerts", .serialized)
struct UIAlertControllerTests {
  @Test func triggering_dismissesThenCallsTheHandler() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    play.open(root)
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    var wasPresented: Bool?
    let action = UIAlertAction(title: "OK", style: .default) { [weak root] _ in
      wasPresented = root?.presentedViewController != nil
    }
    alert.addAction(action)
    alert.preferredAction = action
    root.present(alert, animated: true)
    play.settle()
    #expect(root.presentedViewController === alert)
    alert.trigger(action)
    play.settle()
    #expect(wasPresented == false)
    #expect(root.presentedViewController == nil)
  }

  @Test func textFields_areConfiguredAndGetTheKeyboard() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    play.open(root)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: false)
    play.settle()
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    #expect(KeyboardController.current.isShown)
    root.dismiss(animated: false)
    play.settle()
    #expect(!KeyboardController.current.isShown)
  }

  @Test func misuse_raises() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
    sheet.addAction(UIAlertAction(title: "1", style: .cancel))
    sheet.addAction(UIAlertAction(title: "2", style: .cancel))
    #expect(sheet.actions.count == 1)
    sheet.preferredAction = UIAlertAction(title: "3", style: .default)
    #expect(sheet.preferredAction == nil)
    #expect(play.exceptions.count == 3)
  }

  @Test func disabledAction_doesNothing() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    var ran = false
    let action = UIAlertAction(title: "1", style: .default) { _ in ran = true }
    action.isEnabled = false
    alert.addAction(action)
    alert.trigger(action)
    #expect(!ran)
  }

  private func alert(_ style: UIAlertController.Style, _ log: @escaping (String) -> Void)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, kind) in [("Stop", UIAlertAction.Style.cancel), ("Go", .default)] {
      alert.addAction(UIAlertAction(title: title, style: kind) { log($0.title ?? "") })
    }
    return alert
  }

  @Test func buttons_areViews_cancelLastOrLeft() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let alert = alert(.alert) { _ in }
    root.present(alert, animated: false)
    play.settle()
    let view = alert.viewIfLoaded as? AlertView
    #expect(view?.buttons.map(\.action.title) == ["Stop", "Go"])
    #expect(alert.actions.map(\.title) == ["Stop", "Go"])
    alert.addAction(UIAlertAction(title: "Wait", style: .destructive))
    play.settle()
    #expect(view?.buttons.map(\.action.title) == ["Go", "Wait", "Stop"])
    #expect(alert.view.frame.midX == play.window.bounds.midX)
    let texts = alert.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Title", "Message"])
  }

  @Test func tap_onAButton_dismissesThenRunsItsHandler() throws {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    var log: [String] = []
    let alert = alert(.alert) { title in
      log.append("\(title) \(root.presentedViewController == nil)")
    }
    root.present(alert, animated: true)
    play.settle()
    play.tap(200, 20)
    play.settle()
    #expect(root.presentedViewController === alert)
    let view = try #require(alert.viewIfLoaded as? AlertView)
    let button = try #require(view.buttons.last)
    let middle = button.convert(CGPoint(x: 20, y: 20), to: nil)
    play.tap(middle.x, middle.y)
    #expect(log == [])
    play.settle()
    #expect(log == ["Go true"])
  }

  @Test func disabledButton_isDeaf_untilEnabled() throws {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    var log: [String] = []
    let alert = alert(.alert) { log.append($0) }
    alert.actions[1].isEnabled = false
    alert.addTextField()
    alert.addTextField()
    root.present(alert, animated: true)
    play.settle()
    let view = try #require(alert.viewIfLoaded as? AlertView)
    let button = try #require(view.buttons.last)
    let middle = button.convert(CGPoint(x: 20, y: 20), to: nil)
    play.tap(middle.x, middle.y)
    play.settle()
    #expect(log == [])
    alert.actions[1].isEnabled = true
    play.settle()
    play.tap(middle.x, middle.y)
    play.settle()
    #expect(log == ["Go"])
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2)
    #expect(fields[0].frame.minY < fields[1].frame.minY)
  }

  @Test func actionSheet_tappedBeside_cancels() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    var log: [String] = []
    let sheet = alert(.actionSheet) { log.append($0) }
    #expect(sheet.popoverPresentationController == nil)
    root.present(sheet, animated: true)
    play.settle()
    let shown = (sheet.viewIfLoaded as? AlertView)?.buttons.map(\.action.title)
    #expect(shown == ["Go", "Stop"])
    #expect(sheet.view.frame.maxY <= play.window.bounds.height - 34)
    play.tap(200, 100)
    play.settle()
    #expect(log == ["Stop"])
    #expect(root.presentedViewController == nil)
  }

  @Test func actionSheet_onATablet_isAPopoverWithoutCancelButton() {
    let play = Play("iPad Pro (11-inch)")
    let root = UIViewController()
    play.open(root)
    var log: [String] = []
    let sheet = alert(.actionSheet) { log.append($0) }
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    root.present(sheet, animated: true)
    play.settle()
    #expect((sheet.viewIfLoaded as? AlertView)?.buttons.map(\.action.title) == ["Go"])
    play.tap(50, 1000)
    play.settle()
    #expect(log == ["Stop"])
    #expect(root.presentedViewController == nil)
  }

  @Test func alert_overASheet_leavesBothAlone() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    play.mark()
    let alert = alert(.alert) { _ in }
    b.present(alert, animated: true)
    play.settle()
    #expect(alert.presentingViewController === b)
    b.dismiss(animated: true)
    play.settle()
    #expect(play.log == [])
    #expect(a.presentedViewController === b)
  }
}
