import CoreData
import Foundation
import Testing
import UIKit

@Suite("Fetched results", .serialized)
@MainActor
struct ResultsTests {
  final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var titles: [[String]] = []
    weak var controller: NSFetchedResultsController<Book>?

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      lines.append("will")
      #expect(controller == self.controller)
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      lines.append("did \(controller.fetchedObjects?.count ?? -1)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "?"
      let old = indexPath.map { "\($0.section).\($0.row)" } ?? "-"
      let new = newIndexPath.map { "\($0.section).\($0.row)" } ?? "-"
      lines.append("\(type) \(title) \(old) \(new)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      let value = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
      titles.append(value.sectionIdentifiers.map { "\($0):\(value.numberOfItems(inSection: $0))" })
    }
  }

  @Test func controller_tellsEachChange() throws {
    let container = try Library.container()
    let context = container.viewContext
    func make(_ title: String, _ isLent: Bool) -> Book {
      let book = Book(context: context)
      book.title = title
      book.isLent = isLent
      return book
    }
    let emma = make("Emma", false)
    _ = make("Persuasion", false)
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "isLent", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    request.predicate = NSPredicate(format: "title != %@", "hidden")
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "isLent",
      cacheName: nil
    )
    let listener = Listener()
    listener.controller = controller
    controller.delegate = listener
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["0"])
    #expect(controller.object(at: IndexPath(row: 0, section: 0)) === emma)
    #expect(listener.titles == [["0:2"]])

    let agnes = make("Agnes", true)
    context.processPendingChanges()
    emma.title = "Zemma"
    context.processPendingChanges()
    emma.pages = 4
    context.processPendingChanges()
    emma.title = "hidden"
    context.processPendingChanges()
    context.delete(agnes)
    context.processPendingChanges()
    #expect(
      listener.lines == [
        "will", "insert section 1 1", "insert Agnes - 1.0", "did 3",
        "will", "move Zemma 0.0 0.1", "did 3",
        "will", "update Zemma 0.1 0.1", "did 3",
        "will", "delete hidden 0.1 -", "did 2",
        "will", "delete section 1 1", "delete Agnes 1.0 -", "did 1",
      ]
    )
    #expect(controller.indexPath(forObject: emma) == nil)
  }

  @Test func mainContext_tellsInATurnOfTheLoop() async throws {
    let container = try Library.container()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: container.viewContext,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    let listener = Listener()
    listener.controller = controller
    controller.delegate = listener
    try controller.performFetch()
    Book(context: container.viewContext).title = "Emma"
    #expect(listener.lines.isEmpty)
    await withCheckedContinuation { done in container.viewContext.perform { done.resume() } }
    #expect(listener.lines == ["will", "insert Emma - 0.0", "did 1"])
  }
}
