import CoreGraphics
import UIKit

extension Text {
  /// The characters in a bundle's language.
  func plain(in main: Bundle?) -> String {
    switch content {
    case .plain(let text): text
    case .key(let key, let table, let bundle): key.text(table: table, in: bundle ?? main)
    case .attributed(let text): String(text.characters)
    case .joined(let left, let right): left.plain(in: main) + right.plain(in: main)
    }
  }

  /// The text with the attributes of its surroundings and its own.
  @MainActor
  func attributed(_ environment: EnvironmentValues, _ outer: [Change] = []) -> NSAttributedString {
    let changes = outer + changes
    if case .joined(let left, let right) = content {
      let whole = NSMutableAttributedString(
        attributedString: left.attributed(environment, changes)
      )
      whole.append(right.attributed(environment, changes))
      return whole
    }
    var text = plain(in: .main)
    switch environment.textCase {
    case .uppercase: text = text.uppercased()
    case .lowercase: text = text.lowercased()
    case nil: break
    }
    return NSAttributedString(string: text, attributes: Self.attributes(changes, environment))
  }

  @MainActor
  private static func attributes(
    _ changes: [Change],
    _ environment: EnvironmentValues
  ) -> [NSAttributedString.Key: Any] {
    var font = environment.font ?? .body
    var color = ForegroundStyle().color(in: environment)
    var result: [NSAttributedString.Key: Any] = [:]
    for change in changes {
      switch change {
      case .font(let value): font = value ?? environment.font ?? .body
      case .weight(let value): font.weight = value
      case .bold(let isBold): font.weight = isBold ? .bold : nil
      case .italic(let isItalic): font.isItalic = isItalic
      case .color(let value): if let value { color = value.uiColor }
      case .tracking(let value): result[.kern] = value
      case .baseline(let value): result[.baselineOffset] = value
      case .underline(let isActive): result[.underlineStyle] = isActive ? 1 : 0
      case .strikethrough(let isActive): result[.strikethroughStyle] = isActive ? 1 : 0
      case .monospacedDigits: break
      }
    }
    result[.font] = font.resolved(in: environment)
    result[.foregroundColor] = color
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = environment.lineSpacing
    paragraph.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    paragraph.lineBreakMode = .byWordWrapping
    result[.paragraphStyle] = paragraph
    return result
  }
}

extension Text: View, LeafView {
  /// Stops: a text has no body.
  public typealias Body = Never

  @MainActor static func makeView() -> UILabel { UILabel() }

  @MainActor func update(_ view: UILabel, _ environment: EnvironmentValues) {
    view.numberOfLines = max(environment.lineLimit ?? 0, 0)
    view.attributedText = attributed(environment)
    view.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if environment.minimumScaleFactor < 1 {
      view.adjustsFontSizeToFitWidth = true
      view.minimumScaleFactor = environment.minimumScaleFactor
    }
  }

  /// The width of the longest line, and whole lines as far as there is room.
  @MainActor func size(_ proposal: ProposedViewSize, _ view: UILabel) -> CGSize {
    let width = proposal.width ?? .greatestFiniteMagnitude
    let room = CGSize(
      width: width.isFinite ? max(width, 0) : .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    var size = view.sizeThatFits(room)
    size.width = min(size.width, room.width)
    if let height = proposal.height, height < size.height {
      let line = view.font.lineHeight
      let lines = max((height / line).rounded(.down), 1)
      size.height = min(size.height, (lines * line).rounded(.up))
    }
    return size
  }

  @MainActor func guide(_ key: AlignmentKey, _ size: CGSize, _ view: UILabel) -> CGFloat? {
    guard let font = view.font else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return font.ascender }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height + font.descender }
    return nil
  }
}

extension View {
  /// The weight of text inside.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.font) { font in
      font = font ?? .body
      font?.weight = weight
    }
  }

  /// Text inside in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Text inside in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { font in
      font = font ?? .body
      font?.isItalic = isActive
    }
  }
}
