import Foundation

/// Rows as text, as iOS names them in its reports of contradictions.
@MainActor
extension LayoutRow {
  var text: String {
    switch source {
    case .constraint(let constraint): constraint.text
    case .place(let entry, let part): placeText(entry, part)
    case .origin(let entry, _):
      "<NSLayoutConstraint '\(Naming.shortName(of: entry.view))-contentOffset'>"
    case .ownSize(let entry, let axis, _): ownSizeText(entry, axis)
    case .guide(let entry, let kind, let part): guideText(entry, kind, part)
    case .target(let axis):
      "<NSLayoutConstraint 'fittingSizeHTarget' \(axis == .horizontal ? "width" : "height")>"
    }
  }

  private func placeText(_ entry: LayoutEntry, _ part: LayoutPart) -> String {
    let view = entry.view
    let name = Naming.shortName(of: view)
    let size = view.bounds.size.along(part.axis)
    let value = NSLayoutConstraint.number(
      part.isStart ? view.alignmentFrame.origin.along(part.axis) : size
    )
    let isLarge = view.owningController != nil || view.superview is UITableViewCell
    if !part.isStart, isLarge {
      let axis = part == .width ? "Width" : "Height"
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(axis)' "
        + "\(name).\(part.name) == \(value)   (active)>"
    }
    // An origin is a distance from the superview, which is explained behind like other edges.
    var names = ConstraintNames()
    let item = names.name(view)
    if part.isStart, let superview = view.superview { names.noteEdge(superview) }
    return "<NSAutoresizingMaskLayoutConstraint \(maskText(view)) "
      + "\(item).\(part.name) == \(value)   "
      + "(\((["active"] + names.notes).joined(separator: ", ")))>"
  }

  private func maskText(_ view: UIView) -> String {
    func signs(_ parts: [UIView.AutoresizingMask]) -> String {
      let mask = view.autoresizingMask
      if parts.allSatisfy({ !mask.contains($0) }) { return "--&" }
      return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }

  private func ownSizeText(_ entry: LayoutEntry, _ axis: NSLayoutConstraint.Axis) -> String {
    let view = entry.view
    let name = axis == .horizontal ? "width" : "height"
    let size = NSLayoutConstraint.number(entry.ownSize[axis].size)
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return "<NSContentSizeLayoutConstraint \(Naming.shortName(of: view)).\(name) == \(size) "
      + "Hug:\(NSLayoutConstraint.number(CGFloat(hugging))) "
      + "CompressionRes:\(NSLayoutConstraint.number(CGFloat(resistance)))   (active)>"
  }

  private func guideText(
    _ entry: LayoutEntry,
    _ kind: UILayoutGuide.Kind,
    _ part: LayoutPart
  ) -> String {
    let edge = ["left", "top", "right", "bottom"][part.rawValue]
    let name: String =
      switch kind {
      case .margins: "UIView-\(edge)Margin-guide-constraint"
      case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
      case .readable: "UIView-readable-\(edge)"
      case .keyboard: "UIKeyboardLayoutGuide-\(edge)"
      default: "UIView-guide-\(edge)"
      }
    return "<NSLayoutConstraint '\(name)' of \(Naming.shortName(of: entry.view))   (active)>"
  }
}

extension LayoutPart {
  var name: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .width: "width"
    case .height: "height"
    }
  }
}
