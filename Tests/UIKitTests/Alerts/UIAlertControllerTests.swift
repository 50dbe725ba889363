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
}
