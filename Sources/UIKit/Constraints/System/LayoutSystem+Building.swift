import Cassowary
import Foundation

/// Which views take part: they come, go, and know their entries.
extension LayoutSystem {
  // MARK: - The whole

  func build() {
    forgetAll()
    needsBuild = false
    let entry = makeEntry(for: root, .root)
    rootEntry = entry
    if isRootFree {
      if isMeasuring {
        insert(.target(.horizontal))
        insert(.target(.vertical))
      }
      note(entry, .ownSize)
    } else {
      holdPlace(of: entry)
    }
    enterInside(root)
  }

  /// Forgets everything, as the system goes or is built anew.
  func forgetAll() {
    for case let row? in rows {
      guard let constraint = row.constraint, constraint.layoutSystem === self else { continue }
      constraint.layoutSystem = nil
      constraint.layoutRow = -1
    }
    for entry in entries.values {
      entry.system = nil
      if !isMeasuring, entry.view.layoutEntry === entry { entry.view.layoutEntry = nil }
    }
    for stack in stacks { stack.isMarkedForArrangement = false }
    for constraint in edited { constraint.isMarkedForEdit = false }
    solver = Solver()
    rootEntry = nil
    (rows, unusedRows, brokenRows) = ([], [], [])
    (measured, entries, owners, freeGuides) = ([:], [:], [], [:])
    (arrived, added, edited, stacks, stale, watched) = ([], [], [], [], [], [])
    (changed, pending) = ([], [:])
    mayMend = false
  }

  // MARK: - Coming

  /// Takes a view below the root in, with what lies inside.
  func enter(_ view: UIView) {
    guard view !== root, !view.isLayoutRoot else { return }
    if !isMeasuring { view.endOwnSystem() }
    if !view.translatesAutoresizingMaskIntoConstraints, existingEntry(of: view) == nil {
      note(makeEntry(for: view, .placed), .ownSize)
    }
    enterInside(view)
  }

  func enterInside(_ view: UIView) {
    if let state = view.constraintStateIfAny { added += state.constraints }
    if view.flags.contains(.isStack), let stack = view as? UIStackView {
      if isMeasuring { stacks.append(stack) } else { noteChange(of: stack) }
    }
    for subview in view._subviews { enter(subview) }
  }

  // MARK: - Going

  /// Lets a view go with what lies inside; constraints across have ended before.
  func leave(_ view: UIView) {
    needsSolve = true
    let isInside = !view.isOwnRoot
    if isInside {
      if let state = view.constraintStateIfAny {
        for constraint in state.constraints where constraint.layoutSystem === self {
          remove(constraint)
        }
      }
      if view.flags.contains(.isStack), let stack = view as? UIStackView { endArrangement(stack) }
      for subview in view._subviews { leave(subview) }
    }
    if let entry = existingEntry(of: view) { remove(entry) }
  }

  private func remove(_ entry: LayoutEntry) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      drop(entry.ownSize[axis].hugging)
      drop(entry.ownSize[axis].resistance)
    }
    for guide in entry.guides {
      for row in guide.rows { drop(row) }
      retire(guide.box.all)
    }
    for row in entry.placeRows { drop(row) }
    for row in entry.origin?.rows ?? [] { drop(row) }
    retire(entry.box.all)
    if let origin = entry.origin { retire([origin.x, origin.y]) }
    if let content = entry.content { retire([content.width, content.height]) }
    for guide in entry.view.guideStoreIfAny?.own ?? [] {
      if let box = freeGuides.removeValue(forKey: ObjectIdentifier(guide)) { retire(box.all) }
    }
    watched.removeAll { $0 === entry }
    entries[entry.serial] = nil
    entry.system = nil
    if entry.view.layoutEntry === entry { entry.view.layoutEntry = nil }
  }

  /// Forgets a guide whose constraints have ended.
  func forget(_ guide: UILayoutGuide) {
    if let box = freeGuides.removeValue(forKey: ObjectIdentifier(guide)) { retire(box.all) }
  }

  private func retire(_ unknowns: [Unknown]) {
    for unknown in unknowns {
      owners[unknown.index] = nil
      solver.retire(unknown)
    }
  }

  // MARK: - Entries

  func existingEntry(of view: UIView) -> LayoutEntry? {
    if isMeasuring { return measured[ObjectIdentifier(view)] }
    guard let entry = view.layoutEntry, entry.system === self else {
      return view === root ? rootEntry : nil
    }
    return entry
  }

  /// The entry of a view; one that no constraint places has its present frame.
  func entry(of view: UIView) -> LayoutEntry {
    if let entry = existingEntry(of: view) { return entry }
    let entry = makeEntry(for: view, .fixed)
    holdPlace(of: entry)
    return entry
  }

  private func makeEntry(for view: UIView, _ role: LayoutEntry.Role) -> LayoutEntry {
    let entry = LayoutEntry(view, role, newBox(nonNegative: true), serial: nextSerial())
    entry.system = self
    entries[entry.serial] = entry
    for unknown in entry.box.all { own(unknown, entry) }
    if isMeasuring {
      measured[ObjectIdentifier(view)] = entry
    } else if role != .root {
      view.layoutEntry = entry
      view.ownedLayer.tellOwnerOfMove()
    }
    return entry
  }

  func own(_ unknown: Unknown, _ entry: LayoutEntry?) {
    while owners.count <= unknown.index { owners.append(nil) }
    owners[unknown.index] = entry
  }

  private func holdPlace(of entry: LayoutEntry) {
    let parts: [LayoutPart] = entry.role == .root ? [.width, .height] : LayoutPart.allCases
    entry.placeRows = parts.map { insert(.place(entry, $0)) }
  }
}
