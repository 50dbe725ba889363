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
    let folder = try Self.folder(model: "Sub/Music.xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = TargetModel(
      name: "App",
      kind: .library,
      roots: [folder.path],
      languageMode: "5"
    )
    let models = DataModel.models(TargetFiles(of: target), of: target)
    #expect(models.map(\.name) == ["Music"])
    #expect(models[0].currentContents == Data("Music.xcdatamodel".utf8))
  }

  @Test func modelOfXcode_isFoundAmongTheSourcesOfItsBundle() throws {
    let folder = try Self.folder(model: "Storage/Music.xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/Storage/Music.xcdatamodeld"
    var target = TargetModel(name: "App", kind: .library, roots: [folder.path], languageMode: "5")
    target.files = []
    #expect(DataModel.models(TargetFiles(of: target), of: target).isEmpty)
    target.bundle = BundleModel(
      name: "App.app",
      info: .object([:]),
      items: [.init(source: path, place: "Music.xcdatamodeld")]
    )
    #expect(DataModel.models(TargetFiles(of: target), of: target) == [DataModel(path: path)])
  }

  @Test func modelInABundle_isNamedAsCompiledAndKnowsItsModules() throws {
    let folder = try Self.folder(model: "Music.xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    var app = TargetModel(name: "App", kind: .library, roots: [folder.path], languageMode: "5")
    app.bundle = BundleModel(
      name: "App.app",
      info: .object([:]),
      items: [.init(source: folder.path + "/Music.xcdatamodeld", place: "Music.xcdatamodeld")]
    )
    let kit = TargetModel(name: "Kit", kind: .library, roots: [folder.path], languageMode: "5")
    let nodes = [kit, app].map { PackageGraph.Node(model: $0, package: "App", dependencies: []) }
    _ = try BundleLayout(cache: folder.path).write(nodes, program: "/none")
    let place = folder.path + "/bundles/App/App.app/Music.momd"
    let modules = try String(contentsOfFile: "\(place)/UnderstudyModules.txt", encoding: .utf8)
    #expect(modules == "App\nKit\n")
    #expect(DataModel(path: place).currentContents == Data("Music.xcdatamodel".utf8))
    #expect(DataModel.compiledName("Old.xcdatamodel") == "Old.mom")
  }

  /// A folder with a model of two versions, the first of which is the current one.
  private static func folder(model path: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DataModelTests-\(UUID().uuidString)")
    let model = folder.appendingPathComponent(path)
    for version in ["Music.xcdatamodel", "Music 2.xcdatamodel"] {
      let place = model.appendingPathComponent(version)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(version.utf8).write(to: place.appendingPathComponent("contents"))
    }
    let current = ["_XCCurrentVersionName": "Music.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
      .write(to: model.appendingPathComponent(".xccurrentversion"))
    return folder
  }
}
