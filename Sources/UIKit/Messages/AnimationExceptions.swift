/// The exceptions of layers and animators, with the words of iOS.
extension UIKitException {
  static func invalidGeometry(_ reason: String) -> UIKitException {
    UIKitException(name: "CALayerInvalidGeometry", reason: reason)
  }

  static func finishedWhileNotStopped() -> UIKitException {
    inconsistency("finishAnimationAtPosition: should only be called on a stopped animator!")
  }

  static func keyframeOutsideBlock() -> UIKitException {
    inconsistency(
      "addKeyframeWithRelativeStartTime:relativeDuration:animations: should only be called "
        + "inside of a block passed to animateKeyframesWithDuration:delay:options:animations:"
        + "completion:"
    )
  }
}
