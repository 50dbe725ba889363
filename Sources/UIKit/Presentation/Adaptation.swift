import Foundation

/// The style that a presentation takes in given traits.
///
/// The delegate has the first word; without one, or if it does not implement the
/// question, the presentation controller's own rule holds: sheets fill the screen in
/// compact height, popovers become sheets in compact width.
///
/// - Evidence: RULES 17; Apple's pages on `UIAdaptivePresentationControllerDelegate`
@MainActor
enum Adaptation {
  /// The controller that carries out the presentation: the original one, or an adapted one.
  static func active(
    for original: UIPresentationController,
    in traits: UITraitCollection
  ) -> UIPresentationController {
    let style = original.adaptivePresentationStyle(for: traits)
    guard style != .none, style != original.style, style != .automatic else { return original }
    let adapted = controller(of: style, adapting: original)
    adapted.original = original
    original.delegate?.presentationController(original, prepare: adapted)
    return adapted
  }

  private static func controller(
    of style: UIModalPresentationStyle,
    adapting original: UIPresentationController
  ) -> UIPresentationController {
    let isSheet = style == .pageSheet || style == .formSheet
    if isSheet, let popover = original as? UIPopoverPresentationController {
      let sheet = popover.adaptiveSheetPresentationController
      sheet.style = style
      return sheet
    }
    return PresentationStyle.make(
      style,
      for: original.presentedViewController,
      from: original.presentingViewController
    )
  }

  /// The controller to show in an adapted style: the delegate's, else the presented one.
  static func content(
    of original: UIPresentationController,
    in active: UIPresentationController
  ) -> UIViewController {
    let presented = original.presentedViewController
    guard active !== original else { return presented }
    let other = original.delegate?.presentationController(
      original,
      viewControllerForAdaptivePresentationStyle: active.style
    )
    return other ?? presented
  }
}
