import Cassowary
import Foundation

/// The constraints of a branch of the view tree, solved.
///
/// A system reaches from a view whose size comes from elsewhere (a mask, a
/// controller, a table) down to the next such views. It is built when a layout first
/// needs it; then it follows each change at the cost of what the change touches:
/// constraints, views, sizes and insets that come, go or change are noted, and the
/// next layout hands them to the solver, which is solved once for all of them.
@MainActor
final class LayoutSystem {
  unowned let root: UIView
  /// The size to come near, if the system only measures.
  let target: LayoutTarget?

  @exclusivity(unchecked) var solver = Solver()
  var rootEntry: LayoutEntry?
  var rows: [LayoutRow?] = []
  var unusedRows: [Int] = []
  /// Rows that contradict others and are left out until something gives way.
  var brokenRows: [Int] = []
  /// Whether something went or changed, so that a row that was left out may fit now.
  var mayMend = false
  /// The entries of a system that measures; otherwise the views know their own.
  var measured: [ObjectIdentifier: LayoutEntry] = [:]
  var entries: [Int: LayoutEntry] = [:]
  private(set) var entryCount = 0
  /// The entry of each unknown, by number.
  var owners: [LayoutEntry?] = []
  /// The guides that constraints place, by identity.
  var freeGuides: [ObjectIdentifier: LayoutBox] = [:]

  // What waits for the next solution.
  var needsBuild = true
  var needsSolve = true
  var arrived: [UIView] = []
  var added: [NSLayoutConstraint] = []
  var edited: [NSLayoutConstraint] = []
  var stacks: [UIStackView] = []
  var stale: [LayoutEntry] = []
  /// Entries whose guides nobody reports about: they are looked at each time.
  var watched: [LayoutEntry] = []

  // What the last solution changed.
  var changed: [LayoutEntry] = []
  /// The views to place, by their superviews.
  var pending: [ObjectIdentifier: [LayoutEntry]] = [:]
  var isSolving = false
  var isPlacing = false
  private var hasEnded = false
  /// The pixels per point to which places are rounded.
  private(set) var scale: CGFloat = 1

  init(root: UIView, target: LayoutTarget? = nil) {
    self.root = root
    self.target = target
  }

  var isMeasuring: Bool { target != nil }

  /// Whether the root's size is an unknown, too.
  var isRootFree: Bool {
    isMeasuring || (root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints)
  }

  func nextSerial() -> Int {
    entryCount += 1
    return entryCount
  }

  // MARK: - Solving

  /// Takes over what was noted and finds the new solution.
  func solveIfNeeded() {
    guard needsSolve || !watched.isEmpty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    scale = max(root.knownTraits.displayScale, 1)
    for entry in watched { note(entry, .guides) }
    // Asking views for sizes may change constraints again.
    for _ in 0..<8 {
      guard needsSolve else { break }
      needsSolve = false
      if needsBuild { build() }
      takeOverChanges()
      settle()
    }
    if hasEnded { return forgetInTheEnd() }
    handOut()
  }

  /// Solves until no constraint is contradicted and texts have the height of their width.
  private func settle() {
    for _ in 0..<4 {
      while !solver.solve() { breakOne(of: solver.conflict, instead: nil) }
      solver.takeChanges { unknown in
        guard let entry = owners[unknown.index], !entry.isChanged else { return }
        entry.isChanged = true
        changed.append(entry)
      }
      let isMeasured = measureTexts()
      guard moveBaselines() || isMeasured else { return }
    }
  }

  /// Ends the system, as its root becomes part of another.
  ///
  /// Views whose sizes are asked for may do that in the middle of a solution.
  func end() {
    hasEnded = true
    if !isSolving { forgetAll() }
  }

  private func forgetInTheEnd() {
    forgetAll()
    root.constraintsDidChange()
  }

  func value(_ unknown: Unknown) -> CGFloat { CGFloat(solver.value(of: unknown)) }

  // MARK: - Noting changes

  /// Solves anew from nothing at the next layout.
  func noteRebuild() {
    needsBuild = true
    needsSolve = true
  }

  /// Notes that something has to be read from a view again.
  func note(_ entry: LayoutEntry, _ what: LayoutEntry.Stale) {
    needsSolve = true
    if entry.stale.isEmpty { stale.append(entry) }
    entry.stale.formUnion(what)
  }

  func noteArrival(of view: UIView) {
    arrived.append(view)
    needsSolve = true
  }

  func noteAddition(of constraint: NSLayoutConstraint) {
    added.append(constraint)
    needsSolve = true
  }

  func noteEdit(of constraint: NSLayoutConstraint) {
    needsSolve = true
    guard !constraint.isMarkedForEdit else { return }
    constraint.isMarkedForEdit = true
    edited.append(constraint)
  }

  func noteChange(of stack: UIStackView) {
    needsSolve = true
    guard !stack.isMarkedForArrangement else { return }
    stack.isMarkedForArrangement = true
    stacks.append(stack)
  }

  private func takeOverChanges() {
    while !arrived.isEmpty {
      let views = arrived
      arrived = []
      for view in views where view._superview?.insideSystem === self { enter(view) }
    }
    let entries = stale
    stale = []
    for entry in entries where entry.system === self { refresh(entry) }
    let constraints = edited
    edited = []
    for constraint in constraints {
      constraint.isMarkedForEdit = false
      if constraint.layoutSystem === self { refresh(constraint) }
    }
    addNoted()
    while !stacks.isEmpty {
      let some = stacks
      stacks = []
      for stack in some { arrange(stack) }
    }
    mendBroken()
  }

  private func addNoted() {
    guard !added.isEmpty else { return }
    let constraints = added.sorted { $0.activation < $1.activation }
    added = []
    for constraint in constraints where isMeasuring || constraint.layoutSystem == nil {
      add(constraint)
    }
  }
}

/// What a measurement asks for.
struct LayoutTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
