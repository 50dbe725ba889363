// swift-tools-version: 6.2
import PackageDescription

/// One strict settings array for every target; warnings are errors in our own sources.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// `Benchmarks/run` compares with a build that does not look for observers of the life cycle.
let unobserved: [SwiftSetting] =
  Context.environment["UNDERSTUDY_WITHOUT_OBSERVERS"] == nil ? [] : [.define("WITHOUT_OBSERVERS")]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + unobserved)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// Small modules of Apple's names for the apps' sources; Documentation/Frameworks.md describes them.
let standIns = [
  "WebKit", "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "SafariServices",
  "MessageUI", "LocalAuthentication", "Network",
  "CoreLocation", "Security", "StoreKit", "AVFoundation", "AVKit",
  "LinkPresentation", "AuthenticationServices", "CoreData",
]

let package = Package(
  name: "understudy",
  products: [
    .library(
      name: "UIKit",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "Combine", "os", "OSLog"] + standIns
    ),
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "UIKit", "QuartzCore", "CoreGraphics", "Combine"]
    ),
    .library(
      name: "Understudy",
      targets: [
        "Understudy", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]
    ),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    // What the tools take of this package.
    .library(name: "Findings", targets: ["Findings"]),
    .library(name: "UnderstudyScenarios", targets: ["Scenarios", "Reports", "Findings"]),
    .executable(name: "understudy-scenarios", targets: ["ScenarioPlayer"]),
    .executable(name: "understudy-exhaust", targets: ["Exhaust"]),
    .executable(name: "understudy-load-interfaces", targets: ["LoadInterfaces"]),
    .executable(name: "understudy-solver-replay", targets: ["SolverReplay"]),
    .executable(name: "understudy-fuzz-interfaces", targets: ["FuzzInterfaces"]),
    // What `understudy test` links: one shared library, built once for all projects.
    .library(
      name: "UnderstudyRuntime",
      type: .dynamic,
      targets: [
        "Understudy", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit",
        "_Testing_CoreGraphics", "UnderstudyXCTest", "SwiftUI", "Combine", "os", "OSLog",
        "SnapshotTesting", "InlineSnapshotTesting",
      ] + standIns
    ),
  ],
  targets: [
    library("Clockwork"),
    library("Cassowary"),
    library("CoreGraphics"),
    library("QuartzCore", ["CoreGraphics", "Clockwork"]),
    // Storyboards and xibs as elements, without UIKit; `understudy check-ib` reads them, too.
    library("InterfaceBuilder"),
    // JSON with the line of each value, for messages; Foundation forgets lines and the order of keys.
    library("LineJSON"),
    library(
      "UIKit",
      ["InterfaceBuilder", "LineJSON", "QuartzCore", "CoreGraphics", "Clockwork", "Cassowary"]
    ),
    library("Findings"),
    // Web views as loud stubs, for the apps' sources.
    library("WebKit", ["UIKit", "Clockwork"]),
    // Types of files.
    library("UniformTypeIdentifiers", ["UIKit"]),
    library("MobileCoreServices", ["UniformTypeIdentifiers", "CoreGraphics"]),
    // Notifications in memory; triggers fall due in virtual time.
    library("UserNotifications", ["UIKit", "Clockwork"]),
    // Controllers of the system that a test answers for.
    library("SafariServices", ["UIKit", "Clockwork"]),
    library("MessageUI", ["UIKit"]),
    // The owner, the network and the place of the device, which a test decides on.
    library("LocalAuthentication", ["UIKit", "Clockwork"]),
    library("Network", ["UIKit", "Clockwork"]),
    library("CoreLocation", ["UIKit", "Clockwork"]),
    library("LinkPresentation", ["UIKit", "Clockwork"]),
    library("AuthenticationServices", ["UIKit", "Clockwork"]),
    library("Security", ["UIKit", "CoreGraphics", "Clockwork"]),
    library("StoreKit", ["UIKit", "Clockwork"]),
    // Players that keep what they are told and play nothing.
    library("AVFoundation", ["QuartzCore", "CoreGraphics"]),
    library("AVKit", ["AVFoundation", "UIKit"]),
    // Apple's logging, for the apps' sources; nothing of ours logs through it.
    library("os"),
    library("OSLog", ["os"]),
    // Streams of values, for the apps' sources; main-queue schedulers run in virtual time.
    library("Combine", ["Clockwork"]),
    // Objects with a model, contexts and stores, for the apps' sources.
    library("CoreData", ["UIKit", "Clockwork"]),
    library("SwiftUI", ["UIKit", "QuartzCore", "CoreGraphics", "Clockwork", "Combine"]),
    library(
      "Understudy",
      [
        "UserNotifications", "SafariServices", "MessageUI", "LocalAuthentication", "Network",
        "AuthenticationServices", "CoreLocation", "StoreKit", "UIKit", "QuartzCore", "CoreGraphics",
        "Clockwork", "Findings",
      ]
    ),
    // XCTest's waits in virtual time; only test runs of lowered packages link it.
    library("UnderstudyXCTest", ["Understudy", "UIKit", "Clockwork"]),
    // Snapshot tests in text form, for tests that import the library of this name.
    library(
      "SnapshotTesting",
      [
        "UnderstudyXCTest", "Understudy", "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics",
        "Clockwork", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    library("InlineSnapshotTesting", ["SnapshotTesting"]),
    library("Scenarios", ["Understudy", "UIKit", "Clockwork", "Findings", "LineJSON"]),
    library("Reports", ["Scenarios", "Understudy", "Findings"]),
    // The program behind `understudy scenario`.
    .executableTarget(name: "ScenarioPlayer", dependencies: ["Reports"], swiftSettings: strict),
    library("Exploration", ["Understudy", "UIKit", "Clockwork", "Findings"]),
    // The program behind `Scripts/exhaust`.
    .executableTarget(name: "Exhaust", dependencies: ["Exploration"], swiftSettings: strict),
    // The program behind `Scripts/load-interfaces`.
    .executableTarget(
      name: "LoadInterfaces",
      dependencies: ["Understudy", "UIKit", "InterfaceBuilder"],
      swiftSettings: strict
    ),
    // The program behind `Scripts/check-solver` and the solver's benchmark.
    .executableTarget(
      name: "SolverReplay",
      dependencies: ["Cassowary"],
      swiftSettings: strict
    ),
    library("InterfaceFuzzing", ["InterfaceBuilder", "Understudy", "UIKit", "Clockwork"]),
    // The program behind `Scripts/fuzz-interfaces`.
    .executableTarget(
      name: "FuzzInterfaces",
      dependencies: ["InterfaceFuzzing"],
      swiftSettings: strict
    ),
    library("_Testing_UIKit", ["UIKit"]),
    library("_Testing_CoreGraphics", ["CoreGraphics"]),
    tests("ClockworkTests", ["Clockwork"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder"]),
    tests("osTests", ["os", "OSLog"]),
    tests("CombineTests", ["Combine", "Clockwork"]),
    tests(
      "WebKitTests",
      ["WebKit", "UIKit", "Understudy", "_Testing_UIKit", "_Testing_CoreGraphics"]
    ),
    tests(
      "StandInTests",
      [
        "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "SafariServices",
        "MessageUI", "LocalAuthentication", "Network", "CoreLocation", "Security", "StoreKit",
        "AVKit", "AVFoundation", "LinkPresentation", "AuthenticationServices", "Understudy",
        "UIKit",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    .testTarget(
      name: "CoreDataTests",
      dependencies: ["CoreData", "UIKit", "Clockwork", "_Testing_UIKit", "_Testing_CoreGraphics"],
      resources: [.copy("Fixtures/Library.xcdatamodeld")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "SolverReplay"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    tests("CoreGraphicsTests", ["CoreGraphics", "_Testing_CoreGraphics"]),
    tests("QuartzCoreTests", ["QuartzCore", "CoreGraphics", "Clockwork", "_Testing_CoreGraphics"]),
    tests(
      "UIKitTests",
      [
        "UIKit", "InterfaceBuilder", "InterfaceFuzzing", "QuartzCore", "CoreGraphics", "Clockwork",
        "Cassowary", "Understudy", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    tests(
      "UnderstudyTests",
      [
        "Understudy", "UIKit", "Clockwork", "Findings", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    tests(
      "ScenarioTests",
      [
        "LineJSON", "Scenarios", "Reports", "Understudy", "UIKit", "Findings", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]
    ),
    tests(
      "SnapshotTestingTests",
      [
        "SnapshotTesting", "InlineSnapshotTesting", "Understudy", "UIKit", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]
    ),
    tests("ExplorationTests", ["Exploration", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests(
      "CompatibilityTests",
      ["UIKit", "Understudy", "_Testing_UIKit", "_Testing_CoreGraphics"]
    ),
    tests(
      "SwiftUITests",
      [
        "SwiftUI", "Combine", "Understudy", "UIKit", "QuartzCore", "CoreGraphics", "Clockwork",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
  ]
)
