// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Actors", platforms: [.iOS(.v16)],
  targets: [
    .target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "TestSupport", dependencies: ["App"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ActorTests", dependencies: ["App", "TestSupport"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "IsolatedTests", dependencies: ["App"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ])
