import Foundation
import Testing

@testable import Porting

@Suite("The table of modules")
struct ModuleTableTests {
  /// The word in the second column of the page.
  private func word(_ kind: ModuleFacts.Kind) -> String? {
    switch kind {
    case .toolchain: nil
    case .own: "there"
    case .standIn: "stand-in"
    case .renamed: "renamed"
    case .missing: "limit"
    case .elsewhere: "elsewhere"
    }
  }

  @Test func page_hasARowForEachModule() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Frameworks.md"),
      encoding: .utf8
    )
    var rows: [String: String] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0].trimmingCharacters(in: ["`"])] = cells[1]
    }
    let wanted = ModuleTable.all.compactMap { facts in word(facts.kind).map { (facts.name, $0) } }
    for (name, word) in wanted {
      #expect(rows[name] == word, "\(name) in Documentation/Frameworks.md")
    }
    #expect(Set(rows.keys) == Set(wanted.map(\.0)))
  }

  @Test func everyModule_standsOnceAndSaysSomething() {
    #expect(Set(ModuleTable.all.map(\.name)).count == ModuleTable.all.count)
    for facts in ModuleTable.all {
      switch facts.kind {
      case .standIn, .missing, .elsewhere: #expect(!facts.advice.isEmpty, "\(facts.name)")
      case .renamed(let other): #expect(ModuleTable.available.contains(other), "\(facts.name)")
      case .toolchain, .own: break
      }
    }
  }

  @Test func conditions_areToldThatModulesWithLittleInThemAreNotThere() {
    let text = "#if canImport(Security)\nimport Security\n#endif\n"
    #expect(lowered(text).hasPrefix("#if false"))
    let other = "#if canImport(SafariServices)\nimport SafariServices\n#endif\n"
    #expect(lowered(other) == other)
    expectStable(text)
  }

  @Test func imports_areKeptRenamedOrReported() {
    #expect(lowered("import SafariServices\nlet x = 1\n") == "import SafariServices\nlet x = 1\n")
    #expect(lowered("import CoreServices\nlet x = 1\n") == "import MobileCoreServices\nlet x = 1\n")
    let findings = loweredFile("import MapKit\n").findings
    #expect(findings.map(\.message) == ["MapKit is not available on Linux"])
    expectStable("import CoreServices\nimport Darwin\n")
  }
}
