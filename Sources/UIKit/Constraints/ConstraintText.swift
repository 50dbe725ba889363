import Foundation

/// Constraints as text, in the forms that iOS prints, without addresses.
extension NSLayoutConstraint {
  /// The whole text, such as `<NSLayoutConstraint#1 UILabel#1.width == 100   (active)>`.
  var text: String {
    var names = ConstraintNames()
    let name = identifier.map { "'\($0)' " } ?? ""
    let priorityText = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    let body = visualText(&names) ?? equationText(&names)
    let notes = [isActive ? "active" : "inactive"] + names.notes
    return "<\(Naming.shortName(of: self)) \(name)\(body)\(priorityText)   "
      + "(\(notes.joined(separator: ", ")))>"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : shortest(value)
  }

  /// Six digits that matter, as a format of `%g` prints them.
  private static func shortest(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  // MARK: - Equations

  private func equationText(_ names: inout ConstraintNames) -> String {
    let first = side(firstItem, firstAttribute, firstBase, &names)
    let text = "\(first) \(relation.text) "
    guard let secondItem, secondAttribute != .notAnAttribute else {
      return text + Self.number(constant)
    }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    return text + factor + side(secondItem, secondAttribute, secondBase, &names) + addedText
  }

  private var addedText: String {
    if constant > 0 { return " + \(Self.number(constant))" }
    return constant < 0 ? " - \(Self.number(-constant))" : ""
  }

  private func side(
    _ item: AnyObject?,
    _ attribute: Attribute,
    _ base: LayoutPlace?,
    _ names: inout ConstraintNames
  ) -> String {
    let end = "\(names.name(item)).\(attribute.text)"
    guard let base else { return end }
    return "(\(end) - \(names.name(base.item)).\(base.attribute.text))"
  }

  // MARK: - Visual format

  /// The text in the visual format, for distances between neighbours.
  private func visualText(_ names: inout ConstraintNames) -> String? {
    guard multiplier == 1, firstBase == nil, secondBase == nil, let first = firstItem,
      let second = secondItem, first !== second, let axis = visualAxis
    else { return nil }
    let isStart = firstAttribute.isStart
    let direction = firstAttribute.isDirectional == false ? "(LTR)" : ""
    let body: String
    if firstAttribute == secondAttribute {
      // The text goes from edge to content, whichever side of the relation the edge is.
      let isInside = Self.superview(of: first) === second
      guard isInside || Self.superview(of: second) === first else { return nil }
      let inner = "[\(names.name(isInside ? first : second))]"
      let outer = isInside ? second : first
      let distance = gap(isInside == isStart ? constant : -constant, isFlipped: isInside != isStart)
      body = isStart ? "|-(\(distance))-\(inner)" : "\(inner)-(\(distance))-|"
      names.noteEdge(outer)
    } else {
      let (one, two) = (names.name(first), names.name(second))
      body =
        isStart
        ? "[\(two)]-(\(gap(constant, isFlipped: false)))-[\(one)]"
        : "[\(one)]-(\(gap(-constant, isFlipped: true)))-[\(two)]"
    }
    return axis + body + direction
  }

  private var visualAxis: String? {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing),
      (.trailing, .leading), (.left, .left), (.right, .right), (.left, .right), (.right, .left):
      "H:"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom), (.bottom, .top): "V:"
    default: nil
    }
  }

  private static func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// A distance with its relation, which turns around with the sign.
  private func gap(_ value: CGFloat, isFlipped: Bool) -> String {
    let number = usesSystemSpacing ? "NSSpace(\(Self.number(value)))" : Self.number(value)
    switch relation {
    case .equal: return number
    case .lessThanOrEqual: return (isFlipped ? ">=" : "<=") + number
    case .greaterThanOrEqual: return (isFlipped ? "<=" : ">=") + number
    }
  }
}

extension UILayoutGuide {
  /// The form is that of a report on a hierarchy that is not prepared (SnapKit#154).
  var text: String {
    let frame = owningView == nil ? .zero : layoutFrame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      NSLayoutConstraint.number($0)
    }
    let owner = owningView.map { $0.description } ?? "(null)"
    return Naming.name(of: self).dropLast() + " - \"\(identifier)\", layoutFrame = "
      + "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }
}

/// How the items of a constraint are called in its text.
@MainActor
struct ConstraintNames {
  private(set) var notes: [String] = []
  private var named: [ObjectIdentifier] = []

  /// The name of a view or a guide; one with an identifier of its own is explained behind.
  mutating func name(_ item: AnyObject?) -> String {
    guard let object = item as? NSObject else { return "(null)" }
    let short = Naming.shortName(of: object)
    if let guide = object as? UILayoutGuide {
      return guide.identifier.isEmpty ? short : short + "'\(guide.identifier)'"
    }
    guard let view = object as? UIView else { return short }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      note(identifier, view)
      return identifier
    }
    return short + (Self.content(of: view).map { "'\($0)'" } ?? "")
  }

  /// Notes what the edge in a visual format means.
  mutating func noteEdge(_ item: AnyObject) {
    guard let object = item as? NSObject else { return }
    add("'|':\(Naming.shortName(of: object))")
  }

  private mutating func note(_ identifier: String, _ view: UIView) {
    guard !named.contains(ObjectIdentifier(view)) else { return }
    named.append(ObjectIdentifier(view))
    add("\(identifier):\(Naming.shortName(of: view))")
  }

  private mutating func add(_ name: String) {
    if notes.isEmpty {
      notes.append("names: \(name) ")
    } else {
      notes[notes.count - 1].removeLast()
      notes.append("\(name) ")
    }
  }

  /// What a label or a button shows, as long as iOS prints it.
  private static func content(of view: UIView) -> String? {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    guard let text, !text.isEmpty else { return nil }
    let isLong = text.count > 28
    return isLong ? String(text.prefix(25)) + "..." : text
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
}
