// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Snaps",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Snaps"),
    .testTarget(
      name: "SnapsTests",
      dependencies: [
        "Snaps",
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
      ]
    ),
  ]
)
