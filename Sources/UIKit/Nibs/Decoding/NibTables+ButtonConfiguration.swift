import CoreGraphics
import Foundation
import InterfaceBuilder

/// Holds a value while a table fills it.
@MainActor
final class NibBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension NibTables {
  /// The configuration of a button, as Xcode 13 and later write it.
  static func configuration(
    _ element: InterfaceElement,
    _ coder: NibCoder
  ) -> UIButton.Configuration? {
    if element.name == "nil" { return nil }
    let look = coder.session.word("style", of: element, looks)
    let box = NibBox(look?() ?? .plain())
    buttonConfiguration.apply(to: box, NibCoder(element, coder.session))
    if let title = coder.session.string(
      "title",
      of: element,
      as: "configuration.title",
      id: coder.element.id
    ) {
      box.value.title = title
    }
    if let title = coder.session.string(
      "subtitle",
      of: element,
      as: "configuration.subtitle",
      id: coder.element.id
    ) {
      box.value.subtitle = title
    }
    return box.value
  }

  /// The element that is the value of a button's `configuration`.
  static let buttonConfiguration: NibTable<NibBox<UIButton.Configuration>> = {
    var table = NibTable<NibBox<UIButton.Configuration>>()
    table.ignore("key", "style", "catalog", "title", "subtitle")
    table.attributedString("attributedTitle") { $0.value.attributedTitle = text($1) }
    table.attributedString("attributedSubtitle") { $0.value.attributedSubtitle = text($1) }
    table.picture("image") { $0.value.image = $1 }
    table.symbolConfiguration("preferredSymbolConfigurationForImage") {
      $0.value.preferredSymbolConfigurationForImage = $1
    }
    table.font("titleFontDescription") { box, font in
      box.value.titleTextAttributesTransformer = transformer(font)
    }
    table.font("fontDescription") { box, font in
      box.value.titleTextAttributesTransformer = transformer(font)
    }
    table.font("subtitleFontDescription") { box, font in
      box.value.subtitleTextAttributesTransformer = transformer(font)
    }
    table.color("baseForegroundColor") { $0.value.baseForegroundColor = $1 }
    table.color("baseBackgroundColor") { $0.value.baseBackgroundColor = $1 }
    table.value("background") { box, element, coder in
      let background = NibBox(box.value.background)
      NibTables.background.apply(to: background, NibCoder(element, coder.session))
      box.value.background = background.value
    }
    table.value("contentInsets") { box, element, _ in
      box.value.contentInsets = NibValue.directionalInsets(element)
    }
    table.choice("cornerStyle", corners) { $0.value.cornerStyle = $1 }
    table.choice("buttonSize", sizes) { $0.value.buttonSize = $1 }
    table.choice("imagePlacement", edges) { $0.value.imagePlacement = $1 }
    table.number("imagePadding") { $0.value.imagePadding = $1 }
    table.number("titlePadding") { $0.value.titlePadding = $1 }
    table.choice("titleAlignment", alignments) { $0.value.titleAlignment = $1 }
    table.choice("titleLineBreakMode", NibWords.lineBreakMode) { $0.value.titleLineBreakMode = $1 }
    table.choice("subtitleLineBreakMode", NibWords.lineBreakMode) {
      $0.value.subtitleLineBreakMode = $1
    }
    table.choice("indicator", indicators) { $0.value.indicator = $1 }
    table.choice("macIdiomStyle", macStyles) { $0.value.macIdiomStyle = $1 }
    table.flag("showsActivityIndicator") { $0.value.showsActivityIndicator = $1 }
    table.flag("automaticallyUpdateForSelection") {
      $0.value.automaticallyUpdateForSelection = $1
    }
    return table
  }()

  /// The background of a button's configuration.
  static let background: NibTable<NibBox<UIBackgroundConfiguration>> = {
    var table = NibTable<NibBox<UIBackgroundConfiguration>>()
    table.ignore("key", "catalog")
    table.color("backgroundColor") { $0.value.backgroundColor = $1 }
    table.color("strokeColor") { $0.value.strokeColor = $1 }
    table.number("strokeWidth") { $0.value.strokeWidth = $1 }
    table.number("strokeOutset") { $0.value.strokeOutset = $1 }
    table.number("cornerRadius") { $0.value.cornerRadius = $1 }
    table.picture("image") { $0.value.image = $1 }
    table.choice("imageContentMode", NibWords.contentMode) { $0.value.imageContentMode = $1 }
    table.value("backgroundInsets") { box, element, _ in
      box.value.backgroundInsets = NibValue.directionalInsets(element)
    }
    for name in ["visualEffect", "effect"] {
      table.value(name) { box, element, coder in
        box.value.visualEffect = coder.session.effect(element)
      }
    }
    return table
  }()

  private static func text(_ string: NSAttributedString) -> AttributedString {
    var text = AttributedString()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values,
      range,
      _ in
      var part = AttributedString(string.attributedSubstring(from: range).string)
      if let font = values[.font] as? UIFont { part.font = font }
      if let color = values[.foregroundColor] as? UIColor { part.foregroundColor = color }
      text.append(part)
    }
    return text
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { container in
      var container = container
      container.font = font
      return container
    }
  }

  private static let looks: KeyValuePairs<String, @MainActor () -> UIButton.Configuration> = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    "glass": { .glass() }, "prominentGlass": { .prominentGlass() },
    "clearGlass": { .clearGlass() }, "prominentClearGlass": { .prominentClearGlass() },
  ]

  private static let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
  ]

  private static let alignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let indicators: KeyValuePairs<String, UIButton.Configuration.Indicator> = [
    "automatic": .automatic, "none": .none, "popup": .popup,
  ]

  private static let macStyles: KeyValuePairs<String, UIButton.Configuration.MacIdiomStyle> = [
    "automatic": .automatic, "bordered": .bordered, "borderless": .borderless,
    "borderedTinted": .borderedTinted,
  ]
}
