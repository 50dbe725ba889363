// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Zoo",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Zoo", targets: ["Zoo"])],
  targets: [.target(name: "Zoo"), .testTarget(name: "ZooTests", dependencies: ["Zoo"])]
)
