import CoreGraphics
import Foundation
import InterfaceBuilder

/// Reads the values of attributes.
enum NibValue {
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A finite number; `nil` for anything that no layout could use.
  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite, abs(value) < 1e15 else { return nil }
    return CGFloat(value)
  }

  static func integer(_ text: String) -> Int? {
    if let value = Int(text) { return value }
    guard let value = number(text), abs(value) < 1e15 else { return nil }
    return Int(value)
  }

  /// The numbers of some attributes of an element; missing ones are 0.
  static func rect(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: number(element, "x") ?? number(element, "minX") ?? 0,
      y: number(element, "y") ?? number(element, "minY") ?? 0,
      width: number(element, "width") ?? 0,
      height: number(element, "height") ?? 0
    )
  }

  static func size(_ element: InterfaceElement) -> CGSize {
    CGSize(width: number(element, "width") ?? 0, height: number(element, "height") ?? 0)
  }

  static func point(_ element: InterfaceElement) -> CGPoint {
    CGPoint(x: number(element, "x") ?? 0, y: number(element, "y") ?? 0)
  }

  /// Insets as `minX`, `minY`, `maxX`, `maxY`, or as `top`, `left`, `bottom`, `right`.
  static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: number(element, "minY") ?? number(element, "top") ?? 0,
      left: number(element, "minX") ?? number(element, "left") ?? number(element, "leading") ?? 0,
      bottom: number(element, "maxY") ?? number(element, "bottom") ?? 0,
      right: number(element, "maxX") ?? number(element, "right") ?? number(element, "trailing") ?? 0
    )
  }

  /// The mask of `widthSizable`, `flexibleMaxX` and the like.
  static func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let words: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return options(element, words)
  }

  /// The options whose words are attributes of an element and say `YES`.
  static func options<Options: OptionSet>(
    _ element: InterfaceElement?,
    _ words: KeyValuePairs<String, Options>
  ) -> Options {
    guard let element else { return [] }
    return words.reduce(into: []) { options, entry in
      if element[entry.key] == "YES" { options.formUnion(entry.value) }
    }
  }

  static func number(_ element: InterfaceElement, _ attribute: String) -> CGFloat? {
    element[attribute].flatMap(number)
  }
}
