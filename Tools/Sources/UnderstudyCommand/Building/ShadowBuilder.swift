import Foundation
import Projects

/// Builds a shadow package and explains what went wrong in the user's terms.
struct ShadowBuilder {
  var toolchain: Toolchain
  var runtime: RuntimeProduct
  var shadow: ShadowPackage
  var console: Console
  var isVerbose: Bool

  private var scratch: String { shadow.cache + "/build" }

  /// Builds the tests; the path of the test program, or `nil` after printing why not.
  func build() throws -> String? {
    try discardStaleObjects()
    let words =
      [
        "build", "--build-tests", "--package-path", shadow.directory, "--scratch-path", scratch,
        "--disable-automatic-resolution",
      ] + runtime.buildArguments(modules: shadow.modules)
    var log = BuildLog(map: shadow.map)
    var tail: [String] = []
    let end = try toolchain.run(words).run { line in
      log.read(line)
      tail.append(line)
      if tail.count > 400 { tail.removeFirst(200) }
      if isVerbose {
        console.note(shadow.map.mapping(line))
      } else if let progress = BuildLog.progress(line) {
        console.progress(progress)
      }
    }
    console.clearProgress()
    guard end.isSuccess else {
      explain(log, tail: tail)
      return nil
    }
    return try program()
  }

  /// Throws away what was built against other modules of Understudy.
  ///
  /// SwiftPM does not see modules that it finds through `-I`, so it would keep
  /// objects that expect classes as they were, and the tests would crash.
  private func discardStaleObjects() throws {
    let files = FileManager.default
    let record = shadow.cache + "/modules.txt"
    let stamp = runtime.stamp
    guard (try? String(contentsOfFile: record, encoding: .utf8)) != stamp else { return }
    if files.fileExists(atPath: scratch) { try files.removeItem(atPath: scratch) }
    try stamp.write(toFile: record, atomically: true, encoding: .utf8)
  }

  private func program() throws -> String {
    let folder = scratch + "/debug"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = entries.filter({ $0.hasSuffix(".xctest") }).sorted().first else {
      throw ToolError(what: "the build made no test program", place: folder)
    }
    try linkModels(into: folder)
    return "\(folder)/\(name)"
  }

  /// Links the models of Core Data to where the program's main bundle looks for them.
  private func linkModels(into folder: String) throws {
    let files = FileManager.default
    let models = ((try? files.contentsOfDirectory(atPath: shadow.models)) ?? []).sorted()
    for name in models {
      let link = "\(folder)/\(name)"
      let target = "\(shadow.models)/\(name)"
      if (try? files.destinationOfSymbolicLink(atPath: link)) == target { continue }
      try? files.removeItem(atPath: link)
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
  }

  private func explain(_ log: BuildLog, tail: [String]) {
    let errors = log.errors
    let list = UnavailableList(
      errors: errors,
      ownTypes: shadow.declaredTypes,
      shown: shadow.map.shown,
      lineOf: Self.sourceLine
    )
    if errors.contains(where: { $0.path.contains("DiscoveredTests.derived/") }) {
      console.note(
        "The list of tests that SwiftPM writes does not compile. A generic class cannot have test "
          + "methods on Linux: move them to its subclasses."
      )
    }
    let limit = list.items.isEmpty ? 20 : 10
    for error in list.others.prefix(limit) { console.note(error.text(shown: shadow.map.shown)) }
    if list.others.count > limit {
      console.note("and \(list.others.count - limit) more errors")
    }
    for line in list.lines() { console.note(line) }
    if list.items.contains(where: { $0.name.hasPrefix("module ") }) {
      console.note(
        "A missing module of another package can be given: --dependency NAME=PATH for a package, "
          + "--module NAME --sources DIR for a folder."
      )
    }
    if errors.isEmpty {
      let plain = log.linkErrors.isEmpty ? log.plainErrors : log.linkErrors
      let lines = plain.isEmpty ? Array(tail.suffix(10)) : Array(plain.prefix(10))
      for line in lines { console.note("error: " + shadow.map.mapping(line)) }
    }
    console.note("error: the tests do not build; --verbose shows the compiler's whole output")
  }

  private static func sourceLine(_ error: Diagnostic) -> String? {
    guard let text = try? String(contentsOfFile: error.path, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil
  }
}
