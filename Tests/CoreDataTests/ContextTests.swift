import CoreData
import Foundation
import Testing
import UIKit

@Suite("Managed object contexts", .serialized)
@MainActor
struct ContextTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    for (title, pages, isLent) in [
      ("Emma", 320, true), ("Persuasion", 250, false), ("Zéro", 90, false),
    ] {
      let book = Book(context: container.viewContext)
      book.title = title
      book.pages = Int32(pages)
      book.isLent = isLent
    }
    try container.viewContext.save()
  }

  @Test func fetch_filtersSortsAndLimits() throws {
    #expect(try Library.titles(context) == ["Emma", "Persuasion", "Zéro"])
    #expect(
      try Library.titles(context, NSPredicate(format: "pages > %d", 100)) == ["Emma", "Persuasion"]
    )
    #expect(
      try Library.titles(
        context,
        NSPredicate(format: "isLent == NO AND title CONTAINS[cd] %@", "e")
      ) == ["Persuasion", "Zéro"]
    )
    #expect(
      try Library.titles(context, NSPredicate(format: "title IN %@", ["Emma", "x"])) == ["Emma"]
    )
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.title) == ["Persuasion"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
    request.fetchOffset = 0
    #expect(try context.fetch(request).map(\.title) == ["Zéro"])
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 3)
  }

  @Test func fetch_answersWhatItIsAskedFor() throws {
    let numbers = NSFetchRequest<NSDictionary>(entityName: "Book")
    numbers.resultType = .dictionaryResultType
    numbers.propertiesToFetch = ["isLent"]
    numbers.returnsDistinctResults = true
    #expect(try context.fetch(numbers).count == 2)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    let found = try context.fetch(ids)
    #expect(
      Set(found.map { context.object(with: $0).value(forKey: "title") as? String }) == [
        "Emma", "Persuasion", "Zéro",
      ]
    )
    let untyped = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    #expect(try context.fetch(untyped).count == 3)
  }

  @Test func fetch_asksRelationships() throws {
    let author = Author(context: context)
    author.name = "Jane"
    let emma = try #require(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" }
    )
    emma.author = author
    for isSaved in [false, true] {
      if isSaved { try context.save() }
      #expect(try Library.titles(context, NSPredicate(format: "author == %@", author)) == ["Emma"])
      #expect(
        try Library.titles(context, NSPredicate(format: "author.name == %@", "Jane")) == ["Emma"]
      )
      #expect(
        try Library.titles(context, NSPredicate(format: "author == nil")) == ["Persuasion", "Zéro"]
      )
      let authors = NSFetchRequest<Author>(entityName: "Author")
      authors.predicate = NSPredicate(format: "ANY books.title == %@", "Emma")
      #expect(try context.fetch(authors) == [author])
      authors.predicate = NSPredicate(format: "%@ IN books", emma)
      #expect(try context.fetch(authors) == [author])
      authors.predicate = NSPredicate(format: "books.@count == 1")
      #expect(try context.fetch(authors) == [author])
    }
  }

  @Test func pendingChanges_countInFetches() throws {
    let book = Book(context: context)
    book.title = "Aeneid"
    let emma = try #require(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" }
    )
    context.delete(emma)
    #expect(try Library.titles(context) == ["Aeneid", "Persuasion", "Zéro"])
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 3)
    context.rollback()
    #expect(try Library.titles(context) == ["Emma", "Persuasion", "Zéro"])
  }

  @Test func childContext_savesIntoItsParent() throws {
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = context
    try child.performAndWait {
      let book = Book(context: child)
      book.title = "Aeneid"
      let emma = try #require(
        try child.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" }
      )
      emma.title = "Emma II"
      try child.save()
      #expect(!child.hasChanges)
    }
    #expect(context.insertedObjects.count == 1)
    #expect(context.updatedObjects.count == 1)
    #expect(try Library.titles(context) == ["Aeneid", "Emma II", "Persuasion", "Zéro"])
    let other = container.newBackgroundContext()
    #expect(
      try other.performAndWait { try Library.titles(other) } == ["Emma", "Persuasion", "Zéro"]
    )
    try context.save()
    #expect(
      try other.performAndWait { try other.count(for: NSFetchRequest<Book>(entityName: "Book")) }
        == 4
    )
  }

  @Test func nestedWaits_doNotStandStill() throws {
    let background = container.newBackgroundContext()
    let view = context
    let list = Lines()
    background.performAndWait {
      list.lines.append("1")
      view.performAndWait {
        list.lines.append("2")
        background.performAndWait { list.lines.append("3") }
      }
    }
    #expect(list.lines == ["1", "2", "3"])
  }

  @Test func asyncClosure_runsAndThrows() async throws {
    let background = container.newBackgroundContext()
    let count = try await background.perform {
      try background.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(count == 3)
    let error = await #expect(throws: NSError.self) {
      try await background.perform { throw NSError(domain: "d", code: 4) }
    }
    #expect(error?.code == 4)
    let title = try await container.performBackgroundTask { try Library.titles($0).first }
    #expect(title == "Emma")
  }

  @Test func objectsOfAnyClass_areUsedAwayFromTheMainActor() async throws {
    let container = container
    let title = try await container.performBackgroundTask { context in
      let book = Book(context: context)
      book.title = "Zadig"
      try context.save()
      return book.title
    }
    #expect(title == "Zadig")
    #expect(try Library.titles(context).contains("Zadig"))
  }

  @Test func closures_runOneAfterTheOther() async throws {
    let background = container.newBackgroundContext()
    let lines = await withCheckedContinuation { continuation in
      let list = Lines()
      background.perform { list.lines.append("a") }
      background.perform { list.lines.append("b") }
      background.performAndWait { list.lines.append("c") }
      background.perform { continuation.resume(returning: list.lines) }
    }
    #expect(lines == ["a", "b", "c"])
  }

  private final class Heard: @unchecked Sendable { var list: [Notification] = [] }
  private final class Lines: @unchecked Sendable { var lines: [String] = [] }

  @Test func conflicts_followThePolicy() throws {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", "Emma")
    request.returnsObjectsAsFaults = false
    let book = try #require(try context.fetch(request).first)
    let id = book.objectID
    func change(_ pages: Int32) throws {
      let other = container.newBackgroundContext()
      try other.performAndWait {
        let copy = try #require(try other.existingObject(with: id) as? Book)
        copy.pages = pages
        try other.save()
      }
    }
    try change(1)
    book.pages = 2
    book.weight = 3
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.count == 1)
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(book.pages == 1 && book.weight == 3)
    try change(10)
    book.pages = 20
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(book.pages == 20)
    try change(30)
    book.weight = 9
    context.mergePolicy = NSMergePolicy.rollback
    try context.save()
    #expect(book.pages == 30 && book.weight == 3)
  }

  @Test func uniqueValues_followThePolicy() throws {
    func make(_ title: String) {
      let book = Book(context: context)
      book.title = title
      book.isbn = "1"
    }
    make("first")
    try context.save()
    make("second")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try Library.titles(context, NSPredicate(format: "isbn == %@", "1")) == ["second"])
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    make("third")
    try context.save()
    #expect(try Library.titles(context, NSPredicate(format: "isbn == %@", "1")) == ["second"])
  }

  @Test func merging_bringsWhatOthersSaved() throws {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.returnsObjectsAsFaults = false
    let books = try context.fetch(request)
    let emma = try #require(books.first { $0.title == "Emma" })
    let other = container.newBackgroundContext()
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave,
      object: other,
      queue: nil
    ) { heard.list.append($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let id = emma.objectID
    try other.performAndWait {
      let copy = try #require(try other.existingObject(with: id) as? Book)
      copy.title = "Emma II"
      try other.save()
    }
    #expect(emma.title == "Emma")
    let notification = try #require(heard.list.first)
    #expect((notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
    context.mergeChanges(fromContextDidSave: notification)
    #expect(emma.title == "Emma II")
  }

  @Test func automaticMerging_needsNoCode() async throws {
    let background = container.newBackgroundContext()
    background.automaticallyMergesChangesFromParent = true
    let id = try await background.perform {
      try #require(try background.fetch(NSFetchRequest<Book>(entityName: "Book")).first).objectID
    }
    let kept = await background.perform { Kept(background.object(with: id) as? Book) }
    let writer = container.newBackgroundContext()
    try await writer.perform {
      (writer.object(with: id) as? Book)?.title = "Changed"
      try writer.save()
    }
    #expect(await background.perform { kept.book?.title } == "Changed")
  }

  private final class Kept: @unchecked Sendable {
    let book: Book?
    init(_ book: Book?) { self.book = book }
  }

  @Test func batchDelete_worksOnRows() throws {
    let fetch: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    fetch.predicate = NSPredicate(format: "pages < 300")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeObjectIDs
    let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
    let ids = try #require(result.result as? [NSManagedObjectID])
    #expect(ids.count == 2)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids],
      into: [context]
    )
    #expect(try Library.titles(context) == ["Emma"])
    let insert = NSBatchInsertRequest(
      entityName: "Book",
      objects: [["title": "a"], ["title": "b"]]
    )
    try context.execute(insert)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": 5]
    try context.execute(update)
    let request2 = NSFetchRequest<Book>(entityName: "Book")
    request2.predicate = NSPredicate(format: "pages == 5")
    #expect(try context.count(for: request2) == 3)
  }

  @Test func identity_survivesAsURI() throws {
    let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    let uri = book.objectID.uriRepresentation()
    #expect(uri.scheme == "x-coredata")
    #expect(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri)
        === book.objectID
    )
    context.delete(book)
    try context.save()
    let error = #expect(throws: NSError.self) { try context.existingObject(with: book.objectID) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }
}
