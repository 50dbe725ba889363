// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Features", platforms: [.iOS(.v15)], products: [.library(name: "App", targets: ["App"])],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
