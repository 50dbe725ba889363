import Foundation

/// The Swift toolchain on the search path.
package struct Toolchain {
  /// The path of the `swift` driver.
  package var swift: String

  /// Finds the toolchain.
  ///
  /// - Throws: ``ToolError`` if no folder of `PATH` has a `swift`.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swift"
      if FileManager.default.isExecutableFile(atPath: path) {
        swift = path
        return
      }
    }
    throw ToolError(
      what: "no Swift toolchain found",
      advice: ["Install Swift 6.2 or newer (https://swift.org/install) and put it on the PATH."]
    )
  }

  /// A run of `swift` with the given words.
  package func run(_ arguments: [String], in directory: String? = nil) -> ChildProcess {
    ChildProcess(executable: swift, arguments: arguments, directory: directory)
  }
}
