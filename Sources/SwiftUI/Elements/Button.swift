import UIKit

/// A view that runs a closure when it is tapped.
///
/// Status: partial · A
public nonisolated struct Button<Label: View>: View {
  let action: @MainActor () -> Void
  let role: ButtonRole?
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// Makes a button from its label.
  nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button for a purpose.
  nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.role = role
    self.label = label()
  }

  /// The label in its style, on a control.
  @MainActor public var body: some View {
    ButtonContainer(action: action, role: role, style: style, label: AnyView(label))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is translated.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title that is translated, for a purpose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title, for a purpose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
///
/// Status: complete · A
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It ends something without doing it.
  public static let cancel = ButtonRole(name: "cancel")
}

private nonisolated struct ButtonContainer: View, PrimitiveView {
  let action: @MainActor () -> Void
  let role: ButtonRole?
  let style: AnyButtonStyle
  let label: AnyView

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    ButtonNode(view, inputs)
  }
}

private final class ButtonNode: TypedNode<ButtonContainer> {
  private var node: TypedNode<AnyView>?
  private lazy var item = ButtonItem(self)

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    let label = tracked {
      view.style.make(view.label, view.role, item.control.isHighlighted)
    }
    var surroundings = environment
    if view.style.usesTint, surroundings.foreground == nil {
      surroundings.foreground =
        view.role == .destructive ? Color.red : Color(environment.tintOrAccent)
    }
    node = updated(node, label, surroundings)
    item.environment = environment
    item.control.isEnabled = environment.isEnabled
    item.control.action = view.action
    item.control.highlightDidChange = { [weak self] in self?.mark() }
  }

  override var items: [Item] {
    item.contents = node?.items ?? []
    return [item]
  }
}

/// The control behind a button.
final class ButtonControl: UIControl {
  var action: (@MainActor () -> Void)?
  var highlightDidChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { highlightDidChange?() } }
  }

  /// The texts of the label, unless the app said something else.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? texts(in: self) }
    set { super.accessibilityLabel = newValue }
  }

  private func texts(in view: UIView) -> String? {
    let found = view.subviews.compactMap { subview in
      (subview as? UILabel)?.text ?? (subview as? UIImageView)?.accessibilityLabel
        ?? texts(in: subview)
    }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// What is inside takes no touches of its own.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

private final class ButtonItem: Item {
  let control = ButtonControl()
  var contents: [Item] = []

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    contents.first?.size(proposal) ?? .zero
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    pass.show(container: control, frame) {
      let bounds = CGRect(origin: .zero, size: frame.size)
      for item in contents { item.place(in: bounds, .center, ProposedViewSize(bounds.size), pass) }
    }
  }

  override func guide(
    _ key: AlignmentKey,
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> CGFloat? { contents.first?.guide(key, size, proposal) }

  override var leafView: UIView? { control }
}
