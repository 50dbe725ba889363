public import CoreGraphics
public import Foundation

/// A view in place of the keyboard or above it.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  private let look: Style

  /// Creates a view with a look.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    look = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    look = .default
    super.init(coder: coder)
  }

  /// The look.
  open var inputViewStyle: Style { look }

  /// Whether constraints inside decide about the height.
  open var allowsSelfSizing = false
}

/// Clicks when a key of an input view is tapped.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click; they do not if not implemented.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// They do not.
  public var enableInputClicksWhenVisible: Bool {
    OptionalMessage.send("enableInputClicksWhenVisible", to: self) { false }
  }
}

/// What a keyboard knows of the text that it types into.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor; `nil` if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the cursor; `nil` if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; `nil` for a cursor.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// A name of the text.
  var documentIdentifier: UUID { get }
  /// Moves the cursor.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that is not final.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Makes the text final.
  func unmarkText()
}

/// The controller of a view in place of the keyboard.
///
/// A responder returns one from `inputViewController`; in a keyboard extension it is
/// the root. `textDocumentProxy` types into the first responder of the key window.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = TextDocument()

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view in place of the keyboard.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Makes an input view.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .default)
  }

  /// What is known of the text, and the way to change it.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language that the app prefers.
  open var primaryLanguage: String?

  /// Whether the keyboard can dictate.
  open var hasDictationKey = false

  /// Whether the user lets the keyboard use the network.
  open var hasFullAccess: Bool { false }

  /// Whether the keyboard has to offer a key to the next one.
  open var needsInputModeSwitchKey: Bool { UITextInputMode.activeInputModes.count > 1 }

  /// Changes to the next keyboard.
  open func advanceToNextInputMode() {
    let modes = UITextInputMode.activeInputModes
    if modes.count > 1, let next = modes[1].primaryLanguage { InputModes.current.use(next) }
  }

  /// Shows the keyboards, or changes to the next one.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    advanceToNextInputMode()
  }

  /// Hides the keyboard.
  open func dismissKeyboard() {
    UIApplication.shared.keyWindow?.endEditing(true)
  }

  /// Reads the words that the user taught the keyboard; there are none.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) {
    completionHandler(UILexicon())
  }

  /// Tells that the selection is about to change.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the selection changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the text is about to change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the text changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The words that the user taught the keyboard.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UILexicon: NSObject {
  /// The words.
  open var entries: [UILexiconEntry] { [] }
}

/// A word that the user taught the keyboard.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  /// The text that the user types.
  public let userInput: String
  /// The text that takes its place.
  public let documentText: String

  init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
    super.init()
  }
}

/// The text of the first responder, as a keyboard sees it.
@MainActor
private final class TextDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

  private var keys: (any UIKeyInput)? {
    UIApplication.shared.keyWindow?.firstResponder as? any UIKeyInput
  }

  private var text: (any UITextInput)? { keys as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }

  func insertText(_ text: String) { keys?.insertText(text) }

  func deleteBackward() { keys?.deleteBackward() }

  private func part(before: Bool) -> String? {
    guard let text, let selection = text.selectedTextRange else { return nil }
    let range =
      before
      ? text.textRange(from: text.beginningOfDocument, to: selection.start)
      : text.textRange(from: selection.end, to: text.endOfDocument)
    guard let range, !range.isEmpty else { return nil }
    return text.text(in: range)
  }

  var documentContextBeforeInput: String? { part(before: true) }

  var documentContextAfterInput: String? { part(before: false) }

  var selectedText: String? {
    guard let text, let selection = text.selectedTextRange, !selection.isEmpty else { return nil }
    return text.text(in: selection)
  }

  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let selection = text.selectedTextRange,
      let place = text.position(from: selection.end, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { text?.unmarkText() }
}
