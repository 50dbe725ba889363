/// How buttons look; a style of an app makes their view.
///
/// Status: partial · A
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What a style gets.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the style of a button gets.
///
/// Status: complete · A
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The system's way for the surroundings.
///
/// Status: partial · A
public nonisolated struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label, lighter under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// The label alone, in its own colours.
///
/// Status: partial · A
public nonisolated struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label, lighter under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The label in the tint, without a border.
///
/// Status: partial · A
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label, lighter under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The system's way for the surroundings.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone, in its own colours.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style whose type is not known.
struct AnyButtonStyle: @unchecked Sendable {
  let usesTint: Bool
  private let body: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    usesTint = style is DefaultButtonStyle || style is BorderlessButtonStyle
    nonisolated(unsafe) let style = style
    body = { AnyView(StyledButton(style: style, configuration: $0)) }
  }

  @MainActor
  func make(
    _ label: AnyView,
    _ role: ButtonRole?,
    _ isPressed: Bool
  ) -> AnyView {
    body(
      ButtonStyleConfiguration(
        role: role,
        label: ButtonStyleConfiguration.Label(content: label),
        isPressed: isPressed
      )
    )
  }
}

/// The view of a style; it connects the style's dynamic properties.
private nonisolated struct StyledButton<S: ButtonStyle>: View, PrimitiveView {
  let style: S
  let configuration: ButtonStyleConfiguration

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    StyleNode(view, inputs)
  }
}

private final class StyleNode<S: ButtonStyle>: TypedNode<StyledButton<S>> {
  private var node: TypedNode<S.Body>?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    var style = view.style
    PropertyFields.connect(&style, to: self)
    let body = tracked { style.makeBody(configuration: view.configuration) }
    node = updated(node, body)
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
  }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
