import Cassowary
import Foundation

/// What a stack view asks of the solver for the views that it arranges.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isHorizontal: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
  }

  /// A length along one axis.
  private struct Span {
    var start: LinearExpression
    var length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  func add(to builder: inout LayoutBuilder) {
    guard let outer = builder.box(of: stack) else { return }
    hide(in: &builder)
    guard !views.isEmpty else { return }
    let margins =
      stack.isLayoutMarginsRelativeArrangement
      ? builder.insets(.margins, of: stack) : .zero
    let boxes = views.compactMap { builder.box(of: $0) }
    guard boxes.count == views.count else { return }
    arrange(boxes.map { along($0) }, in: inset(along(outer), margins, isHorizontal), &builder)
    align(boxes.map { across($0) }, in: inset(across(outer), margins, !isHorizontal), &builder)
  }

  private func along(_ box: LayoutBuilder.Box) -> Span {
    isHorizontal
      ? Span(start: box.left, length: box.width) : Span(start: box.top, length: box.height)
  }

  private func across(_ box: LayoutBuilder.Box) -> Span {
    isHorizontal
      ? Span(start: box.top, length: box.height) : Span(start: box.left, length: box.width)
  }

  private func inset(_ span: Span, _ insets: UIEdgeInsets, _ isHorizontal: Bool) -> Span {
    let (before, after) =
      isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return Span(
      start: span.start + LinearExpression(Double(before)),
      length: span.length - LinearExpression(Double(before + after))
    )
  }

  /// Hidden views take no room.
  private func hide(in builder: inout LayoutBuilder) {
    for view in stack.arrangedSubviews where view.isHidden {
      guard let box = builder.box(of: view) else { continue }
      builder.demand(along(box).length, .equal)
    }
  }

  private func gap(after index: Int) -> LinearExpression {
    LinearExpression(Double(stack.effectiveSpacing(after: views[index])))
  }

  // MARK: - Along the axis

  private func arrange(_ spans: [Span], in outer: Span, _ builder: inout LayoutBuilder) {
    builder.demand(spans[0].start - outer.start, .equal)
    builder.demand(spans[spans.count - 1].end - outer.end, .equal)
    let isSpread =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for index in spans.indices.dropLast() {
      let distance = spans[index + 1].start - spans[index].end
      builder.demand(distance - gap(after: index), isSpread ? .greaterOrEqual : .equal)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { builder.demand(span.length - spans[0].length, .equal) }
    case .fillProportionally: proportion(spans, &builder)
    case .equalSpacing:
      equalize(spans.indices.dropLast().map { spans[$0 + 1].start - spans[$0].end }, &builder)
    case .equalCentering:
      equalize(spans.indices.dropLast().map { spans[$0 + 1].middle - spans[$0].middle }, &builder)
    }
  }

  private func equalize(_ distances: [LinearExpression], _ builder: inout LayoutBuilder) {
    for distance in distances.dropFirst() {
      builder.want(distance - distances[0], .equal, UILayoutPriority(149))
    }
  }

  private func proportion(_ spans: [Span], _ builder: inout LayoutBuilder) {
    let sizes = views.map { view -> Double in
      let size = view.intrinsicContentSize
      return Double(max(0, isHorizontal ? size.width : size.height))
    }
    guard let first = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for index in spans.indices where index != first && sizes[index] > 0 {
      let share = sizes[index] / sizes[first]
      builder.want(
        spans[index].length - spans[first].length * share,
        .equal,
        UILayoutPriority(999)
      )
    }
  }

  // MARK: - Across the axis

  private func align(_ spans: [Span], in outer: Span, _ builder: inout LayoutBuilder) {
    for (index, span) in spans.enumerated() {
      switch stack.alignment {
      case .fill:
        builder.demand(span.start - outer.start, .equal)
        builder.demand(span.end - outer.end, .equal)
      case .leading: pin(span.start - outer.start, span, in: outer, &builder)
      case .trailing: pin(span.end - outer.end, span, in: outer, &builder)
      case .center: pin(span.middle - outer.middle, span, in: outer, &builder)
      case .firstBaseline, .lastBaseline:
        let distance = baseline(index, span) - baseline(0, spans[0])
        if index > 0 { builder.demand(distance, .equal) }
        builder.demand(span.start - outer.start, .greaterOrEqual)
        builder.demand(span.end - outer.end, .lessOrEqual)
      }
      // The stack is no larger across than it has to be.
      builder.want(outer.length - span.length, .lessOrEqual, UILayoutPriority(48))
    }
  }

  private func pin(
    _ difference: LinearExpression,
    _ span: Span,
    in outer: Span,
    _ builder: inout LayoutBuilder
  ) {
    builder.demand(difference, .equal)
    builder.demand(span.start - outer.start, .greaterOrEqual)
    builder.demand(span.end - outer.end, .lessOrEqual)
  }

  private func baseline(_ index: Int, _ span: Span) -> LinearExpression {
    stack.alignment == .firstBaseline
      ? span.start + LinearExpression(Double(views[index].distanceToFirstBaseline))
      : span.end - LinearExpression(Double(views[index].distanceFromLastBaseline))
  }
}
