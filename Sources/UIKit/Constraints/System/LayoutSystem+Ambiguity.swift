import Cassowary
import Foundation

/// Whether constraints leave a choice.
extension LayoutSystem {
  func isAmbiguous(_ view: UIView) -> Bool {
    solveIfNeeded()
    guard let entry = existingEntry(of: view), entry.role == .placed || isRootFree else {
      return false
    }
    let unknowns = entry.role == .root ? [entry.box.width, entry.box.height] : entry.box.all
    return unknowns.contains { solver.isAmbiguous($0) }
  }

  func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    solveIfNeeded()
    guard let box = freeGuides[ObjectIdentifier(guide)] else { return true }
    return box.all.contains { solver.isAmbiguous($0) }
  }

  /// Whether a part of a view or guide has several possible values.
  func isAmbiguous(_ place: LayoutPlace) -> Bool {
    solveIfNeeded()
    guard let outer = place.view?._superview ?? place.view,
      let expression = part(place, other: nil, in: outer.isDescendant(of: root) ? outer : root)
    else { return false }
    return solver.isAmbiguous(expression)
  }
}
