import CoreGraphics
import Foundation
import InterfaceBuilder

/// Colours as documents write them.
extension NibSession {
  /// The colour of an element; `nil`, and a report, if nobody knows it.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["xcode11CocoaTouchSystemColor"] ?? element["systemColor"],
      let color = NibColors.system(name) ?? namedSystemColor(name)
    {
      return color
    }
    if let name = element["cocoaTouchSystemColor"], let color = NibColors.system(name) {
      return color
    }
    if let name = element["name"], element["white"] == nil, element["red"] == nil {
      return named(name, element)
    }
    if let color = NibColors.components(element) { return color }
    let words = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? ""
    report(.value(words, attribute: "color", element: element.name), at: element)
    return nil
  }

  /// A colour of a catalogue; the document carries a copy for where the catalogue is missing.
  private func named(_ name: String, _ element: InterfaceElement) -> UIColor? {
    if element["catalog"] == "System", let color = NibColors.system(name) { return color }
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    if let copy = document.resource("namedColor", named: name)?.child(named: "color"),
      let color = NibColors.components(copy)
    {
      return color
    }
    report(.missingReference(name, attribute: "name"), at: element)
    return nil
  }

  /// The copy that the document keeps of a system colour.
  private func namedSystemColor(_ name: String) -> UIColor? {
    document.resource("systemColor", named: name)?.child(named: "color")
      .flatMap(NibColors.components)
  }
}

/// The colours that documents name, and those that they spell out.
@MainActor
enum NibColors {
  /// A colour by its parts, in one of the spaces that Xcode writes.
  ///
  /// Calibrated colours of old documents are taken for sRGB, as the compiler of Xcode writes them.
  static func components(_ element: InterfaceElement) -> UIColor? {
    let alpha = NibValue.number(element, "alpha") ?? 1
    if let white = NibValue.number(element, "white") { return UIColor(white: white, alpha: alpha) }
    guard let red = NibValue.number(element, "red"), let green = NibValue.number(element, "green"),
      let blue = NibValue.number(element, "blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the system under the name of its method in Objective-C.
  static func system(_ name: String) -> UIColor? { SystemColorNames.color(name) ?? old[name] }

  /// Colours that catalogues never name.
  private static let old: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    // What iOS 13 put in the place of older backgrounds.
    "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
  ]
}
