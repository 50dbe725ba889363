public import CoreGraphics
public import Foundation
import UIKit

/// Text of one or more lines.
///
/// Status: partial · A
public nonisolated struct Text: Equatable, Sendable {
  /// What is left out of a text without room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }

  /// A case of letters.
  public enum Case: Hashable, Sendable {
    /// Large letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  enum Content: Equatable, @unchecked Sendable {
    case plain(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    indirect case joined(Text, Text)
  }

  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case color(Color?)
    case tracking(CGFloat)
    case baseline(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)
    case monospacedDigits
  }

  let content: Content
  var changes: [Change] = []

  init(_ content: Content) { self.content = content }

  /// Shows a text as it is.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// Shows the translation of a key; the key itself where there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The table of translations; `nil` for the usual one.
  ///   - bundle: Where the table is; `nil` for the main bundle.
  ///   - comment: For translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key, table: tableName, bundle: bundle)
  }

  /// Shows a text with attributes.
  ///
  /// - Differs: the attributes are not shown.
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  func adding(_ change: Change) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The text with a font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// The text with strokes of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// The text in bold.
  public func bold() -> Text { adding(.bold(true)) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  /// The text in italics.
  public func italic() -> Text { adding(.italic(true)) }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }

  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { adding(.color(color)) }

  /// The text with its characters further apart.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// The text with its characters further apart.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }

  /// The text higher above its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baseline(baselineOffset))
  }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive))
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive))
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigits) }
}
