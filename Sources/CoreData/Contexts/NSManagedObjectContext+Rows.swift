import Foundation
import UIKit

// How a context sees rows: those of its parent or its stores, with its own changes on top.
extension NSManagedObjectContext {
  /// The row below this context.
  func parentRow(_ id: NSManagedObjectID) -> Row? {
    if let parent { return parent.queue.performAndWait { parent.currentRow(id) } }
    return persistentStoreCoordinator?.row(id)
  }

  /// The row as a child of this context sees it.
  func currentRow(_ id: NSManagedObjectID) -> Row? {
    if let object = registry[id]?.object, !object.isFault {
      return object.isDeleted ? nil : Row(id: id, values: object.values, version: object.version)
    }
    return parentRow(id)
  }

  /// All rows of an entity, in the order of their numbers; new objects at the end.
  func rows(of entity: NSEntityDescription, _ plan: FetchPlan) -> [Row] {
    var rows: [Row]
    if let parent {
      rows = parent.queue.performAndWait {
        var below = plan
        below.includesPendingChanges = true
        return parent.rows(of: entity, below)
      }
    } else {
      rows = persistentStoreCoordinator?.rows(of: entity, plan) ?? []
    }
    guard plan.includesPendingChanges, !changed.isEmpty else { return rows }
    rows = rows.compactMap { row in
      guard let object = changed[row.id] else { return row }
      guard !object.isDeleted else { return nil }
      return Row(id: row.id, values: object.values, version: object.version)
    }
    let known = Set(rows.map(\.id))
    for object in changes(\.isInserted) where !known.contains(object.objectID) {
      guard
        plan.includesSubentities
          ? object.entity.isKind(named: entity.name) : object.entity.name == entity.name
      else { continue }
      rows.append(Row(id: object.objectID, values: object.values, version: 0))
    }
    return rows
  }

  /// The rows that a fetch answers.
  func matches(_ entity: NSEntityDescription, _ plan: FetchPlan) -> [Row] {
    let rows = rows(of: entity, plan)
    var values = Dictionary(rows.map { ($0.id, $0.values) }) { first, _ in first }
    let source = RowSource(self) { [weak self] id in
      if let known = values[id] { return known }
      let pending = self?.changed[id].flatMap { $0.isDeleted ? nil : $0.values }
      let found = pending ?? self?.parentRow(id)?.values ?? [:]
      values[id] = found
      return found
    }
    var items = rows.map { (row: $0, proxy: RowProxy($0.id, source)) }
    if let predicate = plan.predicate {
      let usesRows = predicate.isReadFromFormat
      items = items.filter { item in
        predicate.evaluate(with: usesRows ? item.proxy : materialize(item.row, asFault: false))
      }
    }
    items = SortOrder(descriptors: plan.sortDescriptors).sorted(
      items,
      value: { $0.proxy.value(forKeyPath: $1) },
      object: { self.materialize($0.row, asFault: false) }
    )
    if plan.offset > 0 { items = Array(items.dropFirst(plan.offset)) }
    if plan.limit > 0 { items = Array(items.prefix(plan.limit)) }
    return items.map(\.row)
  }

  /// The object of a row.
  func materialize(_ row: Row, asFault: Bool, refreshing: Bool = false) -> NSManagedObject {
    let object = object(with: row.id)
    if object.isFault {
      if !asFault { object.fill(row) }
    } else if refreshing, changed[row.id] == nil {
      object.fill(row)
    }
    return object
  }
}
