import Cassowary
import Foundation

/// Turns a branch of the view tree into a system for the solver, and back.
@MainActor
struct LayoutBuilder {
  /// The unknowns of a rectangle, in the coordinates of the root.
  struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  let root: UIView
  /// The size to come near when a view is measured.
  var target: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

  var solver = Solver()
  var boxes: [ObjectIdentifier: Box] = [:]
  var guideBoxes: [ObjectIdentifier: Box] = [:]
  var contentBoxes: [ObjectIdentifier: Box] = [:]
  var foundation = LayoutFoundation()
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [UIScrollView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var stacks: [UIStackView] = []
  /// The heights of texts that were measured in the width of the first solution.
  private var measured: [ObjectIdentifier: CGSize] = [:]

  init(root: UIView) {
    self.root = root
  }

  /// Whether the root's size is an unknown, too.
  private var isRootFree: Bool {
    target != nil || (root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: - Building

  mutating func build() {
    foundation.size = root.bounds.size
    boxes[ObjectIdentifier(root)] = rootBox()
    collect(root)
    for guide in guides { guideBoxes[ObjectIdentifier(guide)] = newBox() }
    addSizes()
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      add(constraint)
    }
    for stack in stacks { StackArrangement(stack).add(to: &self) }
  }

  private mutating func rootBox() -> Box {
    guard isRootFree else {
      return Box(
        left: LinearExpression(),
        top: LinearExpression(),
        width: LinearExpression(Double(root.bounds.width)),
        height: LinearExpression(Double(root.bounds.height))
      )
    }
    let box = Box(
      left: LinearExpression(),
      top: LinearExpression(),
      width: LinearExpression(solver.makeUnknown()),
      height: LinearExpression(solver.makeUnknown())
    )
    demand(box.width, .greaterOrEqual)
    demand(box.height, .greaterOrEqual)
    return box
  }

  private mutating func newBox() -> Box {
    let box = Box(
      left: LinearExpression(solver.makeUnknown()),
      top: LinearExpression(solver.makeUnknown()),
      width: LinearExpression(solver.makeUnknown()),
      height: LinearExpression(solver.makeUnknown())
    )
    demand(box.width, .greaterOrEqual)
    demand(box.height, .greaterOrEqual)
    return box
  }

  private mutating func collect(_ view: UIView) {
    if let state = view.constraintStateIfAny { constraints += state.constraints }
    if let own = view.guideStoreIfAny?.own { guides += own.filter { $0.kind == .free } }
    if let stack = view as? UIStackView { stacks.append(stack) }
    if let scrollView = view as? UIScrollView, scrollView.hasConstraintsInside {
      addContentBox(scrollView)
    }
    for subview in view.subviews {
      guard !subview.isLayoutRoot else {
        continue
      }
      if !subview.translatesAutoresizingMaskIntoConstraints {
        boxes[ObjectIdentifier(subview)] = newBox()
        placed.append(subview)
      }
      collect(subview)
    }
  }

  private mutating func addContentBox(_ view: UIScrollView) {
    guard let own = box(of: view) else { return }
    var content = newBox()
    content.left = own.left
    content.top = own.top
    contentBoxes[ObjectIdentifier(view)] = content
    scrollViews.append(view)
  }

  /// The rectangle of a view; one that no constraint places has its present frame.
  mutating func box(of view: UIView) -> Box? {
    if let box = boxes[ObjectIdentifier(view)] { return box }
    guard let superview = view.superview, view.isDescendant(of: root),
      let outer = box(of: superview)
    else { return nil }
    let place = view.alignmentFrame
    foundation.fixed.append(.init(view: view, frame: view.frame))
    let box = Box(
      left: outer.left + LinearExpression(Double(place.minX)),
      top: outer.top + LinearExpression(Double(place.minY)),
      width: LinearExpression(Double(place.width)),
      height: LinearExpression(Double(place.height))
    )
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  // MARK: - Own sizes

  private mutating func addSizes() {
    if let target {
      let size = target.size
      let (width, height) = (Double(size.width), Double(size.height))
      if let box = boxes[ObjectIdentifier(root)] {
        want(box.width - LinearExpression(width), .equal, target.horizontal)
        want(box.height - LinearExpression(height), .equal, target.vertical)
      }
      addOwnSize(of: root)
    } else if isRootFree {
      addOwnSize(of: root)
    }
    for view in placed { addOwnSize(of: view) }
  }

  private mutating func addOwnSize(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let size = measured[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    addOwn(Double(size.width), box.width, of: view, .horizontal)
    addOwn(Double(size.height), box.height, of: view, .vertical)
  }

  private mutating func addOwn(
    _ size: Double,
    _ length: LinearExpression,
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard size >= 0 else { return }
    let difference = length - LinearExpression(size)
    want(difference, .lessOrEqual, view.contentHuggingPriority(for: axis))
    want(difference, .greaterOrEqual, view.contentCompressionResistancePriority(for: axis))
  }

  // MARK: - Adding

  @discardableResult
  mutating func demand(_ expression: LinearExpression, _ relation: LinearRelation) -> Bool {
    solver.add(expression, relation)
  }

  @discardableResult
  mutating func want(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    _ priority: UILayoutPriority
  ) -> Bool {
    solver.add(expression, relation, ConstraintStrength(Double(priority.rawValue)))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    if !want(expression, relation, constraint.priority), !constraint.wasReportedBroken {
      constraint.wasReportedBroken = true
      ConsoleMessage.unsatisfiable(constraint, among: constraints).emit()
    }
  }

  // MARK: - Solving

  mutating func solve() {
    solver.solve()
    let texts = textsToMeasure()
    guard !texts.isEmpty else { return }
    var second = LayoutBuilder(root: root)
    second.target = target
    second.measured = texts
    second.build()
    second.solver.solve()
    self = second
  }

  /// Texts of several lines have the height that their solved width gives.
  private mutating func textsToMeasure() -> [ObjectIdentifier: CGSize] {
    var found: [ObjectIdentifier: CGSize] = [:]
    let views = target == nil ? placed : placed + [root]
    for view in views where view.wrapsText {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let width = CGFloat(solver.value(of: box.width))
      let own = view.intrinsicContentSize
      guard width > 0, width < own.width - 0.01 || view is UITextView else { continue }
      let fitting = view.sizeThatFits(CGSize(width: width, height: 100_000))
      found[ObjectIdentifier(view)] = CGSize(width: own.width, height: fitting.height)
    }
    return found
  }

  // MARK: - The answer

  /// The views that constraints place, with their rectangles in their superviews.
  mutating func solvedViews(scale: CGFloat) -> [(view: UIView, place: CGRect)] {
    var found: [(UIView, CGRect)] = []
    for view in placed {
      guard let superview = view.superview, let own = boxes[ObjectIdentifier(view)],
        let outer = box(of: superview)
      else { continue }
      let inner = rect(own)
      let base = rect(outer).origin
      found.append((view, inner.offsetBy(dx: -base.x, dy: -base.y).aligned(to: scale)))
    }
    return found
  }

  func takeOverGuides() {
    for guide in guides {
      guard let box = guideBoxes[ObjectIdentifier(guide)], let owner = guide.owningView,
        let outer = boxes[ObjectIdentifier(owner)]
      else { continue }
      let base = rect(outer).origin
      guide.solvedFrame = rect(box).offsetBy(dx: -base.x, dy: -base.y)
    }
  }

  /// The sizes of content that constraints decide about.
  var contentSizes: [(scrollView: UIScrollView, size: CGSize)] {
    scrollViews.compactMap { view in
      guard let box = contentBoxes[ObjectIdentifier(view)], usesContent(of: view) else {
        return nil
      }
      var size = rect(box).size
      if size.width == 0 { size.width = view.contentSize.width }
      if size.height == 0 { size.height = view.contentSize.height }
      view.guidesIfAny?.content.solvedFrame = CGRect(origin: .zero, size: size)
      return (view, size)
    }
  }

  private func usesContent(of view: UIScrollView) -> Bool {
    constraints.contains { constraint in
      let items = constraint.items
      if items.contains(where: { ($0 as? UILayoutGuide)?.kind == .scrollContent }) {
        return items.contains { ($0 as? UILayoutGuide)?.owningView === view }
      }
      return items.contains { $0 === view }
        && items.contains {
          $0 !== view && LayoutPlace.view(of: $0)?.isDescendant(of: view) ?? false
        }
    }
  }

  var sizeOfFreeRoot: CGSize? {
    guard isRootFree, target == nil else { return nil }
    return boxes[ObjectIdentifier(root)].map { rect($0).size }
  }

  var fittedSize: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    let size = rect(box).size
    let scale = max(root.traitCollection.displayScale, 1)
    return CGSize(
      width: (size.width * scale - 0.001).rounded(.up) / scale,
      height: (size.height * scale - 0.001).rounded(.up) / scale
    )
  }

  private func rect(_ box: Box) -> CGRect {
    CGRect(
      x: solver.value(of: box.left),
      y: solver.value(of: box.top),
      width: solver.value(of: box.width),
      height: solver.value(of: box.height)
    )
  }
}

extension CGRect {
  /// The rectangle with its edges on pixels.
  func aligned(to scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded() / scale
    let top = (minY * scale).rounded() / scale
    let right = (maxX * scale).rounded() / scale
    let bottom = (maxY * scale).rounded() / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UIView {
  /// Whether the view shows text whose height depends on its width.
  var wrapsText: Bool {
    if let label = self as? UILabel {
      return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
    }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    return false
  }
}
