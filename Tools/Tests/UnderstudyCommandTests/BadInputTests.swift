import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Command line: input that cannot be tested")
struct BadInputTests {
  private let tool = Recorder()

  @Test func command_unknown_isAUsageError() {
    #expect(tool.run("tets") == .usage)
    #expect(tool.errors.contains("did you mean 'test'?"))
    #expect(tool.run() == .usage)
    #expect(tool.run("--version") == .passed)
    #expect(tool.run("test", "--help") == .passed)
  }

  @Test func folder_missing_isNamed() {
    #expect(tool.run("test", "/nowhere/at/all") == .couldNotRun)
    #expect(tool.errors.contains("there is no folder '/nowhere/at/all'"))
  }

  @Test func xcodeProject_broken_isNamed() throws {
    let folder = try ScratchFolder()
    try folder.write("{ objects = ", to: "Shop.xcodeproj/project.pbxproj")
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("the Xcode project file is broken"))
    #expect(tool.run("test", folder.path, "--project", "Other.xcodeproj") == .couldNotRun)
    #expect(tool.errors.contains("there is no Xcode project '\(folder.path)/Other.xcodeproj'"))
  }

  @Test func manifest_broken_isQuoted() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Pckage()\n",
      to: "Package.swift"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("Package.swift:3:15: error: cannot find 'Pckage' in scope"))
  }

  @Test func package_withoutTests_isRefused() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(name: "Tiny", targets: [.target(name: "Tiny")])
      """,
      to: "Package.swift"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("the package has no test target"))
  }

  @Test func testTarget_empty_isRefused() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "", test: "")
    try folder.write("", to: "Tests/TinyTests/notes.txt")
    try FileManagerBox.remove("\(folder.path)/Tests/TinyTests/TinyTests.swift")
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("target 'TinyTests' has no source files"))
  }

  @Test func dependency_thatIsNotHere_isNamedWithWhatToDo() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Tiny",
        dependencies: [.package(url: "https://example.org/Quick.git", from: "7.0.0")],
        targets: [.testTarget(name: "TinyTests", dependencies: ["Quick"])])
      """,
      to: "Package.swift"
    )
    try folder.write("import XCTest\nimport Quick\n", to: "Tests/TinyTests/T.swift")
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(
      tool.errors.contains(
        """
          Quick is not on this machine: in one file, first at \(folder.path)/Tests/TinyTests/T.swift:2
            It comes from https://example.org/Quick.git, which is not on this machine.
            Run 'swift package resolve' there, or give --dependency quick=PATH.
        """
      )
    )
  }

  @Test func module_thatNobodyKnows_isNamedBeforeAnythingIsBuilt() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(
      source: "#if canImport(Rx)\nimport Rx\n#endif\n/*\nimport Old\n*/\nimport Lottie\n",
      test: "import XCTest\n"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(
      tool.errors == """
        error: the sources import modules that are not available here:
          Lottie is not on this machine: in one file, first at \(folder.path)/Sources/Tiny/Tiny.swift:7
            No target of the project has this name.
            Give its package with --dependency NAME=PATH, or its sources with \
        --module Lottie --sources DIR.
        What is there and what is not: Documentation/Status.md

        """
    )
  }

  @Test func dependency_givenByOption_isBuiltFromItsFolder() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Quick", products: [.library(name: "Quick", targets: ["Quick"])],
        targets: [.target(name: "Quick")])
      """,
      to: "Quick/Package.swift"
    )
    try folder.write("public let quick = 1", to: "Quick/Sources/Quick/Q.swift")
    let reader = ManifestReader(toolchain: try Toolchain(), scratch: folder.path + "/scratch")
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Tiny",
        dependencies: [.package(url: "https://example.org/Quick.git", from: "7.0.0")],
        targets: [.testTarget(name: "TinyTests", dependencies: ["Quick"])])
      """,
      to: "Package.swift"
    )
    var graph = try PackageGraph(
      directory: folder.path,
      overrides: ["quick": folder.path + "/Quick"],
      reader: reader
    )
    #expect(graph.nodesForTests().map(\.model.name) == ["Quick", "TinyTests"])
    #expect(graph.missing.isEmpty)
  }
}
