import SwiftSyntax

/// Small questions about attributes and names.
enum CodeReading {
  /// The last part of a type's name, without generic arguments.
  static func lastName(_ text: String) -> String {
    let plain = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return plain.split(separator: ".").last.map { $0.trimmingBlanks() } ?? String(plain)
  }

  /// Whether one of the attributes is among them.
  static func has(_ attributes: AttributeListSyntax, _ names: Set<String>) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return names.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// Whether attributes show a member to Objective-C.
  static func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    has(
      attributes,
      [
        "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged",
        "GKInspectable",
      ]
    )
  }

  /// The name that `@objc(name)` gives.
  static func givenName(_ attributes: AttributeListSyntax) -> String? {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments?.trimmedDescription, !arguments.isEmpty
      else { continue }
      return arguments
    }
    return nil
  }

  /// The text of a literal without interpolation.
  static func text(_ expression: ExprSyntax) -> String? {
    guard let literal = expression.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self)
    else { return nil }
    return segment.content.text
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
