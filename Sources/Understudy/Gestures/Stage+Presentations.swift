internal import Foundation
public import UIKit

extension Stage {
  /// Taps beside what is presented, as a user does to dismiss a sheet or a popover.
  ///
  /// The touch goes the way of real touches; whether it dismisses is up to the presentation.
  ///
  /// - Parameter controller: The presented controller, or one inside it.
  /// - Returns: The view that got the touch; `nil` if nothing is left beside the view.
  @discardableResult
  public func tapOutside(_ controller: UIViewController) -> UIView? {
    guard let presentation = controller.activePresentationController,
      let container = presentation.containerView, let window = container.window,
      let view = presentation.presentedView
    else { return nil }
    let area = container.bounds
    let points = [
      CGPoint(x: area.midX, y: area.minY + 5), CGPoint(x: area.midX, y: area.maxY - 5),
      CGPoint(x: area.minX + 5, y: area.midY), CGPoint(x: area.maxX - 5, y: area.midY),
    ]
    let place = view.convert(view.bounds, to: container)
    guard let point = points.first(where: { !place.contains($0) }) else { return nil }
    return tap(at: container.convert(point, to: nil), in: window)
  }

  /// Drags the sheet that shows a controller to one of its heights and lets go.
  ///
  /// - Parameters:
  ///   - controller: The presented controller, or one inside it.
  ///   - detent: The name of the height; a sheet without it stays where it is.
  public func dragSheet(
    of controller: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) {
    let sheet = controller.activePresentationController as? UISheetPresentationController
    sheet?.userSelects(detent)
  }
}
