import CoreGraphics
import Foundation
import InterfaceBuilder

/// What the attributes and children of an element do to an object of one class.
///
/// A class has one table; its `init(coder:)` applies it after its own set-up. The rows are applied
/// in the order in which they were added, whatever the order in the file:
///
/// ```swift
/// static let progressView: NibTable<UIProgressView> = {
///   var table = NibTable<UIProgressView>()
///   table.number("progress") { $0.progress = Float($1) }
///   table.color("progressTintColor") { $0.progressTintColor = $1 }
///   return table
/// }()
/// ```
///
/// Xcode leaves out what equals its own default, which is not always that of the class made in
/// code: a row with a default sets it when the attribute is missing.
@MainActor
struct NibTable<Owner: AnyObject> {
  typealias Apply<Value> = @MainActor (Owner, Value) -> Void

  /// Whether a row looks at an attribute or at children.
  enum Place: Equatable {
    case attribute
    /// A child with this key.
    case key
    /// A child of this name.
    case name
  }

  private typealias Row = @MainActor (Owner, NibCoder) -> Void

  private var rows: [Row] = []
  /// The rows to apply whether the element has what they look at or not: those with a default.
  private var constant: [Int] = []
  /// The rows that look at an attribute, at a child with a key, at a child of a name.
  private var attributes: [String: [Int]] = [:]
  private var keys: [String: [Int]] = [:]
  private var children: [String: [Int]] = [:]
  /// Known names that have no effect at run time, such as marks of the canvas.
  private(set) var ignored: [String] = []
  /// Known names that have an effect on iOS, and none here.
  private(set) var absent: [String] = []
  /// The attributes with values that they take, such as all words of a choice.
  private(set) var samples: [(name: String, values: [String])] = []

  init() {}

  /// Does to an object what the element of the coder says.
  func apply(to owner: Owner, _ coder: NibCoder) {
    // Tables are long and elements say little: only the rows are run that find something.
    var found = constant
    let element = coder.element
    if !attributes.isEmpty {
      for name in element.attributes.keys {
        if let rows = attributes[name] { found += rows }
      }
    }
    var hasVariations = false
    for child in element.children {
      if let key = child.key, let rows = keys[key] { found += rows }
      if let rows = children[child.name] { found += rows }
      if child.name == "variation" { hasVariations = true }
    }
    run(found, owner, coder)
    guard hasVariations, let view = owner as? UIView else { return }
    let seed = coder.session.seed()
    coder.session.adaptation.add(attributesOf: view, element) { view, element, names in
      guard let owner = view as? Owner else { return }
      let named = names.flatMap { (attributes[$0] ?? []) + (keys[$0] ?? []) }
      run(named, owner, NibCoder(element, seed))
    }
  }

  /// Runs rows in the order of the table, each once.
  private func run(_ found: [Int], _ owner: Owner, _ coder: NibCoder) {
    var last = -1
    for index in found.sorted() where index != last {
      last = index
      rows[index](owner, coder)
    }
  }

  /// The names of attributes, and of children by key or name, that the table understands.
  func names(_ place: Place) -> [String] {
    switch place {
    case .attribute: attributes.keys.sorted()
    case .key: keys.keys.sorted()
    case .name: children.keys.sorted()
    }
  }

  private mutating func add(
    _ name: String,
    _ places: [Place],
    isConstant: Bool = false,
    samples values: [String] = [],
    _ row: @escaping Row
  ) {
    let index = rows.count
    rows.append(row)
    if !values.isEmpty { samples.append((name, values)) }
    if isConstant { constant.append(index) }
    for place in places {
      switch place {
      case .attribute: attributes[name, default: []].append(index)
      case .key: keys[name, default: []].append(index)
      case .name: children[name, default: []].append(index)
      }
    }
  }

  // MARK: - Attributes

  /// Adds an attribute as it is written.
  mutating func text(_ name: String, default value: String? = nil, _ set: @escaping Apply<String>) {
    add(name, ["words"], default: value, set) { text, _ in text }
  }

  /// Adds an attribute that is `YES` or `NO`.
  mutating func flag(_ name: String, default value: Bool? = nil, _ set: @escaping Apply<Bool>) {
    add(name, ["YES", "NO"], default: value, set) { text, _ in NibValue.flag(text) }
  }

