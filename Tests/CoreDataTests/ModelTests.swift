import CoreData
import Foundation
import Testing
import UIKit

@Suite("Core Data models", .serialized)
@MainActor
struct ModelTests {
  @Test func modelFolder_readsItsCurrentVersion() throws {
    let model = Library.model()
    #expect(model.versionIdentifiers == ["two"])
    #expect(model.entities.compactMap(\.name) == ["Author", "Work", "Book", "Magazine", "Shelf"])
    let old = try #require(
      NSManagedObjectModel(
        contentsOf: Library.folder.appendingPathComponent("Library.xcdatamodel")
      )
    )
    #expect(old.entities.compactMap(\.name) == ["Writer", "Leaflet"])
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")) == nil)
  }

  @Test func entity_hasInheritedPropertiesAndTies() throws {
    let entities = Library.model().entitiesByName
    let book = try #require(entities["Book"])
    #expect(book.superentity?.name == "Work")
    #expect(book.propertiesByName["title"] != nil)
    #expect(book.attributesByName["pages"]?.attributeType == .integer32AttributeType)
    #expect(book.attributesByName["words"]?.attributeType == .transformableAttributeType)
    #expect(book.attributesByName["note"]?.isTransient == true)
    let author = try #require(book.relationshipsByName["author"])
    #expect(!author.isToMany)
    #expect(author.destinationEntity === entities["Author"])
    #expect(author.inverseRelationship?.isOrdered == true)
    #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    #expect(book.uniquenessConstraints as? [[String]] == [["isbn"]])
    #expect(entities["Shelf"]?.userInfo?["colour"] as? String == "brown")
    #expect(entities["Work"]?.isAbstract == true)
    #expect(entities["Author"]?.attributesByName["rank"]?.defaultValue as? Int == 7)
  }

  @Test func programmaticModel_worksWithoutAFile() throws {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.isOptional = false
    let owner = NSEntityDescription()
    owner.name = "Owner"
    let pet = NSEntityDescription()
    pet.name = "Pet"
    let pets = NSRelationshipDescription()
    let back = NSRelationshipDescription()
    pets.name = "pets"
    pets.destinationEntity = pet
    back.name = "owner"
    back.destinationEntity = owner
    back.maxCount = 1
    pets.inverseRelationship = back
    back.inverseRelationship = pets
    owner.properties = [name, pets]
    pet.properties = [back]
    let model = NSManagedObjectModel()
    model.entities = [owner, pet]
    let context = try Library.container(model: model, type: NSInMemoryStoreType).viewContext
    let object = NSManagedObject(entity: owner, insertInto: context)
    object.setValue("Ann", forKey: "name")
    let dog = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
    dog.setValue(object, forKey: "owner")
    try context.save()
    #expect((object.value(forKey: "pets") as? NSSet)?.count == 1)
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Pet")) == 1)
  }

  @Test func mergedModel_hasTheEntitiesOfAll() throws {
    let one = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Extra"
    one.entities = [entity]
    let merged = try #require(NSManagedObjectModel(byMerging: [Library.model(), one]))
    #expect(merged.entities.count == 6)
    #expect(merged.entitiesByName["Magazine"]?.superentity === merged.entitiesByName["Work"])
  }
}
