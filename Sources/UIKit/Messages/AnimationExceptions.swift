/// The exceptions of layers and animators, with the words of iOS.
extension UIKitException {
  static func invalidGeometry(_ reason: String) -> UIKitException {
    UIKitException(name: "CALayerInvalidGeometry", reason: reason)
  }

  static func finishedWhileNotStopped() -> UIKitException {
    inconsistency("finishAnimationAtPosition: should only be called on a stopped animator!")
  }

  static func animatorReleasedEarly() -> UIKitException {
    inconsistency(
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }

  static func animatorIsStopped(_ call: String) -> UIKitException {
    inconsistency("\(call) was called on a stopped animator; finish it first.")
  }

  static func animatorSettingWhileActive(_ name: String) -> UIKitException {
    inconsistency("\(name) of an active animator cannot be changed.")
  }

  static func keyframeOutsideBlock() -> UIKitException {
    inconsistency(
      "addKeyframeWithRelativeStartTime:relativeDuration:animations: should only be called "
        + "inside of a block passed to animateKeyframesWithDuration:delay:options:animations:"
        + "completion:"
    )
  }
}
