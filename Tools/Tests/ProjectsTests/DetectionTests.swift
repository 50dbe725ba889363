import Testing

@testable import Projects

@Suite("Choice of the project")
struct DetectionTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func writePackage(tests: Bool) throws {
    let test = tests ? ", .testTarget(name: \"KitTests\")" : ""
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")\(test)])
      """,
      to: "Package.swift"
    )
  }

  private func writeProject(_ name: String) throws {
    var project = ProjectText()
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift"])
    try folder.write(project, to: name)
    try folder.write("", to: Paths.folder(name) + "/T.swift")
  }

  @Test func package_withTests_goesBeforeTheXcodeProject() throws {
    try writePackage(tests: true)
    try writeProject("Kit.xcodeproj")
    #expect(try folder.load().kind == .package)
    #expect(try folder.load { $0.project = self.folder.path + "/Kit.xcodeproj" }.kind == .xcode)
    #expect(folder.failure { $0.targets = ["X"] }?.what == "the package has no test target 'X'")
  }

  @Test func package_withoutTests_givesWayToTheXcodeProject() throws {
    try writePackage(tests: false)
    #expect(try folder.load().kind == .package)
    try writeProject("Example/Kit.xcodeproj")
    let project = try folder.load()
    #expect(project.kind == .xcode)
    #expect(project.directory == folder.path + "/Example")
    #expect(project.notes.first == "Package.swift has no test target, the Xcode project has")
  }

  @Test func projects_several_areListed() throws {
    try writeProject("One/One.xcodeproj")
    try writeProject("Two/Two.xcodeproj")
    let error = try #require(folder.failure())
    #expect(error.what == "there are several Xcode projects with tests")
    #expect(error.advice.last == "understudy test \(folder.path)/Two/Two.xcodeproj")
  }

  @Test func folders_withTellingNames_areTaken() throws {
    try folder.write("import UIKit", to: "Source/A.swift")
    try folder.write("import XCTest\n@testable import Shop\n", to: "ShopTests/T.swift")
    var project = try folder.load()
    #expect(project.kind == .folders)
    #expect(project.graph.nodesForTests().map(\.model.name) == ["Shop", "ShopTests"])
    #expect(
      project.notes.first?.hasSuffix("--module Shop --sources Source --tests ShopTests") == true
    )
  }

  @Test func folder_withoutAnything_saysWhatToGive() throws {
    try folder.write("", to: "notes.txt")
    #expect(folder.failure()?.what == "there is no Package.swift")
    #expect(folder.failure { $0.directory += "/notes.txt" }?.what.contains("is a file") == true)
  }

  @Test func scan_ofImports_seesEverySpelling() {
    let text = """
      import UIKit
      @testable import Shop
        public import struct Core.Point
      @_exported import Base; import Other
      // import Not
      let important = 1
      #if canImport(Maybe)
      import Maybe // yes
      #endif
      """
    #expect(ImportScan.modules(in: text) == ["UIKit", "Shop", "Core", "Base", "Other", "Maybe"])
    #expect(ImportScan.modules(in: text, onlyTestable: true) == ["Shop"])
  }

  @Test func lists_ofDependencies_giveModuleNames() throws {
    try folder.write(
      "target 'A' do\n  pod 'Quick/Core', '~> 7'\n  # pod 'No'\n  pod \"A-B\"\nend\n",
      to: "Podfile"
    )
    try folder.write("github \"x/Nimble\" ~> 1\ngit \"https://e.org/Snap.git\"\n", to: "Cartfile")
    let lists = DependencyLists(in: [folder.path])
    #expect(lists.entries.map(\.name) == ["Quick", "A_B", "Nimble", "Snap"])
  }
}
