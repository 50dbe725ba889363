import Foundation

@testable import UnderstudyCommand

/// Runs the tool in this process and keeps what it prints.
final class Recorder {
  private(set) var output = ""
  private(set) var errors = ""

  func run(_ arguments: String...) -> ExitCode { run(arguments) }

  func run(_ arguments: [String]) -> ExitCode {
    output = ""
    errors = ""
    let console = Console(
      isTerminal: false,
      write: { self.output += $0 },
      writeError: { self.errors += $0 }
    )
    return Tool(console: console).run(arguments)
  }
}

/// A folder that goes away with its owner.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "understudy-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder with a name of its own inside another.
  init(below other: ScratchFolder, name: String) throws {
    path = "\(other.path)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func write(bytes: [UInt8], to name: String) throws {
    try write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// Writes a package with one library and one test target.
  func writePackage(source: String, test: String) throws {
    try write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Tiny", platforms: [.iOS(.v13)],
        targets: [
          .target(name: "Tiny"), .testTarget(name: "TinyTests", dependencies: ["Tiny"]),
        ])
      """,
      to: "Package.swift"
    )
    try write(source, to: "Sources/Tiny/Tiny.swift")
    try write(test, to: "Tests/TinyTests/TinyTests.swift")
  }
}

/// Files, for tests that do not import Foundation.
enum FileManagerBox {
  static func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: path)
  }
}

/// Runs code with the file rights of nobody, on this thread only.
enum Unprivileged {
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  static func run<Result>(_ body: () throws -> Result) throws -> Result {
    guard getuid() == 0 else { return try body() }
    // The header of this call is not part of the module of the C library.
    guard let symbol = dlsym(nil, "setfsuid") else { throw CocoaError(.featureUnsupported) }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    return try body()
  }
}
