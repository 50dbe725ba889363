import Foundation
import Porting
import Projects

/// Turns the sources of a project into sources that Linux compiles.
struct Lowering {
  /// One Swift file of a target.
  struct Source {
    var module: String
    var file: TargetFiles.File
    var text: String
    /// Modules that the file sees without importing them.
    var impliedImports: [String] = []
    /// The file's place in the shadow package.
    var destination: String
  }

  /// The modules that an `import` can name beside the project's own.
  var availableModules: Set<String>
  /// The project's modules whose platform conditions are Linux's.
  var nativeModules: Set<String>
  /// The project's modules that Xcode builds on iOS.
  var xcodeModules: Set<String>
  /// The compilation conditions of the targets.
  var conditions: Set<String>
  /// Whether entry points go away, because no target is a program.
  var dropsEntryPoint: Bool
  /// Where results of earlier runs are kept.
  var cache: String

  /// Lowers all sources; the texts are in the order of the sources.
  func lower(_ sources: [Source]) -> (texts: [String], findings: [PortingFinding]) {
    let inputs = sources.map { source in
      SourceInput(module: source.module, path: source.file.path, text: source.text)
    }
    let options = LoweringOptions(
      conditions: conditions,
      dropsEntryPoint: dropsEntryPoint,
      availableModules: availableModules,
      nativeModules: nativeModules,
      xcodeModules: xcodeModules
    )
    let project = PortingProject(
      inputs,
      options: options,
      cache: LoweringCache(folder: URL(fileURLWithPath: cache))
    )
    let lowered = project.lowered()
    let texts = zip(sources, lowered).map { source, file in
      let isNative = nativeModules.contains(source.module)
      return (isNative ? "" : implied(source) + ImplicitImports.prefix(for: source.text))
        + file.text
    }
    return (texts, lowered.flatMap(\.findings))
  }

  /// The implied imports that can be had and that the file does not have anyway.
  private func implied(_ source: Source) -> String {
    guard !source.impliedImports.isEmpty else { return "" }
    let known = availableModules.union(["Foundation"])
    let own = ImplicitImports.imports(in: source.text)
    return source.impliedImports.filter { known.contains($0) && !own.contains($0) }
      .map { "import \($0)\n" }.joined()
  }
}
