import Foundation

/// Constraints as text, in the forms that iOS prints, without addresses.
extension NSLayoutConstraint {
  /// The whole text, such as `<NSLayoutConstraint#1 UILabel#1.width == 100   (active)>`.
  var text: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let priorityText = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    var notes = [isActive ? "active" : "inactive"]
    let body = visualText ?? equationText
    if body.contains("|"), let container = superviewInText {
      notes.append("names: '|':\(Naming.shortName(of: container)) ")
    }
    return "<\(Naming.shortName(of: self)) \(name)\(body)\(priorityText)   "
      + "(\(notes.joined(separator: ", ")))>"
  }

  private var superviewInText: UIView? {
    let (first, second) = (firstItem as? UIView, secondItem as? UIView)
    if let first, first.superview === second { return second }
    return first
  }

  private static func name(_ item: AnyObject?) -> String {
    guard let object = item as? NSObject else { return "(null)" }
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "UILayoutGuide'\(guide.identifier)'"
    }
    return Naming.shortName(of: object)
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
  }

  private var equationText: String {
    var text = "\(Self.name(firstItem)).\(firstAttribute.text) \(relation.text) "
    guard let secondItem, secondAttribute != .notAnAttribute else {
      return text + Self.number(constant)
    }
    if multiplier != 1 { text += "\(Self.number(multiplier))*" }
    text += "\(Self.name(secondItem)).\(secondAttribute.text)"
    if constant > 0 { text += " + \(Self.number(constant))" }
    if constant < 0 { text += " - \(Self.number(-constant))" }
    return text
  }

  /// The text in the visual format, for distances between neighbours.
  private var visualText: String? {
    guard multiplier == 1, let first = firstItem as? UIView, let second = secondItem as? UIView
    else { return nil }
    let (one, two) = (Self.name(first), Self.name(second))
    let axis: String
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing),
      (.trailing, .leading), (.left, .left), (.right, .right), (.left, .right), (.right, .left):
      axis = "H:"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom), (.bottom, .top): axis = "V:"
    default: return nil
    }
    let isStart = [.leading, .left, .top].contains(firstAttribute)
    if firstAttribute == secondAttribute {
      if first.superview === second {
        return isStart
          ? "\(axis)|-(\(sized(constant)))-[\(one)]" : "\(axis)[\(one)]-(\(sized(-constant)))-|"
      }
      if second.superview === first {
        return isStart
          ? "\(axis)|-(\(sized(-constant)))-[\(two)]" : "\(axis)[\(two)]-(\(sized(constant)))-|"
      }
      return nil
    }
    return isStart
      ? "\(axis)[\(two)]-(\(sized(constant)))-[\(one)]"
      : "\(axis)[\(one)]-(\(sized(-constant)))-[\(two)]"
  }

  private func sized(_ value: CGFloat) -> String {
    relation == .equal ? Self.number(value) : relation.text + Self.number(value)
  }
}
