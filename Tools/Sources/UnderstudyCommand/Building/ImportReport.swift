import Porting

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
    lines.append("error: the sources import modules that are not available on Linux:")
    for message in order {
      guard let group = groups[message], let first = group.first else { continue }
      let count = group.count == 1 ? "in one file" : "in \(group.count) files"
      lines.append("  \(message): \(count), first at \(shown(first.path)):\(first.line)")
      if let package = missing.first(where: { message.contains("'\($0.name)'") }) {
        lines.append("    It comes from \(package.package), which is not on this machine.")
        lines.append(
          "    Run 'swift package resolve' there, or give --dependency \(package.identity)=PATH."
        )
      } else if !first.advice.isEmpty {
        lines.append("    \(first.advice)")
      }
    }
    lines.append("What is there and what is not: Documentation/Status.md")
  }
}
