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
      attributedTitle = configuration.attributedTitle.map { Self.plain($0) }
      title = attributedTitle ?? Self.text(configuration.title, font)
      subtitle =
        configuration.attributedSubtitle.map { Self.plain($0) }
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

  private static func plain(_ text: AttributedString) -> NSAttributedString {
    NSAttributedString(string: String(text.characters))
  }
}

extension UIButton {
  /// Whether some state has a title.
  var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
}
