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
      if message.hasSuffix(Self.ending) {
        let module = String(message.dropLast(Self.ending.count))
        lines += MissingWording.advice(module, missing).map { "    \($0)" }
      } else if !first.advice.isEmpty {
        lines.append("    \(first.advice)")
      }
    }
    lines.append("What is there and what is not: Documentation/Status.md")
  }

  private static let ending = " is not on this machine"

  /// The imports that no target satisfies; those of Apple's modules the lowering reports.
  static func findings(
    _ sources: [Lowering.Source],
    nodes: [PackageGraph.Node],
    conditions: Set<String>
  ) -> [PortingFinding] {
    let files = sources.map { source in
      MissingImports.File(
        module: source.module,
        path: source.file.path,
        imports: ImportSearch.imports(in: source.text),
        text: source.text
      )
    }
    return MissingImports(files, nodes: nodes, conditions: conditions).found
      .filter { ModuleAvailability.of($0.name) == .unknown }
      .map { item in
        PortingFinding(
          rule: .importUnavailable,
          path: item.path,
          line: item.line,
          column: 1,
          message: item.name + Self.ending
        )
      }
  }
}
