/// Commands that go to the responder chain.
extension UICommand {
  /// Sends the action to the first responder of the chain that performs it.
  ///
  /// - Parameter start: Where the search begins if the window has no first responder.
  /// - Returns: Whether somebody performed it.
  @discardableResult
  func send(from start: UIResponder?) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    let window = (start as? UIView)?.window ?? UIApplication.shared.keyWindow
    let first = window?.firstResponder ?? start ?? UIApplication.shared
    guard let target = first.target(forAction: action, withSender: self) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
