import Foundation

/// The gestures of a screen reader that go up the responder chain until somebody handles them.
@MainActor
package enum AccessibilityGestures {
  /// Wants to leave.
  package static func escape() -> Bool {
    if ask({ $0.accessibilityPerformEscape() }) { return true }
    if ContextMenuPresenter.current.isOpen {
      ContextMenuPresenter.current.dismiss()
      return true
    }
    guard let top = UIApplication.shared.keyWindow?.topmostController else { return false }
    if let alert = top as? UIAlertController {
      guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return false }
      return alert.trigger(cancel)
    }
    if let navigation = top as? UINavigationController ?? top.navigationController,
      navigation.viewControllers.count > 1
    {
      navigation.tapBackButton()
      return true
    }
    guard top.presentingViewController != nil,
      let presentation = top.activePresentationController,
      !(presentation.presentedViewController.isModalInPresentation)
    else { return false }
    presentation.presentedViewController.dismiss(animated: true)
    return true
  }

  /// Asks for the most likely action.
  package static func magicTap() -> Bool {
    if ask({ $0.accessibilityPerformMagicTap() }) { return true }
    guard let delegate = UIApplication.shared.delegate as? UIResponder else { return false }
    return delegate.accessibilityPerformMagicTap()
  }

  /// Scrolls a page.
  package static func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from responder: UIResponder?
  ) -> Bool {
    ask(from: responder) { $0.accessibilityScroll(direction) }
  }

  private static func ask(_ question: (UIResponder) -> Bool) -> Bool {
    ask(
      from: AccessibilityFocus.current.element
        ?? UIApplication.shared.keyWindow?.topmostController?.viewIfLoaded,
      question
    )
  }

  private static func ask(from start: UIResponder?, _ question: (UIResponder) -> Bool) -> Bool {
    var responder = start
    while let current = responder {
      if question(current) { return true }
      responder = current.next
    }
    return false
  }
}
