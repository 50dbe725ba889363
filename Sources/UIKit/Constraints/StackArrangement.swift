import Foundation

/// What a stack view asks of the views that it arranges, as constraints with the
/// names that iOS gives them.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isHorizontal: Bool
  private let hasMargins: Bool
  private(set) var rules: [ArrangementRule] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
    hasMargins = stack.isLayoutMarginsRelativeArrangement
    hide()
    guard !views.isEmpty else { return }
    arrange()
    align()
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  // MARK: - Parts

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  /// An edge of the stack, or of the room inside its margins.
  private func canvas(_ attribute: Attribute) -> ArrangementRule.Part {
    let inside: Attribute =
      switch attribute {
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .centerX: .centerXWithinMargins
      case .centerY: .centerYWithinMargins
      default: attribute
      }
    return ArrangementRule.Part(stack, hasMargins ? inside : attribute)
  }

  private func part(_ view: UIView, _ attribute: Attribute) -> ArrangementRule.Part {
    ArrangementRule.Part(view, attribute)
  }

  private mutating func demand(
    _ name: String,
    _ first: ArrangementRule.Part,
    _ relation: NSLayoutConstraint.Relation,
    _ second: ArrangementRule.Part?,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required,
    firstBase: ArrangementRule.Part? = nil,
    secondBase: ArrangementRule.Part? = nil
  ) {
    rules.append(
      ArrangementRule(
        name: "UISV-" + name,
        first: first,
        relation: relation.rawValue,
        second: second,
        multiplier: multiplier,
        constant: constant,
        priority: priority.rawValue,
        firstBase: firstBase,
        secondBase: secondBase
      )
    )
  }

  /// Hidden views take no room.
  private mutating func hide() {
    for view in stack.arrangedSubviews where view.isHidden {
      demand("hiding", part(view, length), .equal, nil)
    }
  }

  private func gap(after index: Int) -> CGFloat { stack.effectiveSpacing(after: views[index]) }

  // MARK: - Along the axis

  private mutating func arrange() {
    demand("canvas-connection", part(views[0], start), .equal, canvas(start))
    demand("canvas-connection", canvas(end), .equal, part(views[views.count - 1], end))
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaseline = !isHorizontal && stack.isBaselineRelativeArrangement
    for index in views.indices.dropLast() {
      demand(
        "spacing",
        part(views[index + 1], isBaseline ? .firstBaseline : start),
        isSpread ? .greaterThanOrEqual : .equal,
        part(views[index], isBaseline ? .lastBaseline : end),
        plus: gap(after: index)
      )
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        demand("fill-equally", part(view, length), .equal, part(views[0], length))
      }
    case .fillProportionally: proportion()
    case .equalSpacing: equalize("distributing", from: end, to: start)
    case .equalCentering: equalize("distributing", from: middle, to: middle)
    }
  }

  /// Makes the distances between neighbours equal.
  private mutating func equalize(_ name: String, from: Attribute, to: Attribute) {
    guard views.count > 2 else { return }
    for index in 1..<(views.count - 1) {
      demand(
        name,
        part(views[index + 1], to),
        .equal,
        part(views[1], to),
        UILayoutPriority(149),
        firstBase: part(views[index], from),
        secondBase: part(views[0], from)
      )
    }
  }

  private mutating func proportion() {
    let sizes = views.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      let length = isHorizontal ? size.width : size.height
      return length.isFinite ? max(0, length) : 0
    }
    guard let first = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index != first && sizes[index] > 0 {
      demand(
        "fill-proportionally",
        part(views[index], length),
        .equal,
        part(views[first], length),
        times: sizes[index] / sizes[first],
        UILayoutPriority(999)
      )
    }
  }

  // MARK: - Across the axis

  private mutating func align() {
    for (index, view) in views.enumerated() {
      switch stack.alignment {
      case .fill:
        connect(view, crossStart, index)
        connect(view, crossEnd, index)
      case .leading: pin(view, crossStart, index)
      case .trailing: pin(view, crossEnd, index)
      case .center: pin(view, crossMiddle, index)
      case .firstBaseline: alignBaseline(view, .firstBaseline, index)
      case .lastBaseline: alignBaseline(view, .lastBaseline, index)
      }
      // The stack is no larger across than it has to be.
      demand(
        "canvas-fit",
        canvas(crossEnd),
        .lessThanOrEqual,
        part(view, crossLength),
        UILayoutPriority(48),
        firstBase: canvas(crossStart)
      )
    }
  }

  private mutating func connect(_ view: UIView, _ edge: Attribute, _ index: Int) {
    if index == 0 {
      demand("canvas-connection", canvas(edge), .equal, part(view, edge))
    } else {
      demand("alignment", part(views[0], edge), .equal, part(view, edge))
    }
  }

  private mutating func pin(_ view: UIView, _ edge: Attribute, _ index: Int) {
    connect(view, edge, index)
    keepInside(view)
  }

  private mutating func keepInside(_ view: UIView) {
    demand(
      "canvas-connection",
      part(view, crossStart),
      .greaterThanOrEqual,
      canvas(crossStart)
    )
    demand("canvas-connection", canvas(crossEnd), .greaterThanOrEqual, part(view, crossEnd))
  }

  private mutating func alignBaseline(_ view: UIView, _ baseline: Attribute, _ index: Int) {
    guard isHorizontal else { return pin(view, crossStart, index) }
    if index > 0 { demand("alignment", part(views[0], baseline), .equal, part(view, baseline)) }
    keepInside(view)
  }
}

