import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Presentation: keyboard and wished sizes", .serialized)
struct PresentationKeyboardTests {
  private func present(_ style: UIModalPresentationStyle, on play: Play) -> (
    presenter: UIViewController, field: UITextField
  ) {
    let (a, b) = (UIViewController(), UIViewController())
    play.open(a)
    b.modalPresentationStyle = style
    a.present(b, animated: false)
    play.settle()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    b.view.addSubview(field)
    field.becomeFirstResponder()
    play.settle()
    return (a, field)
  }

  @Test func formSheet_keepsTheKeyboard_untilItGoes() {
    let play = Play("iPad Pro (11-inch)")
    let (presenter, field) = present(.formSheet, on: play)
    #expect(KeyboardController.current.isShown)
    field.resignFirstResponder()
    play.settle()
    #expect(KeyboardController.current.isShown)
    presenter.dismiss(animated: false)
    play.settle()
    #expect(!KeyboardController.current.isShown)
  }

  @Test func pageSheet_letsTheKeyboardGo() {
    let play = Play("iPad Pro (11-inch)")
    let (_, field) = present(.pageSheet, on: play)
    #expect(KeyboardController.current.isShown)
    field.resignFirstResponder()
    play.settle()
    #expect(!KeyboardController.current.isShown)
  }

  @Test func stack_wishesTheSizeOfItsTop() {
    let play = Play("iPad Pro (11-inch)")
    let (a, b) = (UIViewController(), UIViewController())
    let nav = UINavigationController(rootViewController: b)
    play.open(a)
    #expect(nav.definesPresentationContext)
    nav.modalPresentationStyle = .formSheet
    a.present(nav, animated: false)
    play.settle()
    b.preferredContentSize = CGSize(width: 333, height: 222)
    play.settle()
    #expect(nav.preferredContentSize == CGSize(width: 333, height: 222))
    #expect(nav.view.frame.size == CGSize(width: 333, height: 222))
  }
}
