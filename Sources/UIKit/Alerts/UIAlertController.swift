import CoreGraphics
public import Foundation

/// A question with buttons, in the middle of the screen or at its bottom.
///
/// Its texts, fields and buttons are views, in the order in which iOS shows them: the cancel
/// button last, of two in an alert on the left. On tablets an action sheet is a popover, which
/// has no cancel button: a tap beside it cancels.
///
/// - Differs: sizes are those of a plain look; actions are not drawn as on iOS.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question is.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var heldActions: [UIAlertAction] = []
  private(set) var heldFields: [UITextField] = []
  private var heldStyle = Style.actionSheet
  private weak var heldPreferred: UIAlertAction?

  /// Creates a question without title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
  }

  /// Creates a question.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    heldStyle = preferredStyle
    if isPopover { modalPresentationStyle = .popover }
  }

  /// Creates a question from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// The title, in bold above the message.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// Where the question is.
  open var preferredStyle: Style { heldStyle }

  /// How grave the question is.
  open var severity = UIAlertControllerSeverity.default

  // MARK: - Actions

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { heldActions }

  /// Adds an action; at most one may have the cancel style.
  open func addAction(_ action: UIAlertAction) {
    let isSecond = action.style == .cancel && heldActions.contains { $0.style == .cancel }
    guard !isSecond else {
      raise(.secondCancelAction())
      return
    }
    heldActions.append(action)
    action.owner = self
    contentDidChange()
  }

  /// The action of the return key, in bold.
  open var preferredAction: UIAlertAction? {
    get { heldPreferred }
    set {
      if let newValue, !heldActions.contains(where: { $0 === newValue }) {
        raise(.preferredActionIsStranger())
        return
      }
      heldPreferred = newValue
      contentDidChange()
    }
  }

  /// The actions as buttons, in the order in which they are shown.
  var shownActions: [UIAlertAction] {
    let cancel = heldActions.filter { $0.style == .cancel }
    let others = heldActions.filter { $0.style != .cancel }
    if presentation is UIPopoverPresentationController { return others }
    return isSideBySide ? cancel + others : others + cancel
  }

  /// Whether two buttons stand beside each other.
  var isSideBySide: Bool { heldStyle == .alert && heldActions.count == 2 }

  /// Whether the question is a popover where there is room: an action sheet on a tablet.
  var isPopover: Bool {
    heldStyle == .actionSheet && registered.device.description.idiom == .pad
  }

  /// Does what a tap on an action does: dismisses the alert, then calls the handler.
  ///
  /// - Returns: `false` if the button cannot be tapped now: disabled, or the alert in motion.
  @discardableResult
  package func trigger(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, heldActions.contains(where: { $0 === action }) else { return false }
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return true
    }
    guard presentation?.run == nil, presentation?.isStarting != true else { return false }
    presenter.dismiss(animated: true) { action.handler?(action) }
    return true
  }

  /// Whether a tap beside the question cancels it: an action sheet with a cancel button.
  func cancelByTapOutside() {
    guard heldStyle == .actionSheet, let cancel = cancelAction else { return }
    trigger(cancel)
  }

  /// The user dismissed the popover: that is the cancel button.
  func userDidDismiss() {
    guard let cancel = cancelAction else { return }
    cancel.handler?(cancel)
  }

  private var cancelAction: UIAlertAction? { heldActions.first { $0.style == .cancel } }

  func actionDidChange() { alertView?.setNeedsLayout() }

  private func contentDidChange() {
    guard let alertView else { return }
    alertView.rebuild()
    preferredContentSize = alertView.fittingSize
    presentation?.containerView?.setNeedsLayout()
  }

  // MARK: - Text fields

  /// The text fields; `nil` without any.
  open var textFields: [UITextField]? { heldFields.isEmpty ? nil : heldFields }

  /// Adds a text field, which a closure sets up; alerts only.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard heldStyle == .alert else {
      raise(.textFieldInActionSheet())
      return
    }
    let field = UITextField(frame: .zero)
    heldFields.append(field)
    field.returnKeyType = .default
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: - View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes the view with the texts and the text fields.
  open override func loadView() {
    let content = AlertView(self)
    view = content
    preferredContentSize = content.fittingSize
  }

  /// Gives the first text field the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heldFields.first?.becomeFirstResponder()
  }

  /// Takes the keyboard away.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }
}

/// How grave the question of an alert is.
///
/// Status: complete · A
public enum UIAlertControllerSeverity: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// Grave.
  case critical = 1
}
