// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Clocks",
  platforms: [.iOS(.v16)],
  targets: [
    .target(name: "Clocks"),
    .testTarget(name: "ClocksTests", dependencies: ["Clocks"]),
  ]
)
