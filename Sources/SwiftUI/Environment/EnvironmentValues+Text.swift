import CoreGraphics
public import Foundation
import UIKit

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct SpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct TruncationKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
  private struct ForegroundKey: EnvironmentKey {
    static let defaultValue: (any ShapeStyle)? = nil
  }
  private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

  /// The font of text; running text for `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The greatest number of lines; `nil` for any.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The distance between lines.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// What is left out of a text without room.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How far a text may shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Whether characters may move together.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case of letters.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  var foreground: (any ShapeStyle)? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Without the style around, so that a style that refers to it does not find itself.
  var withoutForeground: EnvironmentValues {
    var copy = self
    copy.foreground = nil
    return copy
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintOrAccent: UIColor { tint?.uiColor ?? .tintColor }
}

/// How the lines of a text stand to each other.
///
/// Status: complete · A
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Along the side where lines begin.
  case leading
  /// Around the middle.
  case center
  /// Along the side where lines end.
  case trailing
}

extension View {
  /// The font of text inside; running text for `nil`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The greatest number of lines of text inside.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The distance between lines of text inside.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How the lines of text inside stand to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// What is left out of text without room.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How far text inside may shrink.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether characters may move together.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// The case of letters of text inside.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// The colour of text and shapes inside; that of the surroundings' default for `nil`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foreground, color)
  }

  /// The style of text and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0.foreground = style },
        value: (\EnvironmentValues.foreground, style)
      )
    )
  }

  /// The colour of what can be used inside.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentModifier(change: { $0.tint = tint }, value: (\EnvironmentValues.tint, tint as Any))
    )
  }

  /// The colour of what can be used inside.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  nonisolated private func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, (any ShapeStyle)?>,
    _ color: Color?
  ) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0[keyPath: keyPath] = color },
        value: (keyPath, color as Any)
      )
    )
  }
}
