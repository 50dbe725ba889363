// swift-tools-version: 6.1
import CompilerPluginSupport
// One target of each kind that a package can have.
import PackageDescription

let package = Package(
  name: "Kinds",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Kinds", targets: ["App"]),
    .executable(name: "tool", targets: ["Tool"]),
    .plugin(name: "Generate", targets: ["Generate"]),
  ],
  traits: [.default(enabledTraits: ["Fancy"]), .trait(name: "Fancy", enabledTraits: ["Base"]), "Base", "Off"],
  dependencies: [
    .package(path: "Local"),
    .package(path: "Traited", traits: ["Extra"]),
    .package(url: "https://example.org/remote.git", from: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.0"),
  ],
  targets: [
    .target(name: "App", dependencies: [
      "CLib", "Sys", "Macros",
      .product(name: "LocalLib", package: "Local"),
      .product(name: "Traited", package: "Traited"),
      .target(name: "MacOnly", condition: .when(platforms: [.macOS])),
      .product(name: "Remote", package: "remote", condition: .when(traits: ["Off"])),
    ], resources: [.process("Resources"), .copy("Data"), .embedInCode("embedded.txt")],
      cSettings: [.define("X")],
      swiftSettings: [.define("FANCY", .when(traits: ["Fancy"])), .define("OFF", .when(traits: ["Off"])), .define("PHONE", .when(platforms: [.iOS]))],
      linkerSettings: [.linkedLibrary("z"), .linkedFramework("UIKit")],
      plugins: ["Generate"]),
    .target(name: "MacOnly"),
    .target(name: "CLib", publicHeadersPath: "inc", cSettings: [.define("ANSWER", to: "42"), .headerSearchPath("private"), .unsafeFlags(["-O1"])]),
    .target(name: "CppLib", cxxSettings: [.define("CPP")]),
    .systemLibrary(name: "Sys"),
    .binaryTarget(name: "Bin", path: "Bin.xcframework"),
    .plugin(name: "Generate", capability: .buildTool(), dependencies: ["Tool"]),
    .executableTarget(name: "Tool"),
    .macro(name: "Macros", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax"), .product(name: "SwiftCompilerPlugin", package: "swift-syntax")]),
    .testTarget(name: "AppTests", dependencies: ["App", "CppLib", "Macros", "Tool"]),
  ],
  cxxLanguageStandard: .cxx17
)
