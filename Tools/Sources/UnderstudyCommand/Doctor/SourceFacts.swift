import Foundation
import Porting
import Projects

/// What a look at one source file tells without parsing it.
struct SourceFacts: Sendable {
  /// The target's name.
  var module: String
  var path: String
  var imports: [ImportedModule] = []
  /// Functions that look like tests.
  var tests = 0
  /// The words of ``words`` that occur.
  var words: Set<String> = []
  /// Why the file cannot be used.
  var problem: ToolError?

  /// The file for a look at its imports.
  var file: MissingImports.File { .init(module: module, path: path, imports: imports) }

  /// The parts of iOS that are worth a word before a run.
  static let words = [
    "@GKInspectable", "XCUIApplication", "method_exchangeImplementations",
    "addUIInterruptionMonitor",
  ]

  /// Reads the Swift files of all targets, on all cores.
  static func read(_ nodes: [PackageGraph.Node]) -> [SourceFacts] {
    let files = nodes.flatMap { node in
      TargetFiles(of: node.model).swift.map { file in
        (module: node.model.name, isTest: node.model.kind == .test, path: file.path)
      }
    }
    return Concurrently.map(files) { read($0.path, module: $0.module, isTest: $0.isTest) }
  }

  private static func read(_ path: String, module: String, isTest: Bool) -> SourceFacts {
    var facts = SourceFacts(module: module, path: path)
    do {
      let text = try SourceText.read(path)
      facts.imports = ImportSearch.imports(in: text)
      // The text has no zero byte, so the searches of C see all of it.
      text.withCString { text in
        for word in words where strstr(text, word) != nil { facts.words.insert(word) }
        guard isTest else { return }
        facts.tests = count("func test", in: text) + count("@Test", in: text)
        // Quick's examples are calls.
        if facts.imports.contains(where: { $0.name == "Quick" }) {
          facts.tests += count(" it(", in: text)
        }
      }
    } catch let error as ToolError {
      facts.problem = error
    } catch {
      facts.problem = ToolError(what: "\(error)", place: path)
    }
    return facts
  }

  private static func count(_ word: String, in text: UnsafePointer<CChar>) -> Int {
    var count = 0
    var rest = text
    while let found = strstr(rest, word) {
      count += 1
      rest = UnsafePointer(found) + word.utf8.count
    }
    return count
  }
}
