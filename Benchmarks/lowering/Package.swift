// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolchain's folder with the SwiftSyntax libraries, as in the manifest of the tools.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  if let given = environment["UNDERSTUDY_SWIFT_HOST"], !given.isEmpty { return given }
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let tool = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { continue }
    let bin = tool.resolvingSymlinksInPath().deletingLastPathComponent()
    let found = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: found) { return found }
  }
  return "/usr/lib/swift/host"
}()

/// What lowering costs; apart from the other measurements, as it needs the tools and SwiftSyntax.
let package = Package(
  name: "lowering-benchmark",
  dependencies: [.package(name: "understudy-tools", path: "../../Tools")],
  targets: [
    .executableTarget(
      name: "LoweringBenchmark",
      dependencies: [.product(name: "Porting", package: "understudy-tools")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .unsafeFlags(["-I", host]),
      ],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
      ]
    )
  ]
)
