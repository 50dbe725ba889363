import Findings
import Foundation
import InterfaceChecking

/// Prints what `check-ib` found, for people or for tools.
struct InterfaceReport {
  var report: InterfaceCheck.Report
  /// Turns a path into the one that is printed.
  var shown: (String) -> String

  /// Whether there is nothing to mend; notes do not count.
  var isClean: Bool { !report.findings.contains { $0.severity > .note } }

  /// The lines for people: one a finding, in the form of a compiler's, and the numbers.
  var lines: [String] {
    let lines = report.findings.map { finding in
      "\(place(finding)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    }
    return lines + (lines.isEmpty ? [] : [""]) + [summary]
  }

  private func place(_ finding: Finding) -> Place {
    var place = finding.place
    place.file = place.file.map(shown)
    return place
  }

  /// One line: the numbers.
  var summary: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.amount(count, severity.rawValue)
    }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    var text = "\(found) in \(Self.amount(report.documents, "document")) with "
    text += Self.amount(report.connections, "connection")
    text +=
      report.sources == 0
      ? "; no sources to compare with." : " and \(Self.amount(report.sources, "Swift file"))."
    if report.foreign > 0 {
      text += " \(Self.amount(report.foreign, "document")) of other platforms left out."
    }
    return text
  }

  private static func amount(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  // MARK: - JSON

  private struct File: Encodable {
    var version = 1
    var documents: Int
    var connections: Int
    var sources: Int
    var findings: [Entry]
  }

  private struct Entry: Encodable {
    var rule: String
    var severity: Severity
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var fingerprint: String
  }

  /// The report as JSON, with sorted keys.
  func json() throws -> String {
    let entries = report.findings.map { finding in
      var finding = finding
      finding.place = place(finding)
      return Entry(
        rule: finding.rule,
        severity: finding.severity,
        file: finding.place.file,
        line: finding.place.line,
        column: finding.place.column,
        message: finding.message,
        fingerprint: finding.fingerprint
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(
      documents: report.documents,
      connections: report.connections,
      sources: report.sources,
      findings: entries
    )
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }
}
