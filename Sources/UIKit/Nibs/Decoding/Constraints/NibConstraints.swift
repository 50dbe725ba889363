import CoreGraphics
import Foundation
import InterfaceBuilder

/// The constraints that a document gives to views.
///
/// All of a view's constraints are made when all objects of the nib are there, so that outlets
/// find them, and are activated in the order of the document.
///
/// - Evidence: the documents of public apps (B). Constraints that are not installed exist, as
///   outlets to them are set (C); marks for removal at build time leave nothing (A).
@MainActor
enum NibConstraints {
  /// Notes what an element says about the constraints of its view, for later; an owner, such as
  /// a cell's content, stands for the view where a constraint names no item.
  static func register(_ view: UIView, _ nib: NibCoder, owner: UIView? = nil) {
    let (element, session) = (nib.element, nib.session)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let id = guide.id, let found = NibGuides.guide(guide, of: view, session) {
        session.objects[id] = found
      }
    }
    let hasVariation = element.children.contains { $0.name == "variation" }
    if hasVariation { session.adaptation.add(view, element, session) }
    guard element.child(named: "constraints") != nil || element["fixedFrame"] == "YES" else {
      return
    }
    session.whenComplete {
      make(of: element, owner ?? view, session)
      if element["fixedFrame"] == "YES" { NibFixedFrames.fix(view, session) }
    }
  }

  private static func make(of element: InterfaceElement, _ view: UIView, _ session: NibSession) {
    let left = session.adaptation.leftOut(of: element, "constraints", for: view.traitCollection)
    for part in element.list("constraints") {
      guard let constraint = constraint(part, of: view, session) else { continue }
      if part.id.map(left.contains) == true || part["installed"] == "NO" { continue }
      activate(constraint, part, session)
    }
  }

  /// Activates a constraint; one that leads into a subview that is left out waits for it.
  static func activate(
    _ constraint: NSLayoutConstraint,
    _ element: InterfaceElement,
    _ session: NibSession
  ) {
    for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
      guard let view = LayoutPlace.view(of: item) else { continue }
      if session.adaptation.isLeftOut(view) { return }
    }
    NibPlace.at(element, in: session) { constraint.isActive = true }
  }

  private static func constraint(
    _ element: InterfaceElement,
    of view: UIView,
    _ session: NibSession
  ) -> NSLayoutConstraint? {
    guard element.name == "constraint" else {
      session.report(.unknownElement(element.name), at: element)
      return nil
    }
    if element["placeholder"] == "YES" { return nil }
    guard let reading = NibConstraintReading(element, view, session) else { return nil }
    var made: NSLayoutConstraint?
    NibPlace.at(element, in: session) { made = reading.make(session) }
    guard let made else { return nil }
    made.identifier = element["identifier"]
    if let priority = NibValue.number(element, "priority") {
      made.priority = UILayoutPriority(Float(priority))
    }
    // A constraint with a class of its own entered itself.
    if session.made.last?.object !== made { session.enter(made, for: element) }
    if element.child(named: "variation") != nil {
      session.adaptation.add(made, of: view, element, session)
    }
    return made
  }
}

/// What the element of a constraint says.
@MainActor
struct NibConstraintReading {
  private let element: InterfaceElement
  private let first: LayoutPlace
  private let second: LayoutPlace?
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let constant: CGFloat

  init?(_ element: InterfaceElement, _ view: UIView, _ session: NibSession) {
    guard let firstItem = Self.item(element["firstItem"], "firstItem", element, view, session),
      let firstAttribute = Self.attribute("firstAttribute", element, session)
    else { return nil }
    self.element = element
    first = LayoutPlace(item: firstItem, attribute: firstAttribute)
    if element["secondAttribute"] == nil, element["secondItem"] == nil {
      second = nil
    } else {
      guard let item = Self.item(element["secondItem"], "secondItem", element, view, session),
        let attribute = Self.attribute("secondAttribute", element, session)
      else { return nil }
      second = LayoutPlace(item: item, attribute: attribute)
    }
    guard let relation = Self.relations[element["relation"] ?? "equal"] else {
      Self.report("relation", element, session)
      return nil
    }
    self.relation = relation
    guard let multiplier = Self.multiplier(element["multiplier"]) else {
      Self.report("multiplier", element, session)
      return nil
    }
    self.multiplier = multiplier
    let text = element["constant"]
    if let text, NibValue.number(text) == nil { Self.report("constant", element, session) }
    constant = text.flatMap(NibValue.number) ?? Self.standardConstant(element, first, second)
  }

