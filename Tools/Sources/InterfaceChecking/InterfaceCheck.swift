package import Findings
import Foundation
import InterfaceBuilder
import Projects

/// Compares the storyboards and xibs of a project with its sources, and with each other.
package struct InterfaceCheck {
  /// What the check found.
  package struct Report {
    /// The findings, by path and line.
    package var findings: [Finding] = []
    /// The number of documents that were read.
    package var documents = 0
    /// The number of source files that were read.
    package var sources = 0
    /// The number of connections in the documents.
    package var connections = 0
    /// The number of documents for other platforms, which are left out.
    package var foreign = 0
  }

  private let modules: [CheckedModule]
  private let knowsAllDocuments: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - modules: The files, by targets.
  ///   - knowsAllDocuments: Whether the documents are all that the project has, so that one that
  ///     is named and not among them does not exist.
  package init(_ modules: [CheckedModule], knowsAllDocuments: Bool) {
    self.modules = modules
    self.knowsAllDocuments = knowsAllDocuments
  }

  private static let rules: [any InterfaceRule.Type] = [
    MissingClassRule.self, MissingOutletRule.self, MissingActionRule.self,
    MissingAttributeRule.self, UnconnectedRule.self, IdentityRule.self, CellRule.self,
    SceneRule.self, LiteralRule.self, DoubleSegueRule.self, ConstructionRule.self, AssetRule.self,
  ]

  /// Reads everything and runs all rules.
  package func report() -> Report {
    var report = Report()
    let read = readDocuments(&report)
    let swift = owners(\.swift)
    let facts = Concurrently.map(swift.map { (path: $0.key, modules: $0.value) }) { file in
      do {
        let text = try SourceText.read(file.path)
        return CodeScan.facts(of: text, path: file.path, modules: file.modules)
      } catch {
        return CodeFacts()
      }
    }
    report.sources = swift.count
    let names = Set(modules.compactMap(\.name))
    let context = CheckContext(
      documents: read.documents,
      code: CodeIndex(
        facts,
        objectiveC: ObjectiveCScan.classes(in: Array(Set(modules.flatMap(\.objectiveC)))),
        modules: names
      ),
      assets: AssetNames(modules),
      mainStoryboards: Set(modules.flatMap(\.mainStoryboards)),
      hasCode: !swift.isEmpty,
      knowsAllDocuments: knowsAllDocuments,
      unreadableNames: read.unreadable,
      modules: Dictionary(owners(\.documents), uniquingKeysWith: { first, _ in first })
    )
    report.connections = read.documents.reduce(0) { $0 + $1.connections.count }
    let found = Self.rules.flatMap { $0.findings(in: context) }
    report.findings = Set(report.findings + found).sorted()
    return report
  }

  /// The files of a kind, each once, with the modules that they belong to.
  private func owners(_ files: KeyPath<CheckedModule, [String]>) -> [(
    key: String, value: Set<String>
  )] {
    var owners: [String: Set<String>] = [:]
    for module in modules {
      for path in module[keyPath: files] {
        owners[path, default: []].formUnion(module.name.map { [$0] } ?? [])
      }
    }
    return owners.sorted { $0.key < $1.key }
  }

  private func readDocuments(
    _ report: inout Report
  ) -> (documents: [CheckedDocument], unreadable: Set<String>) {
    var documents: [CheckedDocument] = []
    var unreadable: Set<String> = []
    for (path, _) in owners(\.documents) {
      if let reason = DocumentFile.refusal(path) {
        unreadable.insert(Paths.stem(path))
        report.findings.append(Self.unreadable(path, 1, reason))
        continue
      }
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      if DocumentFile.isForeign(data) {
        report.foreign += 1
        unreadable.insert(Paths.stem(path))
        continue
      }
      do {
        let document = try InterfaceDocument(data: data, name: Paths.name(path))
        documents.append(CheckedDocument(path: path, root: document.root))
        report.documents += 1
      } catch {
        unreadable.insert(Paths.stem(path))
        report.findings.append(Self.unreadable(path, error.line ?? 1, error.words))
      }
    }
    return (documents, unreadable)
  }

  private static func unreadable(_ path: String, _ line: Int, _ reason: String) -> Finding {
    Finding(
      rule: "document_unreadable",
      severity: .error,
      place: Place(file: path, line: line, column: 1),
      message: reason
    )
  }
}
