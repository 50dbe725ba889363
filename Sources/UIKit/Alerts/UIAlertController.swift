import CoreGraphics
public import Foundation

/// A question with buttons, in the middle of the screen or at its bottom.
///
/// - Differs: the buttons are not views; tests trigger the actions.
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
  private var heldFields: [UITextField] = []
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
  }

  /// Creates a question from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text below the title.
  open var message: String? {
    didSet { alertView?.setNeedsLayout() }
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
    }
  }

  /// Does what a tap on an action does: dismisses the alert, then calls the handler.
  package func trigger(_ action: UIAlertAction) {
    guard action.isEnabled, heldActions.contains(where: { $0 === action }) else { return }
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return
    }
    presenter.dismiss(animated: true) { action.handler?(action) }
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
    configurationHandler?(field)
    alertView?.addField(field)
  }

  // MARK: - View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes the view with the texts and the text fields.
  open override func loadView() {
    let content = AlertView(frame: UIApplication.shared.mainScreen.bounds)
    content.controller = self
    for field in heldFields { content.addField(field) }
    view = content
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

/// The texts and text fields of an alert, one below the other.
final class AlertView: UIView {
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var fields: [UITextField] = []
  weak var controller: UIAlertController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func addField(_ field: UITextField) {
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.text = controller?.title
    messageLabel.text = controller?.message
    let width: CGFloat = 270
    let inner = width - 32
    let limit = CGSize(width: inner, height: .greatestFiniteMagnitude)
    let titleSize = titleLabel.sizeThatFits(limit)
    let messageSize = messageLabel.sizeThatFits(limit)
    let total = titleSize.height + messageSize.height + CGFloat(fields.count) * 32
    let x = bounds.midX - inner / 2
    var y = bounds.midY - total / 2
    titleLabel.frame = CGRect(x: x, y: y, width: inner, height: titleSize.height)
    y += titleSize.height
    messageLabel.frame = CGRect(x: x, y: y, width: inner, height: messageSize.height)
    y += messageSize.height
    for field in fields {
      field.frame = CGRect(x: x, y: y, width: inner, height: 24)
      y += 32
    }
  }
}
