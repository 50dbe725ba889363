@_spi(Porting) import CoreData
import Foundation
import UIKit

// What the porting step makes of `@NSManaged` properties, written by hand.

final class Author: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var born: Date? {
    get { managedValue("born") }
    set { setManagedValue(newValue, "born") }
  }
  var rank: Int16 {
    get { managedValue("rank") }
    set { setManagedValue(newValue, "rank") }
  }
  var books: NSOrderedSet {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
  func addToBooks(_ value: Book) { addManagedValues(value, "books") }
  func removeFromBooks(_ value: Book) { removeManagedValues(value, "books") }
}

class Work: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var pages: Int32 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
}

enum Mood: Int32 { case none, gay, grave }

final class Book: Work {
  nonisolated(unsafe) static var moments: [String] = []

  var isbn: String? {
    get { managedValue("isbn") }
    set { setManagedValue(newValue, "isbn") }
  }
  var price: NSDecimalNumber? {
    get { managedValue("price") }
    set { setManagedValue(newValue, "price") }
  }
  var weight: Double {
    get { managedValue("weight") }
    set { setManagedValue(newValue, "weight") }
  }
  var isLent: Bool {
    get { managedValue("isLent") }
    set { setManagedValue(newValue, "isLent") }
  }
  var cover: Data? {
    get { managedValue("cover") }
    set { setManagedValue(newValue, "cover") }
  }
  var token: UUID? {
    get { managedValue("token") }
    set { setManagedValue(newValue, "token") }
  }
  var link: URL? {
    get { managedValue("link") }
    set { setManagedValue(newValue, "link") }
  }
  var words: [String]? {
    get { managedValue("words") }
    set { setManagedValue(newValue, "words") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
  var shelves: Set<NSManagedObject> {
    get { managedValue("shelves") }
    set { setManagedValue(newValue, "shelves") }
  }
  var mood: Mood {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    Self.moments.append("insert")
  }
  override func awakeFromFetch() {
    super.awakeFromFetch()
    Self.moments.append("fetch")
  }
  override func willSave() {
    super.willSave()
    Self.moments.append("willSave")
  }
  override func didSave() {
    super.didSave()
    Self.moments.append("didSave")
  }
  override func prepareForDeletion() {
    super.prepareForDeletion()
    Self.moments.append("delete \(author?.name ?? "-")")
  }
}

final class Magazine: Work {
  var issue: Int64 {
    get { managedValue("issue") }
    set { setManagedValue(newValue, "issue") }
  }
}

/// Containers with the fixture's model.
enum Library {
  static let folder: URL = {
    guard let url = Bundle.module.url(forResource: "Library", withExtension: "xcdatamodeld") else {
      fatalError("the fixture is missing")
    }
    return url
  }()

  static func model() -> NSManagedObjectModel {
    guard let model = NSManagedObjectModel(contentsOf: folder) else {
      fatalError("the fixture cannot be read")
    }
    return model
  }

  static func container(
    at url: URL = URL(fileURLWithPath: "/dev/null"),
    model: NSManagedObjectModel = Library.model(),
    type: String = NSSQLiteStoreType
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    description.type = type
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// A place for a file that is empty at first, and is deleted at the end.
  static func withFile(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("Library-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  static func shelf(_ place: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    shelf.setValue(place, forKey: "place")
    return shelf
  }

  static func titles(
    _ context: NSManagedObjectContext,
    _ predicate: NSPredicate? = nil
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map(\.title)
  }
}
