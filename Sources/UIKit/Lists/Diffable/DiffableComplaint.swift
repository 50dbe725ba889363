import Foundation

/// What is wrong with a change of a snapshot, with the words of iOS where a report has them.
///
/// Snapshots may be changed anywhere; exceptions are raised where the caller is.
enum DiffableComplaint {
  case noSections
  case unknownSection
  case unknownItem(String, String)
  case duplicateItems([String])
  case duplicateSections([String])
  case itemsAlreadyThere([String])
  case duplicatesInSection([String])
  case unknownParent(String)

  private func list(_ names: [String]) -> String {
    "{(\n" + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// - Evidence: CovidTrackerFr/vitemadose-ios #69 (an unknown section), l984-451/Rivulet #187
  ///   (duplicates), openillumi.com on reloadItems (an unknown item), hackiftekhar/IQListKit #3
  ///   (section snapshots); logs, grade B. The words for a snapshot without sections are from
  ///   memory (grade C).
  var text: String {
    switch self {
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .unknownSection:
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    case .unknownItem(let what, let item):
      "Attempted to \(what) item identifier that does not exist in the snapshot: \(item)"
    case .duplicateItems(let items):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(list(items))"
    case .duplicateSections(let sections):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + list(sections)
    case .itemsAlreadyThere(let items):
      "Diffable data source detected an attempt to insert or append \(items.count) item "
        + "identifier\(items.count == 1 ? " that already exists" : "s that already exist") in the "
        + "snapshot. The existing item identifier\(items.count == 1 ? "" : "s") will be moved into "
        + "place instead, but this operation will be more expensive. For best performance, "
        + "inserted item identifiers should always be unique. Set a symbolic breakpoint on "
        + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
        + "debugger. Item identifier\(items.count == 1 ? "" : "s") that already "
        + "exist\(items.count == 1 ? "s" : ""): (\n"
        + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    case .duplicatesInSection(let items):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(list(items))"
    case .unknownParent(let item):
      "The item identifier is not in the section snapshot: \(item). Append it before its children, "
        + "and check with contains(_:)."
    }
  }

  func raise() {
    let text = text
    PortingMainActor.run { UIKit.raise(.inconsistency(text)) }
  }

  func print() {
    let text = text
    PortingMainActor.run { ConsoleMessage(text).emit() }
  }
}
