import CoreGraphics
import Foundation
import InterfaceBuilder

/// Values that take several attributes or an element of their own.
extension NibSession {
  /// A word of an attribute; one that stands for nothing is reported.
  func word<Value>(
    _ attribute: String,
    of element: InterfaceElement,
    _ words: KeyValuePairs<String, Value>
  ) -> Value? {
    guard let text = element[attribute] else { return nil }
    if let value = words.value(of: text) { return value }
    report(.value(text, attribute: attribute, element: element.name), at: element)
    return nil
  }

  /// The image that an attribute names, of the bundle or a symbol of the system.
  func image(_ attribute: String, of element: InterfaceElement) -> UIImage? {
    guard let name = element[attribute], !name.isEmpty else { return nil }
    guard element["catalog"] == "system" else { return image(named: name) }
    return UIImage(systemName: name)
  }

  /// The image of an element with a name and perhaps a size of the symbol, `imageReference`.
  func image(reference element: InterfaceElement) -> UIImage? {
    guard let image = image("image", of: element) ?? image("name", of: element) else { return nil }
    let scale = word("symbolScale", of: element, NibWords.symbolScale)
    let weight = word("symbolWeight", of: element, NibWords.symbolWeight)
    guard image.isSymbolImage, scale != nil || weight != nil else { return image }
    var configuration = UIImage.SymbolConfiguration(scale: scale ?? .default)
    if let weight { configuration = configuration.merged(with: .init(weight: weight)) }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// The size and strokes of a symbol, `preferredSymbolConfiguration`.
  func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    if element.name == "nil" { return nil }
    var configuration = UIImage.SymbolConfiguration.unspecified
    if let font = element.child(key: "fontDescription") {
      if let style = font["style"] {
        configuration = .init(textStyle: UIFont.TextStyle(rawValue: style))
      } else if let font = self.font(font) {
        configuration = .init(font: font)
      }
    }
    if let style = element["textStyle"] {
      configuration = .init(textStyle: UIFont.TextStyle(rawValue: style))
    }
    if let size = NibValue.number(element, "pointSize") { configuration = .init(pointSize: size) }
    if let weight = word("weight", of: element, NibWords.symbolWeight) {
      configuration = configuration.merged(with: .init(weight: weight))
    }
    if let scale = word("scale", of: element, NibWords.symbolScale) {
      configuration = configuration.merged(with: .init(scale: scale))
    }
    return configuration
  }

  /// A blur or what stands out from one.
  func effect(_ element: InterfaceElement) -> UIVisualEffect? {
    switch element.name {
    case "blurEffect":
      return UIBlurEffect(style: word("style", of: element, NibWords.blurStyle) ?? .regular)
    case "vibrancyEffect":
      let blur = element.child(named: "blurEffect").flatMap(effect) as? UIBlurEffect
      let base = blur ?? UIBlurEffect(style: .regular)
      guard let style = word("style", of: element, NibWords.vibrancyStyle) else {
        return UIVibrancyEffect(blurEffect: base)
      }
      return UIVibrancyEffect(blurEffect: base, style: style)
    case "nil": return nil
    default:
      report(.unknownElement(element.name), at: element)
      return nil
    }
  }

  /// Lets a view that its owner made take what the document says about it.
  func decode(_ element: InterfaceElement, into view: UIView) {
    let coder = NibCoder(element, self)
    if element.child(key: "frame") != nil { view.frame = coder.frame }
    view.decode(coder)
  }
}

extension NibValue {
  /// A shift by `horizontal` and `vertical`, or by a size.
  static func offset(_ element: InterfaceElement) -> UIOffset {
    UIOffset(
      horizontal: number(element, "horizontal") ?? number(element, "width") ?? 0,
      vertical: number(element, "vertical") ?? number(element, "height") ?? 0
    )
  }

  static func directionalInsets(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(element, "top") ?? number(element, "minY") ?? 0,
      leading: number(element, "leading") ?? number(element, "minX") ?? 0,
      bottom: number(element, "bottom") ?? number(element, "maxY") ?? 0,
      trailing: number(element, "trailing") ?? number(element, "maxX") ?? 0
    )
  }

  static func date(_ element: InterfaceElement) -> Date? {
    number(element, "timeIntervalSinceReferenceDate")
      .map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
  }
}

extension NibTable {
  /// Adds insets with a key.
  mutating func insets(_ key: String, _ set: @escaping Apply<UIEdgeInsets>) {
    value(key) { owner, element, _ in set(owner, NibValue.insets(element)) }
  }

  /// Adds a size with a key.
  mutating func size(_ key: String, _ set: @escaping Apply<CGSize>) {
    value(key) { owner, element, _ in set(owner, NibValue.size(element)) }
  }

  /// Adds a shift with a key.
  mutating func offset(_ key: String, _ set: @escaping Apply<UIOffset>) {
    value(key) { owner, element, _ in set(owner, NibValue.offset(element)) }
  }

  /// Adds a point in time with a key.
  mutating func date(_ key: String, _ set: @escaping Apply<Date>) {
    value(key) { owner, element, _ in
      if let date = NibValue.date(element) { set(owner, date) }
    }
  }

  /// Adds the view with a key.
  mutating func view(_ key: String, _ set: @escaping Apply<UIView>) {
    value(key) { owner, element, coder in
      if let view = coder.session.make(element, as: UIView.self) { set(owner, view) }
    }
  }

  /// Adds the size and strokes of symbols with a key.
  mutating func symbolConfiguration(
    _ key: String,
    _ set: @escaping Apply<UIImage.SymbolConfiguration?>
  ) {
    value(key) { owner, element, coder in
      set(owner, coder.session.symbolConfiguration(element))
    }
  }

  /// Adds a text with attributes with a key.
  mutating func attributedString(_ key: String, _ set: @escaping Apply<NSAttributedString>) {
    value(key) { owner, element, coder in
      if element.name == "attributedString" { set(owner, coder.session.attributedString(element)) }
    }
  }

  /// Adds the attributes of a title with a key, `textAttributes`.
  mutating func textAttributes(
    _ key: String,
    _ set: @escaping Apply<[NSAttributedString.Key: Any]>
  ) {
    value(key) { owner, element, coder in set(owner, coder.session.textAttributes(element)) }
  }

  /// Adds an image that is an attribute or, in newer documents, a child with more about it.
  mutating func picture(_ name: String, _ set: @escaping Apply<UIImage>) {
    image(name, set)
    value(name) { owner, element, coder in
      if let image = coder.session.image(reference: element) { set(owner, image) }
    }
  }
}
