// swift-tools-version: 6.2
import PackageDescription

/// Measurements; apart from the main package, so that nobody builds them by accident.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "understudy", path: "..")],
  targets: [
    .executableTarget(
      name: "NavigationBenchmark",
      dependencies: [
        .product(name: "UIKit", package: "understudy")
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
