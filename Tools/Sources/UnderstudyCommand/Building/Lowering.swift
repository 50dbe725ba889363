import Foundation
import Porting

/// The lowered text of one source file.
struct LoweredSource {
  var file: TargetFiles.File
  var text: String
}

/// Turns the sources of one module into sources that Linux compiles.
struct Lowering {
  /// The modules that an `import` can name.
  var availableModules: Set<String>

  /// Lowers the sources of a module.
  func lower(
    _ sources: [(file: TargetFiles.File, text: String)],
    module: String,
    isTest: Bool
  ) -> (sources: [LoweredSource], findings: [PortingFinding]) {
    let lowered = sources.map { source in
      LoweredSource(file: source.file, text: Self.located(source.text, at: source.file.path))
    }
    return (lowered, [])
  }

  /// The text with a first line that makes the compiler speak of the user's own file.
  static func located(_ text: String, at path: String) -> String {
    "#sourceLocation(file: \(ManifestSettings.literal(path)), line: 1)\n" + text
  }
}