  /// The constraint, of the document's class.
  func make(_ session: NibSession) -> NSLayoutConstraint {
    if element["symbolType"] == "layoutAnchor", let second, first.attribute.kind != .size {
      return spaced(from: second)
    }
    let type = NibClasses.resolve(
      element,
      NSLayoutConstraint.self,
      NSLayoutConstraint.self,
      session
    )
    if type != NSLayoutConstraint.self, let own = type.init(coder: NibCoder(element, session)) {
      own.set(first, relation, second, multiplier: multiplier, constant: constant)
      check(own)
      return own
    }
    let made = NSLayoutConstraint(
      first,
      relation,
      second,
      multiplier: multiplier,
      constant: constant
    )
    check(made)
    return made
  }

  /// Raises if iOS refuses the constraint.
  private func check(_ constraint: NSLayoutConstraint) {
    let other = second ?? LayoutPlace(item: nil, attribute: .notAnAttribute)
    let reason = ConstraintCheck.objection(to: first, other, multiplier: multiplier)
    if let reason, let item = first.item { raise(.invalidConstraint(reason, for: item)) }
  }

  /// A multiple of the system's spacing, as `constraint(equalToSystemSpacingBelow:multiplier:)`.
  private func spaced(from second: LayoutPlace) -> NSLayoutConstraint {
    if first.attribute.kind == .horizontal {
      return NSLayoutXAxisAnchor(first).space(relation, NSLayoutXAxisAnchor(second), multiplier)
    }
    return NSLayoutYAxisAnchor(first).space(relation, NSLayoutYAxisAnchor(second), multiplier)
  }

  private static func item(
    _ id: String?,
    _ name: String,
    _ element: InterfaceElement,
    _ view: UIView,
    _ session: NibSession
  ) -> AnyObject? {
    guard let id else { return view }
    if let object = session.objects[id] {
      // The constraints of a cell are those of its content.
      if object === view.superview, element.parent?.parent?.id == id { return view }
      if object is UIView || object is UILayoutGuide { return object }
    }
    if let found = session.document.element(id: id), found.name == "viewControllerLayoutGuide" {
      return NibGuides.controllerGuide(found, session)
    }
    session.report(.missingReference(id, attribute: name), at: element)
    return nil
  }

  private static func attribute(
    _ name: String,
    _ element: InterfaceElement,
    _ session: NibSession
  ) -> NSLayoutConstraint.Attribute? {
    if let text = element[name], let attribute = attributes[text] { return attribute }
    report(name, element, session)
    return nil
  }

  private static func report(
    _ name: String,
    _ element: InterfaceElement,
    _ session: NibSession
  ) {
    session.report(.value(element[name] ?? "", attribute: name, element: element.name), at: element)
  }

  /// A factor: `0.5`, `1:2` or `1/3`.
  private static func multiplier(_ text: String?) -> CGFloat? {
    guard let text else { return 1 }
    if let number = NibValue.number(text) { return number }
    let parts = text.split { $0 == ":" || $0 == "/" }.map {
      NibValue.number($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 else {
      return nil
    }
    return top / bottom
  }

  /// The distance where the document gives none: the system's between neighbours if it says so.
  ///
  /// Xcode writes the constant beside the mark; where it left it out in public documents, the
  /// standard was 0, as for text views at the edges of safe areas (B).
  private static func standardConstant(
    _ element: InterfaceElement,
    _ first: LayoutPlace,
    _ second: LayoutPlace?
  ) -> CGFloat {
    guard element["symbolic"] == "YES", let second else { return 0 }
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): return SystemSpacing.standard
    default: return 0
    }
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
