import CoreData
import Foundation
import Testing
import UIKit

@Suite("Managed objects", .serialized)
@MainActor
struct ObjectTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    Book.moments = []
  }

  @Test func newObject_hasDefaultsAndState() {
    let author = Author(context: context)
    #expect(author.rank == 7)
    #expect(author.name.isEmpty)
    #expect(author.born == nil)
    #expect(author.isInserted && author.hasChanges && !author.isUpdated && !author.isDeleted)
    #expect(author.objectID.isTemporaryID)
    #expect(context.insertedObjects == [author])
    #expect(author.entity.name == "Author")
  }

  @Test func attributes_keepTheirTypes() throws {
    let book = Book(context: context)
    let token = UUID()
    book.title = "Emma"
    book.pages = 320
    book.price = NSDecimalNumber(string: "12.50")
    book.weight = 0.1
    book.isLent = true
    book.cover = Data([1, 2, 3])
    book.token = token
    book.link = URL(string: "https://example.com/emma")
    book.words = ["handsome", "clever", "rich"]
    try context.save()
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(book.title == "Emma")
    #expect(!book.isFault)
    #expect(book.pages == 320)
    #expect(book.price == NSDecimalNumber(string: "12.50"))
    #expect(book.weight == 0.1)
    #expect(book.isLent)
    #expect(book.cover == Data([1, 2, 3]))
    #expect(book.token == token)
    #expect(book.link?.absoluteString == "https://example.com/emma")
    #expect(book.words == ["handsome", "clever", "rich"])
    book.mood = .grave
    #expect(book.mood == .grave)
    #expect(book.value(forKey: "pages") as? Int == 2)
  }

  @Test func keyValueCoding_readsAndWritesByName() throws {
    let author = Author(context: context)
    author.setValue("Jane", forKey: "name")
    #expect(author.name == "Jane")
    #expect((author as NSObject).value(forKey: "name") as? String == "Jane")
    (author as NSObject).setValue("Ann", forKey: "name")
    #expect(author.name == "Ann")
    let book = Book(context: context)
    book.author = author
    #expect(book.value(forKeyPath: "author.name") as? String == "Ann")
    author.mutableOrderedSetValue(forKey: "books").remove(book)
    #expect(book.author == nil)
    book.mutableSetValue(forKey: "shelves").add(Library.shelf("hall", in: context))
    #expect(book.shelves.count == 1)
  }

  @Test func relationships_keepBothEnds() throws {
    let jane = Author(context: context)
    let anne = Author(context: context)
    let emma = Book(context: context)
    let agnes = Book(context: context)
    jane.addToBooks(emma)
    jane.addToBooks(agnes)
    #expect(emma.author === jane)
    #expect(jane.books.array as? [Book] == [emma, agnes])
    agnes.author = anne
    #expect(jane.books.array as? [Book] == [emma])
    #expect(anne.books.array as? [Book] == [agnes])
    anne.removeFromBooks(agnes)
    #expect(agnes.author == nil)
    let hall = Library.shelf("hall", in: context)
    let attic = Library.shelf("attic", in: context)
    emma.shelves = [hall, attic]
    #expect((hall.value(forKey: "books") as? Set<Book>) == [emma])
    hall.setValue(NSSet(), forKey: "books")
    #expect(emma.shelves == [attic])
  }

  @Test func moments_areCalledInTheirOrder() throws {
    let author = Author(context: context)
    author.name = "Jane"
    let book = Book(context: context)
    author.addToBooks(book)
    try context.save()
    context.refresh(book, mergeChanges: false)
    _ = book.title
    context.delete(author)
    #expect(book.isDeleted)
    try context.save()
    #expect(
      Book.moments == [
        "insert", "willSave", "didSave", "fetch", "delete Jane", "willSave", "didSave",
      ]
    )
    #expect(book.managedObjectContext == nil)
  }

  @Test func changes_areKnownByName() throws {
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    #expect(!book.hasChanges && !context.hasChanges && !book.objectID.isTemporaryID)
    book.title = "Persuasion"
    #expect(book.isUpdated)
    #expect(context.updatedObjects == [book])
    #expect(book.changedValues() as? [String: String] == ["title": "Persuasion"])
    #expect(book.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "Emma"])
    context.rollback()
    #expect(book.title == "Emma")
    #expect(!context.hasChanges)
  }

  @Test func validation_saysWhatIsWrong() throws {
    let author = Author(context: context)
    let missing = #expect(throws: NSError.self) { try context.save() }
    #expect(missing?.domain == NSCocoaErrorDomain)
    #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
    #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    author.name = String(repeating: "x", count: 21)
    let book = Book(context: context)
    book.pages = 9000
    let several = #expect(throws: NSError.self) { try context.save() }
    #expect(several?.code == NSValidationMultipleErrorsError)
    let codes = (several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
    #expect(codes == [NSValidationStringTooLongError, NSValidationNumberTooLargeError])
    author.name = "Jane"
    book.pages = 10
    try context.save()
    let shelf = Library.shelf("hall", in: context)
    shelf.setValue(author, forKey: "owner")
    context.delete(author)
    let denied = #expect(throws: NSError.self) { try context.save() }
    #expect(denied?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test func sharedSubclass_isFoundByItsEntity() throws {
    let magazine = Magazine(context: context)
    magazine.issue = 12
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    let request = NSFetchRequest<Work>(entityName: "Work")
    #expect(try context.fetch(request).count == 2)
    request.includesSubentities = false
    #expect(try context.fetch(request).isEmpty)
    #expect(
      try context.fetch(NSFetchRequest<Magazine>(entityName: "Magazine")).map(\.issue) == [12]
    )
    #expect(Book.entity().name == "Book")
    #expect(Book.fetchRequest().entityName == "Book")
  }

  @Test func observers_hearOfChanges() {
    let author = Author(context: context)
    var heard: [String?] = []
    let token = author.observe(\.name, options: [.new]) { heard.append($1.newValue) }
    author.name = "Jane"
    token.invalidate()
    author.name = "Ann"
    #expect(heard == ["Jane"])
  }
}
