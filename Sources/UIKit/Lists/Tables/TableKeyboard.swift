import CoreGraphics
import Foundation

/// Keeps the rows of a table controller clear of the keyboard while something in them takes keys.
///
/// - Evidence: Apple's guide "Managing the Keyboard" says that table controllers make room for
///   fields that are edited in line; the amount is from memory (grade C)
@MainActor
final class TableKeyboard {
  private weak var controller: UITableViewController?
  private var token: (any NSObjectProtocol)?
  private var added: CGFloat = 0

  init(_ controller: UITableViewController) {
    self.controller = controller
  }

  /// Follows the keyboard from now on, or no longer.
  func watch(_ isOn: Bool) {
    guard isOn != (token != nil) else { return }
    if let token {
      NotificationCenter.default.removeObserver(token)
      self.token = nil
      makeRoom(0)
      return
    }
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.follow() }
    }
  }

  private func follow() {
    guard let table = controller?.viewIfLoaded as? UITableView, let window = table.window else {
      return
    }
    let field = window.firstResponder as? UIView
    guard KeyboardController.current.isShown, let field, field.isDescendant(of: table) else {
      makeRoom(0)
      return
    }
    let keyboard = window.convert(KeyboardController.current.frame, from: nil)
    let bottom = table.convert(table.bounds, to: nil).maxY
    makeRoom(max(0, bottom - keyboard.minY - table.safeAreaInsets.bottom))
    table.scrollRectToVisible(field.convert(field.bounds, to: table), animated: true)
  }

  private func makeRoom(_ height: CGFloat) {
    guard height != added, let table = controller?.viewIfLoaded as? UITableView else { return }
    table.contentInset.bottom += height - added
    table.verticalScrollIndicatorInsets.bottom += height - added
    added = height
  }
}
