import Foundation
import Porting
import Projects

/// Looks at a project's sources for what Linux lacks.
struct SourceCheckup {
  var project: DetectedProject
  var nodes: [PackageGraph.Node]
  var missing: [PackageGraph.Missing]
  var facts: [SourceFacts]
  /// Turns a path into the one that is printed.
  var shown: (String) -> String

  /// What was found: files, then imports, then what the sources use of iOS.
  var checkups: [Checkup] {
    files + targets + imports + standIns + uses
  }

  // MARK: - Files

  private var files: [Checkup] {
    facts.compactMap(\.problem).map { .error($0, subject: "source") }
      + nodes.flatMap { node in
        let files = TargetFiles(of: node.model)
        let documents = DocumentCheckup(target: node.model, files: files, shown: shown)
        return objectiveC(files, of: node.model) + documents.checkups
      }
  }

  private func objectiveC(_ files: TargetFiles, of target: TargetModel) -> [Checkup] {
    var found: [Checkup] = []
    if let first = files.objectiveC.first {
      let count = Self.amount(files.objectiveC.count, "Objective-C source")
      let isWhole = files.swift.isEmpty
      found.append(
        Checkup(
          status: isWhole ? .error : .warning,
          subject: "objective-c",
          what: "target '\(target.name)' has \(count), which Linux cannot compile",
          place: shown(first.path),
          advice: [
            isWhole
              ? "Leave the target out, or replace it with Swift."
              : "They are left out; what Swift uses of them is missing. --exclude leaves users out."
          ]
        )
      )
    }
    let headers = files.clang.filter { $0.path.hasSuffix("-Bridging-Header.h") }
    if let header = headers.first, !files.swift.isEmpty {
      found.append(
        Checkup(
          status: .warning,
          subject: "objective-c",
          what: "target '\(target.name)' has a bridging header, which is not read",
          place: shown(header.path),
          advice: ["What Swift uses of it is missing."]
        )
      )
    }
    for link in files.loops {
      found.append(
        Checkup(
          status: .warning,
          subject: "source",
          what: "a link leads back to a folder around it and is not followed",
          place: shown(link)
        )
      )
    }
    return found
  }

  // MARK: - Targets

  private var targets: [Checkup] {
    nodes.map { node in
      let own = facts.filter { $0.module == node.model.name }
      let size = Self.size(node.model)
      guard node.model.kind == .test else {
        return Checkup(status: .ok, subject: "target", what: "target \(node.model.name): \(size)")
      }
      let tests = own.reduce(0) { $0 + $1.tests }
      let isEmpty = tests == 0
      return Checkup(
        status: isEmpty ? .warning : .ok,
        subject: "target",
        what: "test target \(node.model.name): \(size), "
          + (isEmpty ? "no test in sight" : "about \(Self.amount(tests, "test"))"),
        advice: isEmpty
          ? ["XCTest runs methods of XCTestCase subclasses whose names begin with 'test'."] : []
      )
    }
  }

  // MARK: - Imports

  private var imports: [Checkup] {
    let missingImports = MissingImports(
      facts.map(\.file),
      nodes: nodes,
      conditions: project.conditions(of: nodes)
    )
    let groups = Dictionary(grouping: missingImports.found, by: \.name)
    let order = missingImports.names
    let found = order.compactMap { name -> Checkup? in
      guard let group = groups[name], let first = group.first else { return nil }
      let count = group.count == 1 ? "in one file" : "in \(group.count) files"
      return Checkup(
        status: .error,
        subject: "import",
        what: "the module \(name) is missing: \(count)",
        place: "first \(shown(first.path)):\(first.line)",
        advice: advice(for: name)
      )
    }
    return found + unusedMissing(Set(order))
  }

  private func advice(for name: String) -> [String] {
    if case .apple(let advice) = ModuleAvailability.of(name) {
      return ["It is Apple's and Linux lacks it: \(advice)."]
    }
    return MissingWording.advice(name, missing)
  }

  /// Products that a target asks for, that are not here, and that no file imports by that name.
  private func unusedMissing(_ imported: Set<String>) -> [Checkup] {
    var seen = imported.union(ModuleTable.libraries)
    return missing.filter { seen.insert($0.name).inserted }.map { item in
      if let plugin = item.plugin {
        return Checkup(status: .note, subject: "project", what: "the plugin \(plugin) is not run")
      }
      return Checkup(
        status: .warning,
        subject: "dependency",
        what: "target '\(item.target)' depends on \(item.name), which "
          + (item.kind == nil ? "is not on this machine" : "cannot be built"),
        advice: MissingWording.advice(item)
      )
    }
  }

  /// Apple's modules that Understudy has in small.
  private var standIns: [Checkup] {
    let ours = Set(RuntimeProduct.modules + ["WebKit"]).subtracting(Self.whole)
    var counts: [String: Int] = [:]
    for file in facts {
      for name in Set(file.imports.map(\.name)).intersection(ours) { counts[name, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return [] }
    let list = counts.sorted { $0.key < $1.key }
      .map { "\($0.key) (\(Self.amount($0.value, "file")))" }
    return [
      Checkup(
        status: .note,
        subject: "stand-in",
        what: "small stand-ins take the place of " + list.joined(separator: ", "),
        advice: ["Documentation/Frameworks.md says what they have."]
      )
    ]
  }

  private static let whole: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Clockwork", "Cassowary", "Understudy", "Findings",
    "UnderstudyXCTest", "_Testing_UIKit", "_Testing_CoreGraphics",
  ]

  // MARK: - Uses

  private var uses: [Checkup] {
    SourceFacts.words.compactMap { word in
      let users = facts.filter { $0.words.contains(word) }
      guard let first = users.first, let meaning = Self.meanings[word] else { return nil }
      return Checkup(
        status: .warning,
        subject: "limit",
        what: "\(meaning): \(users.count == 1 ? "in one file" : "in \(users.count) files")",
        place: "first \(shown(first.path))"
      )
    }
  }

  private static let meanings: [String: String] = [
    "@GKInspectable": "GameplayKit's editor attributes mean nothing here",
    "XCUIApplication": "tests that drive the app from outside cannot run",
    "method_exchangeImplementations": "methods cannot be exchanged; the call does nothing",
    "addUIInterruptionMonitor": "no system alert interrupts a test here",
  ]

  /// The number of a target's sources, by language.
  static func size(_ target: TargetModel) -> String {
    let files = TargetFiles(of: target)
    guard files.swift.isEmpty, !files.clang.isEmpty else {
      return amount(files.swift.count, "Swift file")
    }
    return amount(files.clang.count, "C file")
  }

  static func amount(_ count: Int, _ word: String) -> String {
    "\(count == 0 ? "no" : String(count)) \(word)\(count == 1 ? "" : "s")"
  }
}