  /// Adds an attribute that is a number.
  mutating func number(
    _ name: String,
    default value: CGFloat? = nil,
    _ set: @escaping Apply<CGFloat>
  ) {
    add(name, ["1", "0.5"], default: value, set) { text, _ in NibValue.number(text) }
  }

  /// Adds an attribute that is a whole number.
  mutating func integer(_ name: String, default value: Int? = nil, _ set: @escaping Apply<Int>) {
    add(name, ["1"], default: value, set) { text, _ in NibValue.integer(text) }
  }

  /// Adds an attribute that is one of several words.
  mutating func choice<Value>(
    _ name: String,
    _ values: KeyValuePairs<String, Value>,
    default value: Value? = nil,
    _ set: @escaping Apply<Value>
  ) {
    let values = Array(values)
    add(name, values.map(\.key), default: value, set) { text, _ in
      values.first { $0.key == text }?.value
    }
  }

  /// Adds an attribute that names an image; one that is not there is told on the console.
  mutating func image(_ name: String, _ set: @escaping Apply<UIImage>) {
    attribute(name) { owner, _, coder in
      if let image = coder.session.image(name, of: coder.element) { set(owner, image) }
    }
  }

  /// Adds an attribute whose value refers to another object, which exists already.
  mutating func reference(_ name: String, _ set: @escaping Apply<AnyObject>) {
    add(name, [], default: nil, set) { text, coder in coder.session.objects[text] }
  }

  /// Adds an attribute that is read from the element by a function of the caller.
  mutating func attribute(
    _ name: String,
    _ apply: @escaping @MainActor (Owner, String, NibCoder) -> Void
  ) {
    add(name, [.attribute]) { owner, coder in
      if let text = coder.element.attributes[name] { apply(owner, text, coder) }
    }
  }

  // MARK: - Children

  /// Adds the child with a key.
  mutating func value(
    _ key: String,
    _ apply: @escaping @MainActor (Owner, InterfaceElement, NibCoder) -> Void
  ) {
    add(key, [.key]) { owner, coder in
      if let child = coder.element.child(key: key) { apply(owner, child, coder) }
    }
  }

  /// Adds the child of a name.
  mutating func child(
    _ name: String,
    _ apply: @escaping @MainActor (Owner, InterfaceElement, NibCoder) -> Void
  ) {
    add(name, [.name]) { owner, coder in
      if let child = coder.element.child(named: name) { apply(owner, child, coder) }
    }
  }

  /// Adds the colour with a key; `nil` in the document is passed on.
  mutating func color(_ key: String, _ set: @escaping Apply<UIColor?>) {
    value(key) { owner, element, coder in
      if element.name == "nil" {
        set(owner, nil)
      } else if let color = coder.session.color(element) {
        set(owner, color)
      }
    }
  }

  /// Adds the font with a key.
  mutating func font(_ key: String, _ set: @escaping Apply<UIFont>) {
    value(key) { owner, element, coder in
      if let font = coder.session.font(element) { set(owner, font) }
    }
  }

  /// Adds a text that is an attribute if it is short and a child if it has several lines.
  mutating func string(_ key: String, _ set: @escaping Apply<String>) {
    add(key, [.attribute, .key], samples: ["words"]) { owner, coder in
      if let text = coder.session.string(key, of: coder.element) { set(owner, text) }
    }
  }

  // MARK: - What does nothing

  /// Names attributes and keys that mean something on the canvas only.
  mutating func ignore(_ names: String...) { ignored += names }

  /// Adds an attribute, or a child with a key, that is known and cannot be had yet.
  mutating func missing(_ name: String, _ words: String) {
    absent.append(name)
    add(name, [.attribute, .key]) { _, coder in
      coder.session.report(.unsupported(words), at: coder.element)
    }
  }

  private mutating func add<Value>(
    _ name: String,
    _ samples: [String],
    default value: Value?,
    _ set: @escaping Apply<Value>,
    _ read: @escaping @MainActor (String, NibCoder) -> Value?
  ) {
    add(name, [.attribute], isConstant: value != nil, samples: samples) { owner, coder in
      guard let text = coder.element.attributes[name] else {
        if let value { set(owner, value) }
        return
      }
      if let value = read(text, coder) {
        set(owner, value)
      } else {
        coder.session.report(
          .value(text, attribute: name, element: coder.element.name),
          at: coder.element
        )
      }
    }
  }
}

/// The tables of UIKit's classes; each stands beside the others of its kind.
@MainActor
enum NibTables {}
