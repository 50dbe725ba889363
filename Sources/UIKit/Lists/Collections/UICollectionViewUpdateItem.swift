public import Foundation

/// One change that is about to be shown.
///
/// Sections have paths whose item is `NSNotFound`.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an element.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is made anew.
    case reload
    /// It moves.
    case move
    /// Nothing.
    case none
  }

  /// Makes a change of nothing, for subclasses that say what it is.
  public override init() {
    updateAction = .none
    super.init()
  }

  /// The place before; `nil` for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The place afterwards; `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// What happens.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension TableUpdate {
  /// The changes as a layout is told of them.
  @MainActor
  func items(_ plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var list: [UICollectionViewUpdateItem] = []
    for index in deletedSections { list.append(.init(.delete, before: section(index), after: nil)) }
    for path in deletedRows.sorted() { list.append(.init(.delete, before: path, after: nil)) }
    for index in reloadedSections {
      list.append(.init(.reload, before: section(index), after: section(index)))
    }
    for path in reloadedRows.sorted() { list.append(.init(.reload, before: path, after: path)) }
    for index in insertedSections {
      list.append(.init(.insert, before: nil, after: section(index)))
    }
    for path in insertedRows.sorted() { list.append(.init(.insert, before: nil, after: path)) }
    for move in movedSections {
      list.append(.init(.move, before: section(move.from), after: section(move.to)))
    }
    for move in movedRows { list.append(.init(.move, before: move.from, after: move.to)) }
    return list
  }
}
