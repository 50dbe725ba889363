import Testing
import UIKit

@MainActor
@Suite("Responder chain", .serialized)
struct ResponderChainTests {
  @Test func view_isFollowedByItsSuperview() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.next === parent)
    #expect(parent.next == nil)
  }

  @Test func rootView_isFollowedByItsController() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(controller.view.next === controller)
    #expect(child.next === controller.view)
    #expect(controller.next == nil)
  }

  @Test func chain_climbsFromAViewToTheWindow() async {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = makeWindow(parent)
    await mainQueue()
    var chain: [UIResponder] = []
    var responder: UIResponder? = child.view
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    #expect(chain[1] === child)
    #expect(chain.contains(parent.view))
    #expect(chain.contains(parent))
    #expect(chain.contains(window))
    #expect(chain.contains(UIApplication.shared))
    window.isHidden = true
  }

  @Test func firstResponder_isOneAtATime() async {
    let controller = UIViewController()
    let first = WillingView()
    let second = WillingView()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let window = makeWindow(controller)
    await mainQueue()
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    second.resignFirstResponder()
    #expect(!second.isFirstResponder)
    window.isHidden = true
  }

  @Test func unwillingOrDetachedView_doesNotBecomeFirstResponder() async {
    let controller = UIViewController()
    let plain = UIView()
    controller.view.addSubview(plain)
    let window = makeWindow(controller)
    await mainQueue()
    #expect(!plain.becomeFirstResponder())
    #expect(!WillingView().becomeFirstResponder())
    window.isHidden = true
  }

  @Test func unwillingHolder_keepsTheFirstResponder() async {
    let controller = UIViewController()
    let stubborn = StubbornView()
    let other = WillingView()
    controller.view.addSubview(stubborn)
    controller.view.addSubview(other)
    let window = makeWindow(controller)
    await mainQueue()
    #expect(stubborn.becomeFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
    stubborn.isStubborn = false
    #expect(controller.view.endEditing(true))
    #expect(!stubborn.isFirstResponder)
    window.isHidden = true
  }
}

private class WillingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class StubbornView: WillingView {
  var isStubborn = true

  override var canResignFirstResponder: Bool { !isStubborn }
}
