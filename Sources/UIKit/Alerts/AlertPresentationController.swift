import CoreGraphics
import Foundation

/// Shows an alert in the middle of the screen, an action sheet of a phone at its bottom.
final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    let bounds = container.bounds
    let size = alert.preferredContentSize
    let isSheet = alert.preferredStyle == .actionSheet
    let room = bounds.inset(by: container.safeAreaInsets)
    let width = isSheet ? min(bounds.width, bounds.height) - 16 : size.width
    let height = min(size.height, room.height)
    let y = isSheet ? room.maxY - height - 8 : bounds.midY - height / 2
    return CGRect(x: bounds.midX - width / 2, y: max(y, room.minY), width: width, height: height)
  }

  override var placesPresentedViewInLayout: Bool { true }

  override var hasDimmingView: Bool { true }

  override func userTappedOutside() {
    (presentedViewController as? UIAlertController)?.cancelByTapOutside()
  }
}
