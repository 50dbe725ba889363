// swift-tools-version: 6.2
import PackageDescription

/// Measurements; apart from the main package, so that nobody builds them by accident.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "understudy", path: "..")],
  targets: [
    // The C library's account of what is allocated; Swift does not see that header.
    .target(name: "AllocatedBytes"),
    .executableTarget(
      name: "LifecycleBenchmark",
      dependencies: [
        "AllocatedBytes",
        .product(name: "UIKit", package: "understudy"),
        .product(name: "InterfaceBuilder", package: "understudy"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