/// A constraint of a stack view as a value, so that two arrangements can be compared.
@MainActor
struct ArrangementRule: @MainActor Hashable {
  /// A part of a view, which is the same as another if both name one view.
  struct Part: Hashable {
    unowned let view: UIView
    let attribute: NSLayoutConstraint.Attribute

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
      self.view = view
      self.attribute = attribute
    }

    nonisolated static func == (one: Part, other: Part) -> Bool {
      one.view === other.view && one.attribute == other.attribute
    }

    nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(attribute)
    }

    @MainActor var place: LayoutPlace { LayoutPlace(item: view, attribute: attribute) }
  }

  let name: String
  let first: Part
  let relation: Int
  let second: Part?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float
  let firstBase: Part?
  let secondBase: Part?

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first.place,
      NSLayoutConstraint.Relation(rawValue: relation) ?? .equal,
      second?.place,
      multiplier: multiplier,
      constant: constant,
      firstBase: firstBase?.place,
      secondBase: secondBase?.place
    )
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    constraint.isOfStack = true
    return constraint
  }

  /// The identities of the views that the rule mentions.
  var views: Set<ObjectIdentifier> {
    Set([first, second, firstBase, secondBase].compactMap { $0.map { ObjectIdentifier($0.view) } })
  }
}

/// The constraints that a stack view made for its present arrangement.
@MainActor
final class MadeArrangement {
  private var made: [(rule: ArrangementRule, constraint: NSLayoutConstraint)?] = []
  /// The places of what mentions a view.
  private var places: [ObjectIdentifier: [Int]] = [:]

  /// What holds, in order.
  var constraints: [(rule: ArrangementRule, constraint: NSLayoutConstraint)] {
    made.compactMap { $0 }
  }

  func add(_ rule: ArrangementRule, _ constraint: NSLayoutConstraint) {
    for view in rule.views { places[view, default: []].append(made.count) }
    made.append((rule, constraint))
  }

  /// Takes out what mentions a view.
  func take(mentioning view: UIView) -> [NSLayoutConstraint] {
    (places.removeValue(forKey: ObjectIdentifier(view)) ?? []).compactMap { place in
      defer { made[place] = nil }
      return made[place]?.constraint
    }
  }

  func removeAll() {
    made = []
    places = [:]
  }
}
