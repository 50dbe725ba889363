import UIKit

/// A line of text that can be edited.
///
/// Status: partial · A
public nonisolated struct TextField: View, LeafView {
  let title: Text
  let text: Binding<String>
  var isSecure = false
  @Environment(\.submitAction) private var submit

  init(_ title: Text, _ text: Binding<String>, isSecure: Bool) {
    self.title = title
    self.text = text
    self.isSecure = isSecure
  }

  /// Edits a text; the title shows while there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text, isSecure: false)
  }

  /// Edits a text; the title shows while there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text, isSecure: false)
  }

  @MainActor static func makeView() -> BoundField { BoundField() }

  @MainActor func update(_ view: BoundField, _ environment: EnvironmentValues) {
    view.binding = text
    view.submit = submit
    view.placeholder = title.plain(in: .main)
    view.isSecureTextEntry = isSecure
    view.isEnabled = environment.isEnabled
    view.font = (environment.font ?? .body).resolved(in: environment)
    view.textColor = ForegroundStyle().color(in: environment)
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: BoundField) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

/// A line of text that is not shown while it is edited.
///
/// Status: partial · A
public nonisolated struct SecureField: View {
  let field: TextField

  /// Edits a text; the title shows while there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    field = TextField(Text(titleKey), text, isSecure: true)
  }

  /// Edits a text; the title shows while there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(Text(title), text, isSecure: true)
  }

  /// The field.
  @MainActor public var body: some View { field }
}

/// A field that writes its text through a binding.
final class BoundField: UITextField, UITextFieldDelegate {
  var binding: Binding<String>?
  var submit: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        binding?.wrappedValue = text ?? ""
      },
      for: .editingChanged
    )
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit?()
    resignFirstResponder()
    return true
  }
}

extension EnvironmentValues {
  private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs a closure when the user ends a line of text inside with Return.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let before = outer
      outer = {
        action()
        before?()
      }
    }
  }
}
