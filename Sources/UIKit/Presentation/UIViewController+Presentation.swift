import Foundation

extension UIViewController {
  /// The presentation in force, or one made after the style of this moment.
  var foundPresentation: UIPresentationController? {
    if let active = nearestIncoming { return active.original ?? active }
    let style = PresentationStyle(of: self)
    guard style.requested != .none else { return nil }
    let controller = style.makeOriginal(for: self, from: nil, source: self)
    preparedPresentation = controller
    return controller
  }

  /// The presentation that is in force, after adaptation; `nil` before presenting.
  public var activePresentationController: UIPresentationController? { nearestIncoming }

  /// The sheet that shows, or would show, the controller.
  public var sheetPresentationController: UISheetPresentationController? {
    guard let original = presentationController else { return nil }
    return original as? UISheetPresentationController
      ?? nearestIncoming as? UISheetPresentationController
  }

}
