import Foundation

/// The exceptions of tables and collections, with the words of iOS.
@MainActor
extension UIKitException {
  static func unregisteredCell(_ identifier: String) -> UIKitException {
    inconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// Since iOS 11 (https://github.com/kif-framework/KIF/issues/1040, grade B).
  static func dequeuedTwice(_ identifier: String, _ path: IndexPath) -> UIKitException {
    inconsistency(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "\(identifier), index path: \(Naming.name(of: path))"
    )
  }

  /// The words of iOS for this case are not known.
  static func reconfiguredWithAnotherCell(_ path: IndexPath) -> UIKitException {
    inconsistency(
      "the cell returned for a row that is being reconfigured must be the one that the row has: "
        + "dequeue it with the same identifier and the same index path "
        + "(\(Naming.name(of: path)))"
    )
  }

  static func unregisteredView(_ kind: String, _ identifier: String) -> UIKitException {
    inconsistency(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  static func scrolledBeyondRows(_ indexPath: IndexPath, in counts: [Int]) -> UIKitException {
    let text: String
    if counts.indices.contains(indexPath.section) {
      text =
        "row (\(indexPath.row)) beyond bounds (\(counts[indexPath.section])) for section "
        + "(\(indexPath.section))."
    } else {
      text = "section (\(indexPath.section)) beyond bounds (\(counts.count))."
    }
    return UIKitException(
      name: "NSRangeException",
      reason: "Attempted to scroll the table view to an out-of-bounds \(text)"
    )
  }

  static func invalidUpdate(_ problem: UpdatePlan.Problem, in view: UIView) -> UIKitException {
    let isTable = view is UITableView
    return inconsistency(
      UpdateWords(row: isTable ? "row" : "item", view: isTable ? "table view" : "collection view")
        .text(of: problem)
    )
  }
}

/// The words for counts that do not agree, and for changes that contradict each other.
@MainActor
private struct UpdateWords {
  let row: String
  let view: String

  func text(of problem: UpdatePlan.Problem) -> String {
    switch problem {
    case .sections(let after, let before, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the \(view) "
        + "after the update (\(after)) must be equal to the number of sections contained in the "
        + "\(view) before the update (\(before)), plus or minus the number of sections inserted or "
        + "deleted (\(inserted) inserted, \(deleted) deleted)."
    case .rows(
      let section,
      let after,
      let before,
      let inserted,
      let deleted,
      let movedIn,
      let movedOut
    ):
      "Invalid update: invalid number of \(row)s in section \(section). The number of \(row)s "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number of \(row)s contained in that section before the update (\(before)), plus or "
        + "minus the number of \(row)s inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of \(row)s moved into or out "
        + "of that section (\(movedIn) moved in, \(movedOut) moved out)."
    case .deletedRow(let index, let section, let count):
      "attempt to delete \(row) \(index) from section \(section) which only contains \(count) "
        + "\(row)s before the update"
    case .deletedRowOfSection(let index, let section, let count):
      "attempt to delete \(row) \(index) from section \(section), but there are only \(count) "
        + "sections before the update"
    case .deletedSection(let section, let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .insertedRow(let index, let section, let count):
      "attempt to insert \(row) \(index) into section \(section), but there are only \(count) "
        + "\(row)s in section \(section) after the update"
    case .insertedRowOfSection(let index, let section, let count):
      "attempt to insert \(row) \(index) into section \(section), but there are only \(count) "
        + "sections after the update"
    case .insertedSection(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    default: textOfMove(problem)
    }
  }

  private func textOfMove(_ problem: UpdatePlan.Problem) -> String {
    switch problem {
    case .movedRow(let path, let count):
      "attempt to move index path (\(Naming.name(of: path))) that does not exist - there are only "
        + "\(count ?? 0) \(row)s in section \(path.section) before the update"
    case .movedRowTo(let path, let count):
      "attempt to move a \(row) to index path (\(Naming.name(of: path))) that does not exist - "
        + "there are only \(count ?? 0) \(row)s in section \(path.section) after the update"
    case .movedSection(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .movedSectionTo(let section, let count):
      "attempt to move a section to \(section), but there are only \(count) sections after the "
        + "update"
    case .deletedAndReloaded(let path):
      "attempt to delete and reload the same index path (\(Naming.name(of: path)))"
    case .deletedAndMoved(let path):
      "attempt to perform a delete and a move from the same index path (\(Naming.name(of: path)))"
    case .insertedAndMoved(let path):
      "attempt to perform an insert and a move to the same index path (\(Naming.name(of: path)))"
    case .movedFromDeletedSection(let section):
      "cannot move a \(row) from a deleted section (\(section))"
    case .movedIntoInsertedSection(let section):
      "cannot move a \(row) into a newly inserted section (\(section))"
    default: "Invalid update"
    }
  }
}
