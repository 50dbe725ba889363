import Cassowary
import Foundation

/// The sizes that contents ask for.
extension LayoutSystem {
  /// Reads again what was noted about a view.
  func refresh(_ entry: LayoutEntry) {
    let what = entry.stale
    entry.stale = []
    if what.contains(.place) {
      for row in entry.placeRows {
        guard case .place(_, let part) = rows[row]?.source else { continue }
        setConstant(of: row, to: -Double(place(of: entry, part)))
      }
    }
    if what.contains(.origin), let origin = entry.origin {
      for row in origin.rows {
        guard case .origin(_, let axis) = rows[row]?.source else { continue }
        setConstant(of: row, to: -Double(entry.view.bounds.origin.along(axis)))
      }
    }
    if what.contains(.guides) { refreshGuides(of: entry) }
    if what.contains(.ownPriority) { dropOwnSize(of: entry) }
    if !what.isDisjoint(with: [.ownSize, .ownPriority]) { refreshOwnSize(of: entry) }
  }

  private func dropOwnSize(of entry: LayoutEntry) {
    for axis in [Axis.horizontal, .vertical] {
      drop(entry.ownSize[axis].hugging)
      drop(entry.ownSize[axis].resistance)
      entry.ownSize[axis] = LayoutOwnSize.Rows()
    }
  }

  private func refreshOwnSize(of entry: LayoutEntry) {
    guard entry.role == .placed || isRootFree else { return }
    if !isMeasuring, entry.alignment != entry.view.alignmentRectInsets { return noteRebuild() }
    let size = entry.view.intrinsicContentSize
    // The view may have left when it was asked.
    guard entry.system === self else { return }
    entry.ownSize.intrinsic = size
    entry.ownSize.measuredWidth = -1
    entry.baselineSize = nil
    setOwnSize(of: entry, .horizontal, to: size.width)
    setOwnSize(of: entry, .vertical, to: size.height)
    for constraint in entry.baselineConstraints where constraint.layoutSystem === self {
      reinsertBaseline(constraint)
    }
    if entry.view.wrapsText, !entry.isChanged {
      entry.isChanged = true
      changed.append(entry)
    }
  }

  private func reinsertBaseline(_ constraint: NSLayoutConstraint) {
    guard rows[constraint.layoutRow]?.handle != nil else { return }
    remove(constraint)
    add(constraint)
  }

  private func setOwnSize(of entry: LayoutEntry, _ axis: Axis, to size: CGFloat) {
    var own = entry.ownSize[axis]
    guard own.size != size else { return }
    let isNew = own.hugging < 0
    own.size = size
    entry.ownSize[axis] = own
    if size < 0 || !size.isFinite {
      drop(own.hugging)
      drop(own.resistance)
      entry.ownSize[axis] = LayoutOwnSize.Rows()
    } else if isNew {
      own.hugging = insert(.ownSize(entry, axis, hugs: true))
      own.resistance = insert(.ownSize(entry, axis, hugs: false))
      entry.ownSize[axis] = own
    } else {
      setConstant(of: own.hugging, to: -Double(size))
      setConstant(of: own.resistance, to: -Double(size))
    }
  }

  func ownSizeTerms(_ entry: LayoutEntry, _ axis: Axis, hugs: Bool) -> LayoutTerms? {
    let size = entry.ownSize[axis].size
    guard size >= 0 else { return nil }
    let priority =
      hugs
      ? entry.view.contentHuggingPriority(for: axis)
      : entry.view.contentCompressionResistancePriority(for: axis)
    return LayoutTerms(
      expression: LinearExpression(entry.box.length(axis)) - number(size),
      relation: hugs ? .lessOrEqual : .greaterOrEqual,
      strength: ConstraintStrength(Double(priority.rawValue))
    )
  }

  // MARK: - Texts

  /// Gives texts of several lines the height that their solved width gives.
  ///
  /// - Returns: Whether one changed, so that the system has to be solved again.
  func measureTexts() -> Bool {
    var isAny = false
    for entry in changed where entry.role == .placed || isRootFree {
      guard entry.view.wrapsText else { continue }
      let width = value(entry.box.width)
      guard width != entry.ownSize.measuredWidth else { continue }
      entry.ownSize.measuredWidth = width
      let own = entry.ownSize.intrinsic
      var height = own.height
      if width > 0, width < own.width - 0.01 || entry.view is UITextView {
        height = entry.view.sizeThatFits(CGSize(width: width, height: 100_000)).height
      }
      guard entry.system === self, height >= 0, height != entry.ownSize.vertical.size else {
        continue
      }
      setOwnSize(of: entry, .vertical, to: height)
      isAny = true
    }
    return isAny
  }

  // MARK: - Baselines

  /// Moves baselines with the heights that were found: text stands in the middle of its view.
  ///
  /// - Returns: Whether one moved, so that the system has to be solved again.
  func moveBaselines() -> Bool {
    var isAny = false
    for entry in changed where !entry.baselineConstraints.isEmpty {
      let size = rect(entry.box).size
      guard size.height != entry.baselineSize?.height else { continue }
      entry.baselineSize = size
      for constraint in entry.baselineConstraints where constraint.layoutSystem === self {
        let row = constraint.layoutRow
        let old = rows[row]?.base
        guard let handle = rows[row]?.handle, let terms = terms(of: row), rows[row]?.base != old
        else { continue }
        solver.setConstant(of: handle, to: terms.expression.constant)
        isAny = true
      }
    }
    return isAny
  }

  /// The baselines of a view in its last solved size, or in that which its content asks for.
  func baselines(of entry: LayoutEntry) -> (first: CGFloat?, last: CGFloat?, height: CGFloat) {
    let view = entry.view
    let size: CGSize =
      switch entry.role {
      case .placed: entry.baselineSize ?? view.intrinsicContentSize
      case .root, .fixed: view.bounds.size
      }
    let found = view.layoutBaselines(in: size)
    return (found.first, found.last, size.height)
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

  /// The baselines of the view's text, or of the view inside that stands for it.
  ///
  /// - Parameter size: The size that the view has or will have.
  /// - Returns: The distances from the top; `nil` where the bottom edge counts as baseline.
  func layoutBaselines(in size: CGSize) -> (first: CGFloat?, last: CGFloat?) {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    let own = first === self || last === self ? textBaselines(in: size) : nil
    func distance(of view: UIView, _ read: (TextBaselines) -> CGFloat) -> CGFloat? {
      guard view !== self else { return own.map(read) }
      // A view inside keeps its place while this one is measured.
      let inside = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
      guard let found = view.textBaselines(in: inside) else { return nil }
      return view.convert(CGPoint(x: 0, y: read(found)), to: self).y
    }
    return (distance(of: first, \.first), distance(of: last, \.last))
  }
}
