/// The exceptions of controls and system controllers, with the words of iOS.
extension UIKitException {
  static func imageSourceIsMissing(
    _ source: UIImagePickerController.SourceType
  ) -> UIKitException {
    invalidArgument("Source type \(source.rawValue) not available")
  }

  static func stepperRange(
    _ property: String,
    _ value: Double,
    _ rule: String
  ) -> UIKitException {
    invalidArgument("UIStepper: \(property) is \(value), but must be \(rule)")
  }
}
