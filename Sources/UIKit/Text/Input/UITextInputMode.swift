public import Foundation

/// A keyboard of a language.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted when the user changed to another keyboard.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )

  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// The language as a tag, `"emoji"` or `"dictation"`; `nil` if there is none.
  open var primaryLanguage: String? { language }

  /// The keyboards of the device; one in American English unless a test says otherwise.
  open class var activeInputModes: [UITextInputMode] { InputModes.current.modes }

  /// The keyboard in use, in old code.
  @available(*, deprecated, message: "use the textInputMode of a responder")
  open class func currentInputMode() -> UITextInputMode? { InputModes.current.modes.first }
}

/// The keyboards of an application's device.
@MainActor
package final class InputModes {
  fileprivate(set) var modes = [UITextInputMode(language: "en-US")]

  package static var current: InputModes {
    UIApplication.shared.attachment(InputModes.self) { InputModes() }
  }

  /// Changes to a keyboard of a language, and tells everybody.
  package func use(_ language: String) {
    let mode = modes.first { $0.primaryLanguage == language } ?? UITextInputMode(language: language)
    modes.removeAll { $0 === mode }
    modes.insert(mode, at: 0)
    NotificationCenter.default.post(
      name: UITextInputMode.currentInputModeDidChangeNotification,
      object: mode
    )
  }
}

/// The buttons above a tablet's keyboard.
///
/// - Differs: the bar is not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates an item without buttons.
  public override init() {
    super.init()
  }

  /// Whether the system may hide the shortcuts when there is no room.
  open var allowsHidingShortcuts = true

  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The groups behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
