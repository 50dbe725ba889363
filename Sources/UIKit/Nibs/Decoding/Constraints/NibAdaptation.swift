import Foundation
import InterfaceBuilder

/// What a nib changes with the size classes: which subviews and constraints are there, the
/// constants of constraints, and attributes of views.
///
/// The variation of fewer traits counts before that of more; of two with as many, the later one
/// in the document wins.
///
/// - Evidence: Apple's guide of Auto Layout on size-class-specific layouts (A); the order of
///   variations with as many traits and the moment of the change: D.
@MainActor
final class NibAdaptation {
  private struct Change {
    weak var view: UIView?
    let element: InterfaceElement
    /// Takes the new traits over, as far as they differ from the last ones.
    let apply: @MainActor (UIView, UITraitCollection) -> Void
  }

  private var subviews: [Change] = []
  private var constraints: [Change] = []
  private var values: [Change] = []
  /// The views that are there, but not in the tree.
  private var out: Set<ObjectIdentifier> = []
  private var objects: [String: Weak] = [:]
  private var watched: Set<ObjectIdentifier> = []

  private struct Weak {
    weak var object: AnyObject?
  }

  // MARK: - What a document says

  /// The variations that hold for traits, the general ones first.
  static func variations(
    of element: InterfaceElement,
    for traits: UITraitCollection
  ) -> [InterfaceElement] {
    let found = element.children.enumerated().filter { _, child in
      child.name == "variation" && holds(child.key ?? "default", for: traits)
    }
    return found.sorted { one, other in
      let (a, b) = (weight(one.element.key), weight(other.element.key))
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
  }

  private static func weight(_ key: String?) -> Int {
    guard let key, key != "default" else { return 0 }
    return key.split(separator: "-").count
  }

  private static func holds(_ key: String, for traits: UITraitCollection) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  /// The ids of what is left out of a view with some traits; the key is `subviews` or
  /// `constraints`.
  func leftOut(
    of element: InterfaceElement,
    _ key: String,
    for traits: UITraitCollection
  ) -> Set<String> {
    var ids: Set<String> = []
    for variation in Self.variations(of: element, for: traits) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for part in mask.children {
          guard let id = part["reference"] else { continue }
          if part.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
        }
      }
    }
    return ids
  }

  /// Whether a view, or one above it, is not in the tree.
  func isLeftOut(_ view: UIView) -> Bool {
    guard !out.isEmpty else { return false }
    var next: UIView? = view
    while let current = next {
      if out.contains(ObjectIdentifier(current)) { return true }
      next = current.superview
    }
    return false
  }

  // MARK: - Taking part

  /// Lets the subviews and constraints of a view follow its traits.
  func add(_ view: UIView, _ element: InterfaceElement, _ session: NibSession) {
    if hasMask("subviews", element) {
      apply(subviewsOf: view, element, session.objects)
      keep(element, "subviews", session, for: view)
      subviews.append(
        Change(view: view, element: element) { [unowned self] view, _ in
          apply(subviewsOf: view, element, known)
        }
      )
      watch(view)
    }
    guard hasMask("constraints", element) else { return }
    // The constraints themselves are made by a block of the same round.
    session.whenComplete {
      session.whenComplete { self.keep(element, "constraints", session, for: view) }
    }
    constraints.append(
      Change(view: view, element: element) { [unowned self] view, traits in
        let left = leftOut(of: element, "constraints", for: traits)
        for part in element.list("constraints") {
          guard let id = part.id, let constraint = objects[id]?.object as? NSLayoutConstraint else {
            continue
          }
          let isWanted = !left.contains(id) && !isAway(constraint)
          if constraint.isActive != isWanted { constraint.isActive = isWanted }
        }
      }
    )
    watch(view)
  }

  /// Lets the constant of a constraint follow the traits of its view.
  func add(
    _ constraint: NSLayoutConstraint,
    of view: UIView,
    _ element: InterfaceElement,
    _ session: NibSession
  ) {
    let base = constraint.constant
    func constant(_ traits: UITraitCollection) -> CGFloat {
      var value = base
      for variation in Self.variations(of: element, for: traits) {
        value = NibValue.number(variation, "constant") ?? value
      }
      return value
    }
    var last = constant(view.traitCollection)
    constraint.constant = last
    values.append(
      Change(view: view, element: element) { [weak constraint] _, traits in
        let value = constant(traits)
        guard value != last else { return }
        last = value
        constraint?.constant = value
      }
    )
    watch(view)
  }

  /// Lets attributes of a view follow its traits; the block applies the attributes and children
  /// of some names from an element.
  func add(
    attributesOf view: UIView,
    _ element: InterfaceElement,
    _ set: @escaping @MainActor (UIView, InterfaceElement, Set<String>) -> Void
  ) {
    let names = Self.names(in: element)
    guard !names.isEmpty else { return }
    var last: [ObjectIdentifier] = []
    func apply(_ view: UIView, _ traits: UITraitCollection) {
      let now = Self.variations(of: element, for: traits).filter { !Self.names(of: $0).isEmpty }
      let ids = now.map(ObjectIdentifier.init)
      guard ids != last else { return }
      last = ids
      set(view, element, names)
      for variation in now { set(view, variation, Self.names(of: variation)) }
    }
    apply(view, view.traitCollection)
    values.append(Change(view: view, element: element, apply: apply))
    watch(view)
  }

  // MARK: - Changes

  private func watch(_ view: UIView) {
    guard watched.insert(ObjectIdentifier(view)).inserted else { return }
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    // The views keep the adaptation alive, which refers to them weakly.
    view.registerForTraitChanges(traits) { (_: UIView, _: UITraitCollection) in self.update() }
  }

  private func update() {
    for change in subviews + values + constraints {
      if let view = change.view { change.apply(view, view.traitCollection) }
    }
  }

  private var known: [String: AnyObject] { objects.compactMapValues(\.object) }

  /// Lets a view keep what is not in the tree now.
  private func keep(
    _ element: InterfaceElement,
    _ list: String,
    _ session: NibSession,
    for view: UIView
  ) {
    let parts = view.attachment(NibParts.self) { NibParts() }
    for part in element.list(list) {
      guard let id = part.id, let object = session.objects[id] else { continue }
      objects[id] = Weak(object: object)
      parts.objects.append(object)
    }
  }

  private func apply(
    subviewsOf view: UIView,
    _ element: InterfaceElement,
    _ objects: [String: AnyObject]
  ) {
    let left = leftOut(of: element, "subviews", for: view.traitCollection)
    var position = 0
    for part in element.list("subviews") {
      guard let id = part.id, let subview = objects[id] as? UIView else { continue }
      if left.contains(id) {
        out.insert(ObjectIdentifier(subview))
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      out.remove(ObjectIdentifier(subview))
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: position)
        } else {
          view.insertSubview(subview, at: min(position, view.subviews.count))
        }
      }
      position += 1
    }
  }

  private func isAway(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }.contains { item in
      LayoutPlace.view(of: item).map(isLeftOut) ?? false
    }
  }

  private func hasMask(_ key: String, _ element: InterfaceElement) -> Bool {
    element.children.contains { variation in
      variation.name == "variation"
        && variation.children.contains { $0.name == "mask" && $0.key == key }
    }
  }

  private static func names(in element: InterfaceElement) -> Set<String> {
    element.children.filter { $0.name == "variation" }.reduce(into: []) {
      $0.formUnion(names(of: $1))
    }
  }

  private static func names(of variation: InterfaceElement) -> Set<String> {
    var names = Set(variation.attributes.keys)
    names.remove("key")
    for child in variation.children where child.name != "mask" {
      if let key = child.key { names.insert(key) }
    }
    return names
  }
}

/// The subviews and constraints of a view that come and go with its traits.
@MainActor
private final class NibParts {
  var objects: [AnyObject] = []
}
