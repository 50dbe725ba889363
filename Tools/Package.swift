// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolchain's folder with the SwiftSyntax libraries.
///
/// `UNDERSTUDY_SWIFT_HOST` overrules; else it is found from the `swift` on the search path.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  if let given = environment["UNDERSTUDY_SWIFT_HOST"], !given.isEmpty { return given }
  let files = FileManager.default
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let tool = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
    guard files.isExecutableFile(atPath: tool.path) else { continue }
    let bin = tool.resolvingSymlinksInPath().deletingLastPathComponent()
    let found = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if files.fileExists(atPath: found) { return found }
  }
  return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// SwiftSyntax ships with the toolchain; no download, and it always fits the compiler.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
]

/// Scanning and lowering take a dozen times as long without optimization, which users would wait for.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let findings = Target.Dependency.product(name: "Findings", package: "understudy")
let interfaceBuilder = Target.Dependency.product(name: "InterfaceBuilder", package: "understudy")

let package = Package(
  name: "understudy-tools",
  products: [
    .library(name: "Porting", targets: ["Porting"]),
    .executable(name: "understudy", targets: ["understudy"]),
  ],
  // The model of documents and the type of findings; nothing of UIKit is built for the tools.
  dependencies: [.package(name: "understudy", path: "..")],
  targets: [
    .target(name: "Porting", swiftSettings: syntax + fast, linkerSettings: syntaxLibraries),
    .target(name: "Projects", swiftSettings: strict),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .target(name: "Configuration", dependencies: ["CYAML"], swiftSettings: strict),
    .target(
      name: "InterfaceChecking",
      dependencies: ["Porting", "Projects", findings, interfaceBuilder],
      swiftSettings: syntax + fast,
      linkerSettings: syntaxLibraries
    ),
    .target(
      name: "UnderstudyCommand",
      dependencies: [
        "Configuration", "InterfaceChecking", "Porting", "Projects", findings, interfaceBuilder,
      ],
      swiftSettings: syntax + fast,
      linkerSettings: syntaxLibraries
    ),
    .executableTarget(
      name: "understudy",
      dependencies: ["UnderstudyCommand"],
      swiftSettings: syntax,
      linkerSettings: syntaxLibraries
    ),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting"],
      swiftSettings: syntax,
      linkerSettings: syntaxLibraries
    ),
    .testTarget(
      name: "InterfaceCheckingTests",
      dependencies: ["InterfaceChecking", findings],
      swiftSettings: syntax,
      linkerSettings: syntaxLibraries
    ),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: strict),
    .testTarget(
      name: "UnderstudyCommandTests",
      dependencies: ["Configuration", "Projects", "UnderstudyCommand"],
      swiftSettings: syntax,
      linkerSettings: syntaxLibraries
    ),
  ]
)
