import Testing

@testable import Porting

@Suite("Lowering of managed objects")
struct ManagedLoweringTests {
  @Test func property_asksCoreDataByItsKey() {
    #expect(
      lowered("import CoreData\nclass Note: NSManagedObject {\n  @NSManaged var title: String?\n}")
        == "@_spi(Porting) import CoreData\nclass Note: NSManagedObject {\n             "
        + "var title: String? { get { managedValue(\"title\") } "
        + "set { setManagedValue(newValue, \"title\") } }\n}"
    )
  }

  @Test func methodOfRelationship_namesItsKey() {
    let text = """
      import CoreData
      extension Album {
        @objc(addSongsObject:)
        @NSManaged public func addToSongs(_ value: Song)
        @NSManaged public func removeFromSongs(_ values: NSSet)
        @NSManaged public func removeFromSongs(at idx: Int)
        @NSManaged public func insertIntoSongs(_ value: Song, at idx: Int)
        @NSManaged public func replaceSongs(at idx: Int, with value: Song)
      }
      """
    let result = lowered(text)
    for body in [
      "addToSongs(_ value: Song) { addManagedValues(value, \"songs\") }",
      "removeFromSongs(_ values: NSSet) { removeManagedValues(values, \"songs\") }",
      "removeFromSongs(at idx: Int) { removeManagedValues(idx, \"songs\") }",
      "insertIntoSongs(_ value: Song, at idx: Int) "
        + "{ insertManagedValues(value, at: idx, \"songs\") }",
      "replaceSongs(at idx: Int, with value: Song) "
        + "{ replaceManagedValues(value, at: idx, \"songs\") }",
    ] {
      #expect(result.contains(body))
    }
    #expect(!result.contains("@NSManaged"))
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(lowered(result) == result)
  }

  @Test func otherMethod_isReported() {
    let file = loweredFile("class C: NSManagedObject {\n  @NSManaged func bark()\n}")
    #expect(file.findings.map(\.line) == [2])
  }

  @Test func overrideOfKeyValueCoding_staysOne() {
    let text = """
      import CoreData
      class Note: NSManagedObject {
        override func value(forUndefinedKey key: String) -> Any? { nil }
      }
      """
    #expect(lowered(text).contains("override func value(forUndefinedKey"))
  }
}
