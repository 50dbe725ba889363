import Porting
import Projects

/// The one list of modules that sources import and nobody has.
struct ImportReport {
  /// The lines to print; none if every import can be had.
  private(set) var lines: [String] = []

  init(
    findings: [PortingFinding],
    missing: [PackageGraph.Missing],
    shown: (String) -> String
  ) {
    let imports = findings.filter { $0.rule == .importUnavailable && $0.severity == .error }
    guard !imports.isEmpty else { return }
    var order: [String] = []
    var groups: [String: [PortingFinding]] = [:]
    for finding in imports {
      if groups[finding.message] == nil { order.append(finding.message) }
      groups[finding.message, default: []].append(finding)
    }
    lines.append("error: the sources import modules that are not available here:")
    for message in order {
      guard let group = groups[message], let first = group.first else { continue }
      let count = group.count == 1 ? "in one file" : "in \(group.count) files"
      lines.append("  \(message): \(count), first at \(shown(first.path)):\(first.line)")
      if let package = missing.first(where: { message.hasPrefix($0.name + " ") }) {
        lines += MissingWording.advice(package).map { "    \($0)" }
      } else if !first.advice.isEmpty {
        lines.append("    \(first.advice)")
      }
    }
    lines.append("What is there and what is not: Documentation/Status.md")
  }

  /// The imports of products whose package is not on this machine.
  static func findings(
    path: String,
    text: String,
    missing: [PackageGraph.Missing]
  ) -> [PortingFinding] {
    let names = Set(missing.map(\.name))
    guard !names.isDisjoint(with: ImplicitImports.imports(in: text)) else { return [] }
    var findings: [PortingFinding] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let found = names.intersection(ImplicitImports.imports(in: String(line)))
      // What stands under `#if canImport` is left out by the compiler.
      for name in found.sorted() where !text.contains("canImport(\(name))") {
        findings.append(
          PortingFinding(
            rule: .importUnavailable,
            path: path,
            line: index + 1,
            column: 1,
            message: "\(name) is not on this machine"
          )
        )
      }
    }
    return findings
  }
}
