import Configuration
import Foundation
import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Command line: init")
struct InitTests {
  private let tool = Recorder()

  private func written(_ folder: ScratchFolder) throws -> String {
    try String(contentsOfFile: folder.path + "/.understudy.yml", encoding: .utf8)
  }

  private func writeShop(to folder: ScratchFolder) throws {
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://example.org/Quick.git", from: "7.0.0")],
        targets: [
          .target(name: "Shop"), .target(name: "Unused"),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "Quick"]),
        ])
      """,
      to: "Package.swift"
    )
    try folder.write("import UIKit\nimport ARKit\n", to: "Sources/Shop/A.swift")
    try folder.write("import Lottie\n", to: "Sources/Shop/B.swift")
    try folder.write("import Quick\n", to: "Tests/ShopTests/T.swift")
  }

  @Test func package_isShownAndDescribed() throws {
    let folder = try ScratchFolder()
    try writeShop(to: folder)
    let found = """
      package 'Shop' (Package.swift)
        library Shop: 2 Swift files in Sources/Shop
        tests ShopTests: 1 Swift file in Tests/ShopTests
        not here: Quick, from https://example.org/Quick.git
        not on Linux: ARKit
        not here: Lottie, from a package or project that is not known
      """
    #expect(tool.run("init", folder.path) == .passed)
    #expect(
      tool.output == """
        \(found)

        Wrote \(folder.path)/.understudy.yml.
        Next: understudy doctor, then understudy test.

        """
    )
    let text = try written(folder)
    #expect(
      text == """
        # What `understudy test` reads of this project. The command line wins over it.
        # All keys: understudy init --help
        #
        # Found on the first look:
        \(found.split(separator: "\n").map { "#   \($0)" }.joined(separator: "\n"))

        # Folders of packages that are not on this machine; correct the paths and take the # away.
        # dependencies:
        #   quick: ../quick

        # device: iPhone-SE

        """
    )
    #expect(try Configuration(Array(text.utf8)).values.isEmpty)
    #expect(tool.run("init", folder.path, "--force") == .passed)
    #expect(try written(folder) == text)
  }

  @Test func file_thatIsThere_isKept() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "", test: "")
    try folder.write("device: iPad\n", to: ".understudy.yml")
    #expect(tool.run("init", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("there is a configuration already"))
    #expect(try written(folder) == "device: iPad\n")
    #expect(tool.run("init", folder.path, "--dry-run", "--device", "iPhone-SE dark") == .passed)
    #expect(tool.output.contains("\ndevice: iPhone-SE dark\n"))
    #expect(try written(folder) == "device: iPad\n")
  }

  @Test func folders_givenByOptions_goIntoTheFileAndComeBack() throws {
    let folder = try ScratchFolder()
    try folder.write("import UIKit", to: "Mein Laden/Überall/A.swift")
    try folder.write("import UIKit", to: "Kern/K.swift")
    try folder.write("import XCTest", to: "LadenTests/T.swift")
    let words = [
      "init", folder.path, "--module", "Kern", "--sources", "Kern", "--module", "Laden",
      "--sources", "Mein Laden", "--tests", "LadenTests", "--exclude", "Kern/K.swift",
    ]
    #expect(tool.run(words) == .couldNotRun)
    #expect(tool.errors.contains("target 'Kern' has no source files"))
    #expect(tool.run(Array(words.dropLast(2))) == .passed, "\(tool.errors)")
    let keys = try written(folder).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      keys == [
        "modules:", "  - name: Kern", "    sources: Kern", "  - name: Laden",
        "    sources: Mein Laden", "tests: LadenTests",
      ]
    )
    let options = try TestOptions.reading(ParsedArguments([folder.path], syntax: Commands.test))
    #expect(options.project.isDescribed)
  }

  @Test(arguments: [
    "plain", "with space", "Überall/a", "true", "12", "a: b", "# no", "\"quoted\"", "", "- x",
    "tail ", "a\\b", "*star", "line\nbreak",
  ])
  func scalar_ofAnyText_isReadBack(text: String) throws {
    let line = ConfigurationWriter.lines("filter", [text]).joined(separator: "\n")
    guard !text.isEmpty else {
      #expect(line == "filter: \"\"")
      return
    }
    #expect(try Configuration(Array(line.utf8)).words("filter") == [text])
  }
}
