import Foundation
import UIKit

/// The results of a controller and their changes, whatever their type.
final class ResultsCore: @unchecked Sendable {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
    var indexTitle: String? { name.first.map { $0.uppercased() } }
  }

  let context: NSManagedObjectContext
  let sectionPath: String?
  private(set) var sections: [Section] = []
  private(set) var isFetched = false
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller as its delegate sees it.
  var facade: () -> NSFetchedResultsController<any NSFetchRequestResult>?
  private var token: (any NSObjectProtocol)?
  private var plan = FetchPlan()
  private var entity: NSEntityDescription?

  init(_ context: NSManagedObjectContext, _ sectionPath: String?) {
    self.context = context
    self.sectionPath = sectionPath
    facade = { nil }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  var objects: [NSManagedObject] { sections.flatMap(\.members) }

  // MARK: - Fetching

  func fetch(_ objects: [NSManagedObject], _ plan: FetchPlan, _ entity: NSEntityDescription?) {
    self.plan = plan
    self.entity = entity
    sections = sectioned(objects)
    isFetched = true
    tellSnapshot(updated: [])
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: context,
      queue: nil
    ) { [weak self] notification in self?.hear(notification.userInfo ?? [:]) }
  }

  private func sectioned(_ objects: [NSManagedObject]) -> [Section] {
    guard let sectionPath else {
      return [Section(name: "", members: objects)]
    }
    var sections: [Section] = []
    for object in objects {
      let value = ManagedValue.flattened(object.value(forKeyPath: sectionPath))
      let name = value.map { "\($0)" } ?? ""
      if let last = sections.indices.last, sections[last].name == name {
        sections[last].members.append(object)
      } else {
        sections.append(Section(name: name, members: [object]))
      }
    }
    return sections
  }

  // MARK: - Changes

  private func hear(_ info: [AnyHashable: Any]) {
    func objects(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
    let touched = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey))
      .union(objects(NSRefreshedObjectsKey)).filter { isOfEntity($0) }
    let deleted = objects(NSDeletedObjectsKey)
    guard !touched.isEmpty || !deleted.isEmpty else { return }
    let old = self.objects
    var candidates = old.filter { !deleted.contains($0) && !$0.isDeleted }
    let known = Set(candidates)
    let order: (NSManagedObject) -> (Int, Int) = {
      ($0.objectID.number ?? .max, $0.status.order)
    }
    candidates += touched.subtracting(known).filter { !$0.isDeleted }
      .sorted { order($0) < order($1) }
    if let predicate = plan.predicate {
      candidates = candidates.filter { !touched.contains($0) || predicate.evaluate(with: $0) }
    }
    candidates = SortOrder(descriptors: plan.sortDescriptors).sorted(
      candidates,
      value: { $0.value(forKeyPath: $1) },
      object: { $0 }
    )
    change(to: sectioned(candidates), touched)
  }

  private func isOfEntity(_ object: NSManagedObject) -> Bool {
    plan.includesSubentities
      ? object.entity.isKind(named: entity?.name) : object.entity.name == entity?.name
  }

  private func change(to new: [Section], _ touched: Set<NSManagedObject>) {
    let old = sections
    let changes = ResultsChanges(from: old, to: new, touched)
    guard !changes.isEmpty else { return }
    guard let delegate, let controller = facade() else {
      sections = new
      return
    }
    delegate.controllerWillChangeContent(controller)
    sections = new
    for index in changes.deletedSections.reversed() {
      delegate.controller(controller, didChange: old[index], atSectionIndex: index, for: .delete)
    }
    for index in changes.insertedSections {
      delegate.controller(controller, didChange: new[index], atSectionIndex: index, for: .insert)
    }
    for item in changes.items {
      delegate.controller(
        controller,
        didChange: item.object,
        at: item.old,
        for: item.type,
        newIndexPath: item.new
      )
    }
    tellSnapshot(updated: changes.items.filter { $0.type == .update }.map(\.object))
    if sectionPath == nil {
      let difference = new.flatMap(\.members).map(\.objectID)
        .difference(from: old.flatMap(\.members).map(\.objectID)).inferringMoves()
      delegate.controller(controller, didChangeContentWith: difference)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private func tellSnapshot(updated: [NSManagedObject]) {
    guard let delegate, let controller = facade() else { return }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.members.map(\.objectID))
    }
    snapshot.reloadItems(withIdentifiers: updated.map(\.objectID))
    delegate.controller(controller, didChangeContentWith: snapshot)
  }
}

/// The difference of two lists of sections.
struct ResultsChanges {
  struct Item {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var items: [Item] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && items.isEmpty }

  init(
    from old: [ResultsCore.Section],
    to new: [ResultsCore.Section],
    _ touched: Set<NSManagedObject>
  ) {
    let oldNames = Set(old.map(\.name))
    let newNames = Set(new.map(\.name))
    deletedSections = old.indices.filter { !newNames.contains(old[$0].name) }
    insertedSections = new.indices.filter { !oldNames.contains(new[$0].name) }
    let before = Self.places(old)
    let after = Self.places(new)
    let oldOrder = old.flatMap(\.members)
    let newOrder = new.flatMap(\.members)
    for object in oldOrder.reversed() where after[object] == nil {
      items.append(Item(object: object, type: .delete, old: before[object], new: nil))
    }
    for object in newOrder where before[object] == nil {
      items.append(Item(object: object, type: .insert, old: nil, new: after[object]))
    }
    // A result moved if it stands elsewhere among those that stayed.
    let oldRanks = Self.ranks(oldOrder.filter { after[$0] != nil })
    let newRanks = Self.ranks(newOrder.filter { before[$0] != nil })
    for object in newOrder where touched.contains(object) {
      guard let place = before[object], let now = after[object] else { continue }
      let hasOtherSection = old[place.section].name != new[now.section].name
      let isMoved = hasOtherSection || oldRanks[object] != newRanks[object]
      items.append(Item(object: object, type: isMoved ? .move : .update, old: place, new: now))
    }
  }

  private static func places(_ sections: [ResultsCore.Section]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.members.enumerated() {
        places[object] = IndexPath(row: item, section: section)
      }
    }
    return places
  }

  private static func ranks(_ objects: [NSManagedObject]) -> [NSManagedObject: Int] {
    Dictionary(uniqueKeysWithValues: objects.enumerated().map { ($1, $0) })
  }
}
