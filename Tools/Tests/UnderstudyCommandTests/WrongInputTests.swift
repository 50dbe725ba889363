import Foundation
import Projects
import Testing

@testable import UnderstudyCommand

/// Every command that reads a project refuses the same input with the same words.
@Suite("Command line: wrong input", .serialized)
struct WrongInputTests {
  /// One kind of wrong input.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// What must be said.
    var words: String
    /// Where; `DIR` stands for the folder.
    var place: String?
    /// Options after the folder.
    var options: [String] = []
    var prepare: @Sendable (ScratchFolder) throws -> Void

    var testDescription: String { name }
  }

  private static let targets =
    "[.target(name: \"Tiny\"), .testTarget(name: \"TinyTests\", dependencies: [\"Tiny\"])]"

  private static func write(_ folder: ScratchFolder, manifest: String) throws {
    try folder.writePackage(source: "public let a = 1", test: "import XCTest")
    try folder.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest,
      to: "Package.swift"
    )
  }

  static let cases: [Case] = [
    Case(name: "file instead of folder", words: "is a file, not the folder", options: []) {
      try FileManagerBox.remove($0.path)
      try "text".write(toFile: $0.path, atomically: true, encoding: .utf8)
    },
    Case(name: "empty folder", words: "there is no ", place: "DIR") { _ in },
    Case(
      name: "manifest that does not compile",
      words: "the manifest cannot be read",
      place: "DIR/Package.swift"
    ) { try write($0, manifest: "let package = Package(name: )") },
    Case(
      name: "manifest with a target that is not there",
      words: "target 'Gone' has no folder",
      place: "DIR/Sources/Gone"
    ) {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Tiny", targets: [
            .target(name: "Gone"), .testTarget(name: "TinyTests", dependencies: ["Gone"])])
          """
      )
    },
    Case(
      name: "cyclic targets",
      words: "depend on each other in a circle: A → B → A",
      place: "DIR"
    ) {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Tiny", targets: [
            .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"]),
            .testTarget(name: "TinyTests", dependencies: ["A"])])
          """
      )
      try $0.write("", to: "Sources/A/A.swift")
      try $0.write("", to: "Sources/B/B.swift")
    },
    Case(
      name: "missing resource",
      words: "target 'Tiny' has a resource that does not exist",
      place: "DIR/Sources/Tiny/Gone.json"
    ) {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Tiny", targets: [
            .target(name: "Tiny", resources: [.copy("Gone.json")]),
            .testTarget(name: "TinyTests", dependencies: ["Tiny"])])
          """
      )
    },
    Case(name: "two modules of one name", words: "two packages have a target 'Tiny'") {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Top", dependencies: [.package(path: "Other")], targets: [
            .target(name: "Tiny"), .testTarget(name: "TinyTests", dependencies: [
              "Tiny", .product(name: "Lib", package: "Other")])])
          """
      )
      try $0.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Other", products: [.library(name: "Lib", targets: ["Tiny"])],
          targets: [.target(name: "Tiny")])
        """,
        to: "Other/Package.swift"
      )
      try $0.write("", to: "Other/Sources/Tiny/A.swift")
    },
    Case(
      name: "local dependency that is not there",
      words: "the folder of the package 'gone' that DIR/Package.swift names does not exist",
      place: "DIR/Gone"
    ) {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Tiny", dependencies: [.package(path: "Gone")],
            targets: \(targets))
          """
      )
    },
    Case(
      name: "dependency path without a package",
      words: "the folder of the package 'quick' that was given for it has no Package.swift",
      place: "DIR/Sources",
      options: ["--dependency", "quick=DIR/Sources"]
    ) {
      try write(
        $0,
        manifest: """
          let package = Package(name: "Tiny",
            dependencies: [.package(url: "https://example.org/quick.git", from: "1.0.0")],
            targets: \(targets))
          """
      )
    },
    Case(
      name: "empty test target",
      words: "target 'TinyTests' has no source files",
      place: "DIR/Tests/TinyTests"
    ) {
      try $0.writePackage(source: "", test: "")
      try FileManagerBox.remove("\($0.path)/Tests/TinyTests/TinyTests.swift")
      try $0.write("", to: "Tests/TinyTests/notes.txt")
    },
    Case(
      name: "source that is not UTF-8",
      words: "the source file is not UTF-8",
      place: "DIR/Sources/Tiny/Latin.swift:2"
    ) {
      try $0.writePackage(source: "", test: "")
      try $0.write(
        bytes: Array("let a = 1\nlet b = \"".utf8) + [0xE4] + Array("\"\n".utf8),
        to: "Sources/Tiny/Latin.swift"
      )
    },
    Case(
      name: "source in UTF-16",
      words: "the source file is not UTF-8",
      place: "DIR/Sources/Tiny/Wide.swift:1"
    ) {
      try $0.writePackage(source: "", test: "")
      try $0.write(bytes: [0xFF, 0xFE, 0x61, 0x00], to: "Sources/Tiny/Wide.swift")
    },
    Case(
      name: "source with a zero byte",
      words: "the source file has a zero byte",
      place: "DIR/Sources/Tiny/Zero.swift:3"
    ) {
      try $0.writePackage(source: "", test: "")
      try $0.write(bytes: Array("let a = 1\n\n".utf8) + [0], to: "Sources/Tiny/Zero.swift")
    },
    Case(
      name: "huge source",
      words: "the source file is too large: 40 MB",
      place: "DIR/Sources/Tiny/Huge.swift"
    ) {
      try $0.writePackage(source: "", test: "")
      try $0.write("", to: "Sources/Tiny/Huge.swift")
      let file = try #require(FileHandle(forWritingAtPath: "\($0.path)/Sources/Tiny/Huge.swift"))
      try file.truncate(atOffset: 40 << 20)
      try file.close()
    },
    Case(
      name: "link to nothing",
      words: "cannot read the source file",
      place: "DIR/Sources/Tiny/Link.swift"
    ) {
      try $0.writePackage(source: "", test: "")
      try FileManager.default.createSymbolicLink(
        atPath: "\($0.path)/Sources/Tiny/Link.swift",
        withDestinationPath: "Link.swift"
      )
    },
    Case(
      name: "folder of options that is not there",
      words: "there is no folder 'Nowhere'",
      place: "DIR",
      options: ["--module", "A", "--sources", "Nowhere", "--tests", "Nowhere"]
    ) { _ in },
    Case(
      name: "broken configuration",
      words: "the configuration is not YAML",
      place: "DIR/.understudy.yml:2:1"
    ) {
      try $0.writePackage(source: "", test: "")
      try $0.write("tests: [\n", to: ".understudy.yml")
    },
  ]

  @Test(arguments: cases, ["test", "doctor", "init"])
  func input_isRefusedWithOneMessage(input: Case, command: String) throws {
    // The configuration is what init makes.
    if command == "init", input.name == "broken configuration" { return }
    let folder = try ScratchFolder()
    try input.prepare(folder)
    let tool = Recorder()
    let options = input.options.map { $0.replacingOccurrences(of: "DIR", with: folder.path) }
    #expect(tool.run([command, folder.path] + options) == .couldNotRun)
    let printed = (command == "doctor" ? tool.output : tool.errors)
      .replacingOccurrences(of: folder.path, with: "DIR")
    #expect(printed.contains(input.words), "\(printed)")
    if let place = input.place { #expect(printed.contains("at: \(place)\n"), "\(printed)") }
    if command != "doctor" {
      #expect(printed.components(separatedBy: "error: ").count <= 3, "\(printed)")
      #expect(printed.hasPrefix("error: "), "\(printed)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.build/understudy/package"))
  }

  @Test func folder_inACircleOfLinks_isWalkedOnce() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "", test: "import Testing\n@Test func a() {}\n")
    for name in ["one", "two", "three"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Sources/Tiny/\(name)",
        withDestinationPath: "../.."
      )
    }
    let tool = Recorder()
    #expect(tool.run("doctor", folder.path) == .passed)
    #expect(tool.output.contains("ok       target Tiny: 1 Swift file\n"), "\(tool.output)")
    #expect(tool.output.contains("a link leads back to a folder around it"))
  }

  @Test func paths_withSpacesAndUmlauts_areRead() throws {
    let folder = try ScratchFolder()
    let inner = try ScratchFolder(below: folder, name: "Mein Projekt äöü 'x'")
    try inner.writePackage(source: "", test: "import Testing\n@Test func a() {}\n")
    let tool = Recorder()
    #expect(tool.run("doctor", inner.path) == .passed, "\(tool.output)")
    #expect(tool.run("init", inner.path) == .passed)
    #expect(tool.output.contains("Wrote \(inner.path)/.understudy.yml."))
  }

  /// Root may read everything, so the check runs with the rights of nobody.
  @Test func folder_thatMayNotBeRead_isNamed() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "", test: "import Testing\n@Test func a() {}\n")
    let secret = "\(folder.path)/Sources/Tiny/Secret"
    try folder.write("", to: "Sources/Tiny/Secret/S.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: secret)
    }
    let unreadable = try Unprivileged.run {
      let roots = [folder.path + "/Sources/Tiny"]
      return TargetFiles(
        of: TargetModel(name: "Tiny", kind: .library, roots: roots, languageMode: "5")
      ).unreadable
    }
    #expect(unreadable == [secret])
  }
}
