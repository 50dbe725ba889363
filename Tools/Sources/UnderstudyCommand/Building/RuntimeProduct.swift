import Foundation
import Porting
import Projects

/// The shared library with UIKit and the rest that test runs link against.
///
/// It is built once from Understudy's own package; projects only link it.
struct RuntimeProduct {
  /// The folder of Understudy's own package.
  var home: String

  /// Finds Understudy's own package from the place of this tool.
  ///
  /// - Throws: ``ToolError`` if the tool does not stand inside the package.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String = CommandLine.arguments[0]
  ) throws {
    let files = FileManager.default
    if let home = environment["UNDERSTUDY_HOME"], !home.isEmpty {
      self.home = TestOptions.absolute(home)
      guard files.fileExists(atPath: self.home + "/Sources/UIKit") else {
        throw ToolError(
          what: "UNDERSTUDY_HOME is not the folder of Understudy",
          place: self.home,
          advice: ["Set it to the cloned repository, or use Scripts/understudy."]
        )
      }
      return
    }
    let own = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? executable
    var folder = URL(fileURLWithPath: own).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if files.fileExists(atPath: folder.path + "/Sources/UIKit"),
        files.fileExists(atPath: folder.path + "/Package.swift")
      {
        home = folder.path
        return
      }
      folder.deleteLastPathComponent()
    }
    throw ToolError(
      what: "the tool cannot find Understudy's own sources",
      place: own,
      advice: ["Use Scripts/understudy, or set UNDERSTUDY_HOME to the cloned repository."]
    )
  }

  /// Where SwiftPM puts what it builds from Understudy's package.
  var products: String { home + "/.build/debug" }

  /// The modules that a user's sources may name.
  static let modules = ModuleTable.runtime

  /// Brings the library up to date; a library whose sources are those of the last run is.
  func build(_ toolchain: Toolchain, console: Console, isVerbose: Bool) throws {
    let record = home + "/.build/understudy-runtime.txt"
    let known = try? String(contentsOfFile: record, encoding: .utf8)
    if let known, known == sourceStamp(toolchain) { return }
    try build(
      "UnderstudyRuntime",
      makes: "libUnderstudyRuntime.so",
      toolchain,
      console: console,
      isVerbose: isVerbose
    )
    try? sourceStamp(toolchain).write(toFile: record, atomically: true, encoding: .utf8)
  }

  /// What the library is made of, and the library itself: it may have been built by hand.
  private func sourceStamp(_ toolchain: Toolchain) -> String {
    var stamp = SourceStamp()
    for path in ["Package.swift", "Package.resolved", "Sources"] { stamp.add("\(home)/\(path)") }
    stamp.add("\(products)/libUnderstudyRuntime.so")
    stamp.add("\(products)/Modules")
    stamp.add(URL(fileURLWithPath: toolchain.swift).resolvingSymlinksInPath().path)
    return stamp.text
  }

  /// Brings the scenario player up to date; returns its path.
  func buildPlayer(_ toolchain: Toolchain, console: Console) throws -> String {
    try build(
      "understudy-scenarios",
      makes: "understudy-scenarios",
      toolchain,
      console: console,
      isVerbose: false
    )
    return products + "/understudy-scenarios"
  }

  private func build(
    _ product: String,
    makes file: String,
    _ toolchain: Toolchain,
    console: Console,
    isVerbose: Bool
  ) throws {
    if !FileManager.default.fileExists(atPath: "\(products)/\(file)") {
      console.note("Building Understudy itself; this happens once.")
    }
    let run = toolchain.run(["build", "--package-path", home, "--product", product], in: home)
    var tail: [String] = []
    let end = try run.run { line in
      tail.append(line)
      if tail.count > 400 { tail.removeFirst(100) }
      if isVerbose { console.note(line) } else { console.progress("Understudy \(line)") }
    }
    console.clearProgress()
    guard end.isSuccess else {
      let errors = tail.filter { $0.contains("error:") }
      throw ToolError(
        what: "Understudy itself does not build",
        place: home,
        advice: Array((errors.isEmpty ? tail.suffix(8) : errors.prefix(8)))
      )
    }
  }

  /// Modules that are built in the same place and that the runtime does not need.
  private static let foreign: Set<String> = ["Scenarios", "Reports", "ScenarioPlayer"]

  /// Links the modules into a folder of their own, so that no other module of ours
  /// stands in the way of a user's module of the same name.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - targets: The user's own targets; a library's module makes way for them.
  /// - Throws: What Foundation throws.
  func linkModules(into folder: String, targets: Set<String> = []) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let entries = try files.contentsOfDirectory(atPath: "\(products)/Modules")
    for name in entries where name.hasSuffix(".swiftmodule") {
      let module = String(name.dropLast(".swiftmodule".count))
      guard !Self.foreign.contains(module), !module.hasSuffix("Tests") else { continue }
      let target = "\(products)/Modules/\(name)"
      let link = "\(folder)/\(name)"
      if targets.contains(module) {
        try? files.removeItem(atPath: link)
        continue
      }
      if (try? files.destinationOfSymbolicLink(atPath: link)) == target { continue }
      try? files.removeItem(atPath: link)
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
  }

  /// What changes whenever one of the modules does: their sizes and times.
  var stamp: String {
    Self.modules.map { module in
      let path = "\(products)/Modules/\(module).swiftmodule"
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let size = (facts?[.size] as? NSNumber)?.intValue ?? 0
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(module) \(size) \(time)"
    }
    .joined(separator: "\n")
  }

  /// What `swift build` of a shadow package needs to see and link the library.
  func buildArguments(modules folder: String) -> [String] {
    let compiler = ["-I", folder]
    let linker = ["-L", products, "-lUnderstudyRuntime", "-rpath", products]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
