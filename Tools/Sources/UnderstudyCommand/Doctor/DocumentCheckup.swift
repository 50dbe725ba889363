import Foundation
import InterfaceBuilder
import InterfaceChecking
import Projects

/// Looks at the storyboards and xibs of a target.
struct DocumentCheckup {
  var target: TargetModel
  var files: TargetFiles
  /// Turns a path into the one that is printed.
  var shown: (String) -> String

  /// The names of parts without an effect that are listed, at most.
  static let limit = 5

  /// What was found: the number of documents, those that cannot be read, and what has no effect.
  var checkups: [Checkup] {
    let paths = self.paths
    guard !paths.isEmpty else { return [] }
    var read: [(path: String, document: InterfaceDocument)] = []
    var failures: [Checkup] = []
    for path in paths {
      do {
        if let reason = DocumentFile.refusal(path) {
          failures.append(failure(path, nil, reason))
        } else if let data = FileManager.default.contents(atPath: path) {
          read.append((path, try InterfaceDocument(data: data, name: path)))
        }
      } catch {
        failures.append(failure(path, error.line, error.words))
      }
    }
    return count(read.map(\.document)) + failures + notes(read)
  }

  /// The documents among the target's files and in its bundle, and compiled ones.
  private var paths: [String] {
    let items = (target.bundle?.items ?? []).map(\.source)
    let all = (files.others.map(\.path) + items).compactMap(Self.unit)
    return Set(all).sorted()
  }

  /// The document that a file is or belongs to; `nil` for other files.
  private static func unit(_ path: String) -> String? {
    for ending in ["storyboardc", "nib"] {
      if let range = path.range(of: ".\(ending)/") {
        return path[..<range.lowerBound] + "." + ending
      }
    }
    return ["storyboard", "xib", "storyboardc", "nib"].contains(Paths.ending(path)) ? path : nil
  }

  private func count(_ documents: [InterfaceDocument]) -> [Checkup] {
    guard !documents.isEmpty else { return [] }
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let xibs = documents.count { $0.kind == .xib }
    var parts: [String] = []
    if documents.count > xibs {
      parts.append(SourceCheckup.amount(documents.count - xibs, "storyboard"))
      parts[0] += " with \(SourceCheckup.amount(scenes, "scene"))"
    }
    if xibs > 0 { parts.append(SourceCheckup.amount(xibs, "xib")) }
    return [
      Checkup(
        status: .ok,
        subject: "interface-builder",
        what: "target '\(target.name)' has " + parts.joined(separator: " and ")
      )
    ]
  }

  private func failure(_ path: String, _ line: Int?, _ reason: String) -> Checkup {
    Checkup(
      status: .warning,
      subject: "interface-builder",
      what: "a document cannot be read: \(reason)",
      place: shown(path) + (line.map { ":\($0)" } ?? ""),
      advice: ["Screens that come from it cannot be loaded."]
    )
  }

  /// What the documents say and nobody would notice when they are loaded.
  private func notes(_ read: [(path: String, document: InterfaceDocument)]) -> [Checkup] {
    var counts: [String: Int] = [:]
    var first: String?
    for (path, document) in read {
      for problem in document.unrecognized() {
        first = first ?? "\(shown(path)):\(problem.line)"
        counts[Self.words(problem.reason), default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var list = sorted.prefix(Self.limit).map { "\($0.key) (\($0.value))" }
    if sorted.count > Self.limit { list.append("\(sorted.count - Self.limit) more") }
    return [
      Checkup(
        status: .note,
        subject: "interface-builder",
        what: "of the documents of '\(target.name)' these parts have no effect here: "
          + list.joined(separator: ", "),
        place: first.map { "first \($0)" }
      )
    ]
  }

  private static func words(_ reason: InterfaceProblem.Reason) -> String {
    switch reason {
    case .unknownElement(let name): "<\(name)>"
    case .unknownAttribute(let name, let element): "'\(name)' of <\(element)>"
    case .value(let value, let attribute, let element):
      "'\(value)' as '\(attribute)' of <\(element)>"
    case .unsupported(let what): what
    case .duplicateID(let id): "the second \(id)"
    case .missingReference(let id, let attribute): "'\(attribute)' with \(id)"
    }
  }
}
