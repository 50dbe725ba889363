public import Foundation

/// Is asked and told about editing in a text field.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; `true` if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; `true` if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing ended and why; takes the place of the plain form.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Whether typed text may be inserted; `true` if not implemented.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether typed text may be inserted (iOS 26); asks the older form if not implemented.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Tells that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button works; `true` if not implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key works; `true` if not implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a part of the text.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

/// What happens if a delegate does not implement a member.
extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldBeginEditing:", to: self, textField) { true }
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidBeginEditing:", to: self, textField) {}
  }
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldEndEditing:", to: self, textField) { true }
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidEndEditing:", to: self, textField) {}
  }
  /// Calls the plain form.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    OptionalMessage.send("textFieldDidEndEditing:reason:", to: self, textField, reason) {
      textFieldDidEndEditing(textField)
    }
  }
  /// Allows it.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMessage.send(
      "textField:shouldChangeCharactersInRange:replacementString:",
      to: self,
      textField,
      range,
      string
    ) { true }
  }
  /// Asks the older form for the first range.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    OptionalMessage.send(
      "textField:shouldChangeCharactersInRanges:replacementString:",
      to: self,
      textField,
      ranges,
      string
    ) {
      guard let range = ranges.first?.rangeValue else { return true }
      return self.textField(
        textField,
        shouldChangeCharactersIn: range,
        replacementString: string
      )
    }
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidChangeSelection:", to: self, textField) {}
  }
  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldClear:", to: self, textField) { true }
  }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldReturn:", to: self, textField) { true }
  }
  /// The menu of the system.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMessage.send(
      "textField:editMenuForCharactersInRange:suggestedActions:",
      to: self,
      textField,
      range,
      suggestedActions
    ) { nil }
  }
}
