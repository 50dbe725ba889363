public import Foundation

/// A button of an alert.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The look and the place of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  /// The title.
  open var title: String? { ownTitle }
  private let ownTitle: String?

  /// The look.
  open var style: Style { ownStyle }
  private let ownStyle: Style

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
  }

  /// The alert that the button belongs to.
  weak var owner: UIAlertController?

  package let handler: ((UIAlertAction) -> Void)?

  /// Creates a button without a title, for subclasses that have their own.
  public override init() {
    ownTitle = nil
    ownStyle = .default
    handler = nil
    super.init()
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The look.
  ///   - handler: Called when the user chose the button and the alert is gone.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    ownTitle = title
    ownStyle = style
    self.handler = handler
    super.init()
  }
}
