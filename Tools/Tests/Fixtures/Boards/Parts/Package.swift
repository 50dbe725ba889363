// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Parts",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Parts", targets: ["Parts"])],
  targets: [.target(name: "Parts")]
)
