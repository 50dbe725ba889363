public import Foundation

/// Is told which font the user picked.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user gave up.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Tells that the user picked a font; the picker knows which.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

/// What happens if a delegate does not implement a member.
extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    OptionalMessage.send("fontPickerViewControllerDidCancel:", to: self, viewController) {}
  }
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    OptionalMessage.send("fontPickerViewControllerDidPickFont:", to: self, viewController) {}
  }
}

/// Lets the user pick a font.
///
/// A test picks in the user's place with `Stage.pick(_:in:)`, or gives up with
/// `Stage.cancel(_:)`; the picker is dismissed.
///
/// - Differs: the fonts are not listed.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a font picker offers.
  ///
  /// Status: partial · A
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates a configuration that offers families.
    public override init() {
      super.init()
    }

    /// Whether single faces are offered.
    open var includeFaces = false

    /// Whether each family is shown in the font of the system.
    open var displayUsingSystemFont = false

    /// The traits that fonts must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  private let held: Configuration

  /// Creates a picker.
  public init(configuration: Configuration) {
    held = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of families.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    held = Configuration()
    super.init(coder: coder)
  }

  /// What the picker offers.
  open var configuration: Configuration { held }

  /// Is told which font the user picked.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The picked font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Does what a pick by hand does.
  package func userPicked(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
    presentingViewController?.dismiss(animated: true)
  }

  /// Does what the cancel button does.
  package func userCancelled() {
    delegate?.fontPickerViewControllerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}
