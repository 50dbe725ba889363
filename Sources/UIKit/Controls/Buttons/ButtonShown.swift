import Foundation

/// What a button shows now, from its configuration or its states.
@MainActor
struct ButtonShown {
  var title: NSAttributedString?
  var attributedTitle: NSAttributedString?
  var subtitle: NSAttributedString?
  var titleColor: UIColor
  var image: UIImage?
  var font: UIFont
  var subtitleFont: UIFont
  /// The font that a configuration asks for.
  var configuredFont: UIFont?

  init(_ button: UIButton) {
    subtitleFont = .preferredFont(forTextStyle: .footnote)
    if let configuration = button.configuration {
      font = configuration.buttonSize.font
      configuredFont = font
      titleColor = configuration.foreground(of: button)
      let titleChange = configuration.titleTextAttributesTransformer
      attributedTitle = configuration.attributedTitle.map { Self.rich($0, font) }
      if let titleChange, let text = configuration.title {
        attributedTitle = Self.changed(text, attributedTitle, font, titleColor, titleChange)
      }
      title = attributedTitle ?? Self.text(configuration.title, font)
      subtitle =
        configuration.attributedSubtitle.map { Self.rich($0, subtitleFont) }
        ?? Self.text(configuration.subtitle, subtitleFont)
      // The wheel takes the place of the image.
      image = configuration.showsActivityIndicator ? nil : configuration.image
      return
    }
    let label = button.hasTitle ? button.titleLabel : nil
    font = label?.font ?? .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
    attributedTitle = button.currentAttributedTitle
    title =
      button.currentAttributedTitle
      ?? button.currentTitle.map { NSAttributedString(string: $0) }
    titleColor = button.currentTitleColor
    image = button.currentImage
  }

  private static func text(_ text: String?, _ font: UIFont) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: [.font: font]) }
  }

  /// A text with its attributes; the font is that of the configuration where it has none.
  private static func rich(_ text: AttributedString, _ font: UIFont) -> NSAttributedString {
    let made = NSMutableAttributedString(
      string: String(text.characters),
      attributes: [.font: font]
    )
    let given = NSAttributedString(text)
    given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) { found, range, _ in
      made.addAttributes(found, range: range)
    }
    return made
  }

  /// The title with the attributes that the app makes of those of the configuration.
  private static func changed(
    _ text: String,
    _ rich: NSAttributedString?,
    _ font: UIFont,
    _ color: UIColor,
    _ change: UIConfigurationTextAttributesTransformer
  ) -> NSAttributedString {
    let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let attributes = AttributeBridge.attributes(of: change(AttributeBridge.container(of: base)))
    let made = NSMutableAttributedString(
      attributedString: rich ?? NSAttributedString(string: text, attributes: base)
    )
    made.addAttributes(attributes, range: NSRange(location: 0, length: made.length))
    return made
  }
}

extension UIButton {
  /// Whether some state has a title.
  var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
}
