import Foundation

/// Recognises a project that nothing describes: sources and tests in folders with telling names.
struct FolderGuess {
  var request: ProjectRequest

  /// The project, if the folders tell enough.
  ///
  /// - Returns: The project; `nil` if there is no folder of tests, or no module to test.
  /// - Throws: ``ToolError`` if a folder of `--exclude` does not exist.
  func project() throws -> DetectedProject? {
    let directory = request.directory
    let tests = Self.testFolders(in: directory)
    guard !tests.isEmpty else { return nil }
    let modules = Self.testedModules(tests.map { "\(directory)/\($0)" })
    var guess = request
    for module in modules {
      guard let folder = Self.sources(of: module, in: directory, isOnly: modules.count == 1) else {
        continue
      }
      guess.modules.append(.init(name: module, sources: [folder]))
    }
    guard !guess.modules.isEmpty else { return nil }
    guess.tests = tests
    let described = guess.modules.map { "--module \($0.name) --sources \($0.sources[0])" }
    return DetectedProject(
      kind: .folders,
      directory: directory,
      graph: PackageGraph(try FolderProject.model(guess)),
      notes: [
        "no Package.swift and no Xcode project; taken by the names of folders: "
          + (described + ["--tests"] + tests).joined(separator: " ")
      ]
    )
  }

  /// The folders whose names say that they hold unit tests.
  private static func testFolders(in directory: String) -> [String] {
    Paths.entries(directory).filter { name in
      let isTest = name == "Tests" || name == "Test" || name.hasSuffix("Tests")
      return isTest && !name.hasSuffix("UITests") && Paths.isFolder("\(directory)/\(name)")
    }
  }

  /// The modules that tests import for testing, sorted.
  private static func testedModules(_ folders: [String]) -> [String] {
    let model = TargetModel(name: "Tests", kind: .test, roots: folders, languageMode: "5")
    var found: Set<String> = []
    for file in TargetFiles(of: model).swift {
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      found.formUnion(ImportScan.modules(in: text, onlyTestable: true))
    }
    return found.sorted()
  }

  /// The folder of a module: one of its name, or the one for sources.
  private static func sources(of module: String, in directory: String, isOnly: Bool) -> String? {
    let named = [module, "Sources/\(module)", "Source/\(module)", "src/\(module)"]
    let usual = isOnly ? ["Sources", "Source", "src", "Classes", "App"] : []
    return (named + usual).first { Paths.isFolder("\(directory)/\($0)") }
  }
}
