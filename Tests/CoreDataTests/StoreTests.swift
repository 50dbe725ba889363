import CoreData
import Foundation
import Testing
import UIKit

@Suite("Persistent stores", .serialized)
@MainActor
struct StoreTests {
  private func write(_ url: URL) throws {
    let context = try Library.container(at: url).viewContext
    let author = Author(context: context)
    author.name = "Jane"
    author.born = Date(timeIntervalSince1970: 12)
    let book = Book(context: context)
    book.title = "Emma"
    book.price = NSDecimalNumber(string: "9.99")
    book.token = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    book.link = URL(string: "https://example.com")
    book.words = ["a", "b"]
    book.cover = Data([7])
    author.addToBooks(book)
    try context.save()
  }

  @Test func file_keepsEverything() throws {
    try Library.withFile { url in
      try write(url)
      #expect(FileManager.default.fileExists(atPath: url.path))
      let container = try Library.container(at: url)
      let author = try #require(
        try container.viewContext.fetch(NSFetchRequest<Author>(entityName: "Author")).first
      )
      #expect(author.isFault)
      #expect(author.name == "Jane")
      #expect(author.born == Date(timeIntervalSince1970: 12))
      let book = try #require(author.books.firstObject as? Book)
      #expect(book.author === author)
      #expect(book.price?.stringValue == "9.99")
      #expect(book.token?.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
      #expect(book.link == URL(string: "https://example.com"))
      #expect(book.words == ["a", "b"])
      #expect(book.cover == Data([7]))
    }
  }

  @Test func twoContainers_shareAFile() throws {
    try Library.withFile { url in
      let one = try Library.container(at: url)
      let two = try Library.container(at: url)
      Book(context: one.viewContext).title = "Emma"
      try one.viewContext.save()
      #expect(try Library.titles(two.viewContext) == ["Emma"])
      let book = try #require(
        try two.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).first
      )
      two.viewContext.delete(book)
      try two.viewContext.save()
      #expect(try Library.titles(one.viewContext).isEmpty)
    }
  }

  @Test func deletedFile_isEmptyNextTime() throws {
    try Library.withFile { url in
      let old = try Library.container(at: url)
      Book(context: old.viewContext).title = "Emma"
      try old.viewContext.save()
      try FileManager.default.removeItem(at: url)
      let new = try Library.container(at: url)
      #expect(try Library.titles(new.viewContext).isEmpty)
      #expect(try Library.titles(old.viewContext) == ["Emma"])
    }
  }

  @Test func memory_isSharedByNobody() throws {
    let one = try Library.container()
    Book(context: one.viewContext).title = "Emma"
    try one.viewContext.save()
    #expect(try Library.titles(try Library.container().viewContext).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "/dev/null-wal"))
  }

  @Test func otherModel_isMigratedOrRefused() throws {
    let old = try #require(
      NSManagedObjectModel(contentsOf: Library.folder.appendingPathComponent("Library.xcdatamodel"))
    )
    try Library.withFile { url in
      let context = try Library.container(at: url, model: old).viewContext
      let writer = NSEntityDescription.insertNewObject(forEntityName: "Writer", into: context)
      writer.setValue("Jane", forKey: "name")
      try context.save()
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
      let error = #expect(throws: NSError.self) {
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType,
          configurationName: nil,
          at: url,
          options: nil
        )
      }
      #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
      let new = try Library.container(at: url).viewContext
      let authors = try new.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(authors.map(\.name) == ["Jane"])
      #expect(authors.map(\.rank) == [7])
    }
  }

  @Test func unusablePlaces_areErrors() throws {
    try Library.withFile { url in
      try Data("SQLite format 3\u{0}".utf8).write(to: url)
      let error = #expect(throws: NSError.self) { try Library.container(at: url) }
      #expect(error?.domain == NSCocoaErrorDomain)
      #expect(error?.code == 259)
    }
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.sqlite")
    let error = #expect(throws: NSError.self) { try Library.container(at: nowhere) }
    #expect(error?.domain == NSCocoaErrorDomain)
    let unknown = #expect(throws: NSError.self) { try Library.container(type: "Cards") }
    #expect(unknown?.code == NSPersistentStoreInvalidTypeError)
  }

  @Test func removedStore_hasNoRows() throws {
    let container = try Library.container()
    Book(context: container.viewContext).title = "Emma"
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    try coordinator.persistentStores.forEach(coordinator.remove)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(try Library.titles(container.viewContext).isEmpty)
  }

  @Test func folderOfCaches_isThereForAStore() throws {
    for folder in [URL.documentsDirectory, .libraryDirectory, .cachesDirectory] {
      #expect(FileManager.default.fileExists(atPath: folder.path))
    }
    let url = URL.cachesDirectory.appendingPathComponent("\(UUID().uuidString).store")
    defer { try? FileManager.default.removeItem(at: url) }
    let coordinator = try Library.container().persistentStoreCoordinator
    _ = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType,
      configurationName: nil,
      at: url,
      options: nil
    )
    #expect(FileManager.default.fileExists(atPath: url.path))
  }
}
