import Testing

@testable import Projects

@Suite("Xcode projects: what is read")
struct XcodeProjectTests {
  /// An app with tests, as small as can be.
  private func shop() -> ProjectText {
    var project = ProjectText()
    project.addTarget(
      "Shop",
      "application",
      sources: ["A.swift", "main.swift", "Old.m"],
      resources: ["Shop.xcassets"],
      settings: [
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG SHOP", "OTHER_SWIFT_FLAGS": "-D EXTRA -DMORE",
        "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
        "PRODUCT_BUNDLE_IDENTIFIER": "org.shop.$(TARGET_NAME:lower)",
      ]
    )
    project.addTarget(
      "ShopTests",
      "bundle.unit-test",
      sources: ["T.swift"],
      settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]
    )
    project.addTarget("ShopUITests", "bundle.ui-testing", sources: ["U.swift"])
    return project
  }

  private static let files = [
    "A.swift", "main.swift", "Old.m", "T.swift", "U.swift", "Shop.xcassets/Contents.json",
  ]

  @Test func app_withTests_isTheModuleUnderTest() throws {
    let folder = try ScratchFolder()
    try folder.write(shop(), to: "Shop.xcodeproj", files: Self.files)
    let project = try folder.load()
    var graph = project.graph
    #expect(project.kind == .xcode)
    #expect(graph.nodesForTests().map(\.model.name) == ["Shop", "ShopTests"])
    let (app, tests) = (graph.root.targets[0], graph.root.targets[1])
    #expect(app.kind == .library && tests.kind == .test)
    #expect(app.files == ["\(folder.path)/A.swift"])
    #expect(tests.host == "Shop")
    #expect(app.conditions == ["SHOP", "EXTRA", "MORE"])
    #expect(app.languageMode == "6" && tests.languageMode == "5")
    #expect(app.settings.contains(".defaultIsolation(MainActor.self)"))
    let notes = project.notes.joined(separator: "\n")
    #expect(notes.contains("ShopUITests: skipped"))
    #expect(notes.contains("main.swift is left out"))
    #expect(notes.contains("one Objective-C or C source is left out"))
  }

  @Test func bundle_ofTheApp_hasItsPropertyListAndResources() throws {
    let folder = try ScratchFolder()
    try folder.write(shop(), to: "Shop.xcodeproj", files: Self.files)
    let bundle = try #require(try folder.load().graph.root.targets[0].bundle)
    #expect(bundle.name == "Shop.app" && bundle.isApp)
    #expect(bundle.info["CFBundleIdentifier"].string == "org.shop.shop")
    #expect(bundle.info["UIMainStoryboardFile"].string == "Main")
    #expect(bundle.items.map(\.place) == ["Shop.xcassets"])
  }

  @Test(arguments: ["openStep", "xml", "json"])
  func formats_allSayTheSame(format: String) throws {
    let folder = try ScratchFolder()
    let project = shop()
    let text =
      switch format {
      case "xml": PropertyList.xml(project.content)
      case "json": try Self.json(project.content)
      default: project.openStep
      }
    try folder.write(text, to: "Shop.xcodeproj/project.pbxproj")
    let read = try XcodeProject(path: folder.path + "/Shop.xcodeproj", configuration: nil)
    #expect(read.targets.map(\.name) == ["Shop", "ShopTests", "ShopUITests"])
    #expect(read.targets[0].sources.map(Paths.name) == ["A.swift", "main.swift", "Old.m"])
  }

  private static func json(_ value: JSONValue) throws -> String {
    switch value {
    case .object(let members):
      let list = try members.map { "\"\($0.key)\": \(try json($0.value))" }
      return "{" + list.joined(separator: ",") + "}"
    case .array(let list): return "[" + (try list.map(json).joined(separator: ",")) + "]"
    default: return ManifestSettings.literal(value.string ?? "")
    }
  }

  @Test func tree_ofGroups_findsFilesByTheirSourceTree() throws {
    let folder = try ScratchFolder()
    var project = ProjectText()
    project.extra["projectDirPath"] = .string("Code")
    project.add(
      "N",
      "PBXFileReference",
      ["path": .string("N.swift"), "sourceTree": .string("<group>")]
    )
    project.add(
      "R",
      "PBXFileReference",
      ["path": .string("R.swift"), "sourceTree": .string("SOURCE_ROOT")]
    )
    project.add(
      "Z",
      "PBXFileReference",
      ["path": .string("/z/Z.swift"), "sourceTree": .string("<absolute>")]
    )
    project.add(
      "EN",
      "PBXFileReference",
      ["path": .string("en.lproj/S.strings"), "sourceTree": .string("<group>")]
    )
    project.add(
      "V",
      "PBXVariantGroup",
      ["children": .array([.string("EN")]), "sourceTree": .string("<group>")]
    )
    project.add(
      "G",
      "PBXGroup",
      [
        "children": .array(["N", "R", "Z", "V"].map { .string($0) }), "path": .string("../Deep"),
        "sourceTree": .string("<group>"),
      ]
    )
    project.show("G")
    project.addTarget("Shop", "framework", sources: ["N", "R", "Z"], resources: ["V"])
    try folder.write(project, to: "Shop.xcodeproj")
    let target = try #require(
      try XcodeProject(path: folder.path + "/Shop.xcodeproj", configuration: nil).targets.first
    )
    #expect(
      target.sources == [
        "\(folder.path)/Deep/N.swift", "\(folder.path)/Code/R.swift", "/z/Z.swift",
      ]
    )
    #expect(target.resources == ["\(folder.path)/Deep/en.lproj/S.strings"])
    #expect(XcodeTargetModel.items(target.resources).map(\.place) == ["en.lproj/S.strings"])
  }

  @Test func folders_synchronized_giveTheirFilesExceptExceptions() throws {
    let folder = try ScratchFolder()
    var project = ProjectText()
    let ids: (String...) -> JSONValue = { .array($0.map { .string($0) }) }
    project.add(
      "EX",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      ["membershipExceptions": ids("Info.plist", "Off/B.swift"), "target": .string("Shop")]
    )
    project.add(
      "EXT",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      ["membershipExceptions": ids("Off/B.swift"), "target": .string("ShopTests")]
    )
    project.add(
      "SYNC",
      "PBXFileSystemSynchronizedRootGroup",
      ["path": .string("Shop"), "sourceTree": .string("<group>"), "exceptions": ids("EX", "EXT")]
    )
    project.show("SYNC")
    project.addTarget(
      "Shop",
      "framework",
      extra: ["fileSystemSynchronizedGroups": ids("SYNC")]
    )
    project.addTarget("ShopTests", "bundle.unit-test", sources: ["T.swift"])
    let files = [
      "Info.plist", "A.swift", "In/C.swift", "Off/B.swift", "en.lproj/S.strings",
      "X.xcassets/a.json",
    ]
    try folder.write(project, to: "Shop.xcodeproj", files: files.map { "Shop/\($0)" } + ["T.swift"])
    let read = try XcodeProject(path: folder.path + "/Shop.xcodeproj", configuration: nil)
    let root = folder.path + "/Shop/"
    #expect(read.targets[0].sources == [root + "A.swift", root + "In/C.swift"])
    #expect(read.targets[0].resources == [root + "X.xcassets", root + "en.lproj/S.strings"])
    #expect(read.targets[1].sources == [folder.path + "/T.swift", root + "Off/B.swift"])
  }

  @Test func bridgingHeader_givesItsModulesToEveryFile() throws {
    let folder = try ScratchFolder()
    var project = ProjectText()
    project.addTarget(
      "T",
      "bundle.unit-test",
      sources: ["T.swift"],
      settings: ["SWIFT_OBJC_BRIDGING_HEADER": "T-Bridging.h"]
    )
    try folder.write(project, to: "T.xcodeproj", files: ["T.swift"])
    try folder.write("@import UIKit;\n#import <Shop/Shop.h>\n", to: "T-Bridging.h")
    #expect(try folder.load().graph.root.targets[0].impliedImports == ["UIKit", "Shop"])
    #expect(try folder.load().notes.count == 1)
    try folder.write("#import \"Old.h\"\n", to: "T-Bridging.h")
    #expect(try folder.load().notes.last?.contains("what the bridging header") == true)
  }
}
