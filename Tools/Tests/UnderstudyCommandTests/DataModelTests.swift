import Foundation
import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Models of Core Data")
struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model sourceLanguage="Swift">
      <entity name="Album" representedClassName="Album" codeGenerationType="class">
        <attribute name="default" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="title" attributeType="String"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="songs" toMany="YES" destinationEntity="Song" inverseName="album"/>
      </entity>
      <entity name="Song" representedClassName=".Song" codeGenerationType="category">
        <relationship name="album" maxCount="1" destinationEntity="Album" inverseName="songs"/>
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Plain"/>
      </entity>
      <entity name="Single" representedClassName="Single" parentEntity="Album" \
    codeGenerationType="class"/>
      <entity name="Plain" representedClassName="Plain"/>
    </model>
    """

  @Test func code_isThatOfXcode() throws {
    let sources = DataModelCode.sources(of: Data(Self.contents.utf8))
    #expect(
      sources.map(\.name) == [
        "Album+CoreDataClass.swift", "Album+CoreDataProperties.swift",
        "Song+CoreDataProperties.swift", "Single+CoreDataClass.swift",
        "Single+CoreDataProperties.swift",
      ]
    )
    #expect(sources[0].text.contains("public class Album: NSManagedObject {}"))
    #expect(sources[3].text.contains("public class Single: Album {}"))
    for line in [
      "NSFetchRequest<Album>(entityName: \"Album\")", "@NSManaged public var `default`: Bool",
      "@NSManaged public var title: String?", "@NSManaged public var made: Date?",
      "@NSManaged public var songs: NSSet?", "@NSManaged public func addToSongs(_ value: Song)",
      "extension Album: Identifiable {}",
    ] {
      #expect(sources[1].text.contains(line))
    }
    #expect(sources[2].text.contains("@NSManaged public var album: Album?"))
    #expect(sources[2].text.contains("insertIntoParts(_ value: Plain, at idx: Int)"))
    #expect(DataModelCode.sources(of: Data("no model".utf8)).isEmpty)
  }

  @Test func model_isFoundOnceWithItsCurrentVersion() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DataModelTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appendingPathComponent("Sub/Music.xcdatamodeld")
    for version in ["Music.xcdatamodel", "Music 2.xcdatamodel"] {
      let place = model.appendingPathComponent(version)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(version.utf8).write(to: place.appendingPathComponent("contents"))
    }
    let current = ["_XCCurrentVersionName": "Music.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
      .write(to: model.appendingPathComponent(".xccurrentversion"))
    let target = TargetModel(
      name: "App",
      kind: .library,
      roots: [folder.path],
      languageMode: "5"
    )
    let models = DataModel.models(TargetFiles(of: target))
    #expect(models.map(\.name) == ["Music"])
    #expect(models[0].currentContents == Data("Music.xcdatamodel".utf8))
  }
}
