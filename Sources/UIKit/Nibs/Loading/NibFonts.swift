import CoreGraphics
import Foundation
import InterfaceBuilder

/// Fonts as documents write them.
extension NibSession {
  /// The font of an element; a face that is not there gives the system's, as on iOS.
  func font(_ element: InterfaceElement) -> UIFont? {
    if element.name == "nil" { return nil }
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size =
      NibValue.number(element, "pointSize") ?? NibValue.number(element, "size")
      ?? NibFonts.size(element["size"] ?? element["metaFont"])
    if let weight = element["weight"], element["name"] == nil {
      return .systemFont(ofSize: size, weight: NibFonts.weights[weight] ?? .regular)
    }
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }
}

/// The words of fonts.
@MainActor
enum NibFonts {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The sizes that have a name.
  static func size(_ name: String?) -> CGFloat {
    switch name {
    case "button": UIFont.buttonFontSize
    case "label": UIFont.labelFontSize
    case "smallSystem": UIFont.smallSystemFontSize
    default: name == "system" ? UIFont.systemFontSize : UIFont.labelFontSize
    }
  }
}
