/// The exceptions of alerts, with the words of iOS.
extension UIKitException {
  static func textFieldInActionSheet() -> UIKitException {
    inconsistency(
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
  }

  static func secondCancelAction() -> UIKitException {
    inconsistency(
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
  }

  static func preferredActionIsStranger() -> UIKitException {
    inconsistency(
      "The preferred action of an alert controller must be one of its actions"
    )
  }
}
