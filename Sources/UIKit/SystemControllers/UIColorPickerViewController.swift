public import Foundation

/// Is told which colour the user picked.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user picked a colour, or moved on to another one.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Tells that the user picked a colour, in old code.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells that the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// What happens if a delegate does not implement a member.
extension UIColorPickerViewControllerDelegate {
  /// Calls the older form.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    OptionalMessage.send(
      "colorPickerViewController:didSelectColor:continuously:",
      to: self,
      viewController,
      color,
      continuously
    ) { colorPickerViewControllerDidSelectColor(viewController) }
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {
    OptionalMessage.send("colorPickerViewControllerDidSelectColor:", to: self, viewController) {}
  }
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {
    OptionalMessage.send("colorPickerViewControllerDidFinish:", to: self, viewController) {}
  }
}

/// Lets the user pick a colour.
///
/// A test picks in the user's place: `Stage.pick(_:in:)` for a colour, and
/// `Stage.cancel(_:)` for the close button, which dismisses the picker.
///
/// - Differs: the colours are not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Is told which colour the user picked.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The picked colour; setting it does not tell the delegate.
  open var selectedColor = UIColor.white

  /// Whether the user can make a colour transparent.
  open var supportsAlpha = true

  /// The brightest colour, as a multiple of white.
  open var maximumLinearExposure: CGFloat = 1

  /// Does what a pick by hand does.
  package func userPicked(_ color: UIColor, continuously: Bool) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(
      self,
      didSelect: selectedColor,
      continuously: continuously
    )
  }

  /// Does what the close button does.
  package func userClosed() {
    guard let presenter = presentingViewController else {
      delegate?.colorPickerViewControllerDidFinish(self)
      return
    }
    presenter.dismiss(animated: true) { [self] in
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }
}
