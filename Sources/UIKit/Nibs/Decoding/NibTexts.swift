import CoreGraphics
import Foundation
import InterfaceBuilder

/// Texts with attributes as documents write them.
extension NibSession {
  /// The text of an `attributedString`: its fragments one after the other.
  func attributedString(_ element: InterfaceElement) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let content = plainString("content", of: fragment) ?? ""
      let attributes = fragment.child(named: "attributes").map(attributes) ?? [:]
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// The attributes of a part of a text, under the keys of Foundation.
  func attributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child.key else { continue }
      switch key {
      case "NSFont": attributes[.font] = font(child)
      case "NSColor": attributes[.foregroundColor] = color(child)
      case "NSBackgroundColor": attributes[.backgroundColor] = color(child)
      case "NSStrokeColor": attributes[.strokeColor] = color(child)
      case "NSUnderlineColor": attributes[.underlineColor] = color(child)
      case "NSStrikethroughColor": attributes[.strikethroughColor] = color(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(child)
      case "NSShadow": attributes[.shadow] = shadow(child)
      case "NSUnderline": attributes[.underlineStyle] = integer(child)
      case "NSStrikethrough": attributes[.strikethroughStyle] = integer(child)
      case "NSLigature": attributes[.ligature] = integer(child)
      case "NSKern": attributes[.kern] = number(child)
      case "NSBaselineOffset": attributes[.baselineOffset] = number(child)
      case "NSStrokeWidth": attributes[.strokeWidth] = number(child)
      case "NSExpansion": attributes[.expansion] = number(child)
      case "NSObliqueness": attributes[.obliqueness] = number(child)
      case "NSLink":
        attributes[.link] = (child["string"] ?? child["value"]).map { URL(string: $0) ?? $0 as Any }
      case "NSOriginalFont", "NSSuperScript", "NSAttachment": continue
      default: report(.unsupported("the attribute \(key) of a text"), at: child)
      }
    }
    return attributes
  }

  /// The attributes of titles in bars: font, colour and shadow.
  func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let child = element.child(key: "fontDescription") { attributes[.font] = font(child) }
    if let child = element.child(key: "textColor"), child.name != "nil" {
      attributes[.foregroundColor] = color(child)
    }
    let shade = element.child(key: "textShadowColor").flatMap { $0.name == "nil" ? nil : color($0) }
    let offset = element.child(key: "textShadowOffset").map(NibValue.offset)
    if shade != nil || offset != nil {
      let shadow = NSShadow()
      shadow.shadowColor = shade
      if let offset {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }

  private func integer(_ element: InterfaceElement) -> Int? {
    element["value"].flatMap(NibValue.integer)
  }

  private func number(_ element: InterfaceElement) -> CGFloat? {
    NibValue.number(element, "value")
  }

  private func shadow(_ element: InterfaceElement) -> NSShadow {
    let shadow = NSShadow()
    if let radius = NibValue.number(element, "blurRadius") { shadow.shadowBlurRadius = radius }
    if let size = element.child(key: "offset") { shadow.shadowOffset = NibValue.size(size) }
    if let child = element.child(key: "color") { shadow.shadowColor = color(child) }
    return shadow
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = word("alignment", of: element, NibWords.textAlignment) {
      style.alignment = alignment
    }
    if let mode = word("lineBreakMode", of: element, NibWords.lineBreakMode) {
      style.lineBreakMode = mode
    }
    let directions: KeyValuePairs<String, NSWritingDirection> = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    if let direction = word("baseWritingDirection", of: element, directions) {
      style.baseWritingDirection = direction
    }
    let lengths: KeyValuePairs<String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>> =
      [
        "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
        "paragraphSpacingBefore": \.paragraphSpacingBefore, "headIndent": \.headIndent,
        "tailIndent": \.tailIndent, "firstLineHeadIndent": \.firstLineHeadIndent,
        "minimumLineHeight": \.minimumLineHeight, "maximumLineHeight": \.maximumLineHeight,
        "lineHeightMultiple": \.lineHeightMultiple, "defaultTabInterval": \.defaultTabInterval,
      ]
    for (name, path) in lengths {
      if let length = NibValue.number(element, name) { style[keyPath: path] = length }
    }
    if let factor = NibValue.number(element, "hyphenationFactor") {
      style.hyphenationFactor = Float(factor)
    }
    return style
  }
}
