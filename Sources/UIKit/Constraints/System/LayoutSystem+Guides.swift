import Cassowary
import Foundation

/// Guides: those that constraints place, and those that follow insets.
extension LayoutSystem {
  /// A guide's rectangle in the coordinates of its owner; `nil` if it cannot be known.
  func span(of guide: UILayoutGuide, _ owner: UIView, _ axis: Axis) -> LayoutSpan? {
    let entry = entry(of: owner)
    switch guide.kind {
    case .free: return span(of: freeBox(of: guide, entry), axis)
    case .scrollContent:
      guard let view = owner as? UIScrollView else { return nil }
      let length = LinearExpression(contentLength(of: view, axis))
      return LayoutSpan(start: LinearExpression(), length: length)
    case .scrollFrame: return bounds(of: entry, axis)
    case .margins where owner is UIScrollView && entry.content != nil:
      // Margins of a scroll view with content are those of the content.
      guard let view = owner as? UIScrollView else { return nil }
      let length = LinearExpression(contentLength(of: view, axis))
      let margins = view.layoutMargins
      return LayoutSpan(start: LinearExpression(), length: length)
        .inset(margins.before(axis), margins.after(axis))
    case .safeArea, .top, .bottom, .margins, .readable, .keyboard:
      return span(of: guideBox(guide.kind, of: entry), axis)
    }
  }

  private func freeBox(of guide: UILayoutGuide, _ entry: LayoutEntry) -> LayoutBox {
    let id = ObjectIdentifier(guide)
    if let box = freeGuides[id] { return box }
    let box = newBox(nonNegative: true)
    freeGuides[id] = box
    return box
  }

  /// The unknowns of a rectangle that nobody owns yet.
  func newBox(nonNegative: Bool) -> LayoutBox {
    let box = LayoutBox(
      left: solver.makeUnknown(),
      top: solver.makeUnknown(),
      width: solver.makeUnknown(nonNegative: nonNegative),
      height: solver.makeUnknown(nonNegative: nonNegative)
    )
    for unknown in box.all { own(unknown, nil) }
    return box
  }

  /// The bounds of a view in its own coordinates.
  private func bounds(of entry: LayoutEntry, _ axis: Axis) -> LayoutSpan {
    let insets = entry.alignment
    return LayoutSpan(
      start: originTerm(of: entry, axis),
      length: LinearExpression(entry.box.length(axis))
        + number(insets.before(axis) + insets.after(axis))
    )
  }

  /// The unknowns of a guide that follows insets.
  func guideBox(_ kind: UILayoutGuide.Kind, of entry: LayoutEntry) -> LayoutBox {
    if let known = entry.guides.first(where: { $0.kind == kind }) { return known.box }
    let insets = UILayoutGuide.insets(of: kind, in: entry.view)
    // Insets may be larger than the view; the guide must not hold it open.
    let box = newBox(nonNegative: false)
    entry.guides.append(LayoutGuideBox(kind: kind, box: box, insets: insets))
    let place = entry.guides.count - 1
    entry.guides[place].rows = LayoutPart.allCases.map { insert(.guide(entry, kind, $0)) }
    if !isMeasuring, !entry.view.reportsInsets(of: kind), !watched.contains(where: { $0 === entry })
    {
      watched.append(entry)
    }
    return box
  }

  /// A guide's edge or length: from the near edge, or from both.
  func guideTerms(
    _ entry: LayoutEntry,
    _ kind: UILayoutGuide.Kind,
    _ part: LayoutPart
  ) -> LayoutTerms? {
    guard let guide = entry.guides.first(where: { $0.kind == kind }) else { return nil }
    let outer = bounds(of: entry, part.axis)
    let own = span(of: guide.box, part.axis)
    var terms = LayoutTerms(
      expression: part.isStart ? own.start - outer.start : own.end - outer.end
    )
    switch (kind, part) {
    case (.top, .height), (.bottom, .height), (.keyboard, .height):
      terms.expression = own.length
    case (.bottom, .top), (.keyboard, .top): terms.expression = own.end - outer.end
    default: break
    }
    terms.expression.constant -= guideConstant(entry, kind, part, guide.insets)
    return terms
  }

  /// What a guide's insets add to the edge that a part is about.
  private func guideConstant(
    _ entry: LayoutEntry,
    _ kind: UILayoutGuide.Kind,
    _ part: LayoutPart,
    _ insets: UIEdgeInsets
  ) -> Double {
    let height = entry.view.bounds.height
    switch (kind, part) {
    case (.top, .height): return Double(max(0, height - insets.bottom))
    case (.bottom, .height), (.keyboard, .height): return Double(max(0, height - insets.top))
    case (.bottom, .top), (.keyboard, .top): return 0
    default:
      return Double(
        part.isStart ? insets.before(part.axis) : -insets.after(part.axis)
      )
    }
  }

  /// Reads insets again.
  func refreshGuides(of entry: LayoutEntry) {
    for place in entry.guides.indices {
      let guide = entry.guides[place]
      let insets = UILayoutGuide.insets(of: guide.kind, in: entry.view)
      let hasHeight = [.top, .bottom, .keyboard].contains(guide.kind)
      guard insets != guide.insets || hasHeight else { continue }
      entry.guides[place].insets = insets
      for part in LayoutPart.allCases {
        let row = guide.rows[part.rawValue]
        guard let terms = guideTerms(entry, guide.kind, part) else { continue }
        setConstant(of: row, to: terms.expression.constant)
      }
    }
  }

  // MARK: - Answers

  /// The rectangle that constraints give a guide, in its owner's coordinates.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    if guide.kind == .scrollContent {
      guard let view = guide.owningView, let content = existingEntry(of: view)?.content else {
        return .zero
      }
      return CGRect(x: 0, y: 0, width: value(content.width), height: value(content.height))
    }
    return freeGuides[ObjectIdentifier(guide)].map { rect($0) } ?? .zero
  }

  func rect(_ box: LayoutBox) -> CGRect {
    CGRect(
      x: value(box.left),
      y: value(box.top),
      width: value(box.width),
      height: value(box.height)
    )
  }
}

extension UIView {
  /// Whether the view tells its system when insets of a kind change.
  func reportsInsets(of kind: UILayoutGuide.Kind) -> Bool {
    kind != .keyboard
      && (_window == nil || flags.contains(.knowsSafeArea)) && !preservesSuperviewLayoutMargins
  }
}
