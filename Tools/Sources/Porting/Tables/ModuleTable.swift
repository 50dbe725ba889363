/// All modules that this project knows by name: the one list of what a file may import.
///
/// The lowering reads it to rename and to report imports, the runtime to show its modules,
/// `understudy doctor` to say beforehand what stands in the way. Documentation/Frameworks.md
/// describes the same modules; a test holds the two against each other.
package enum ModuleTable {
  /// The facts about all modules, by kind and name.
  package static let all: [ModuleFacts] = toolchain + own + standIns + renamed + missing + elsewhere

  /// What is known of a module; `nil` for one that is not Apple's and not Understudy's.
  package static func facts(of module: String) -> ModuleFacts? { table[module] }

  /// Understudy's modules that a user's sources may name, for the runtime.
  package static let runtime: [String] =
    (own + standIns).map(\.name) + libraries
    + [
      "Clockwork", "Cassowary", "Findings", "Understudy", "UnderstudyXCTest",
      "_Testing_UIKit", "_Testing_CoreGraphics",
    ]

  /// Modules of other people's libraries that Understudy has under the same name, in part.
  ///
  /// They stand back when the package itself is on this machine.
  package static let libraries = ["SnapshotTesting", "InlineSnapshotTesting"]

  /// Modules that stand ready on Linux.
  static let available: Set<String> = Set(runtime + toolchain.map(\.name))

  /// Modules that Apple divides into parts, as in `import os.log`, and that are one here.
  static let withParts: Set<String> = ["Foundation", "os"]

  /// Whether `canImport` is answered with no, though an import finds the module.
  static func isHiddenFromConditions(_ module: String) -> Bool {
    table[module]?.isHiddenFromConditions ?? false
  }

  /// The module that an import is renamed to.
  static func replacement(for module: String) -> String? {
    if case .renamed(let other)? = table[module]?.kind { return other }
    return nil
  }

  /// What an import of Apple's that Linux lacks is for, and what helps.
  static func advice(for module: String) -> String { table[module]?.advice ?? "" }

  /// Whether the module is one of Apple's that is not here.
  static func isMissing(_ module: String) -> Bool { table[module]?.isMissing ?? false }

  /// Whether an import of the module is changed or reported.
  static func needsAttention(_ module: String) -> Bool {
    isMissing(module) || replacement(for: module) != nil
  }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static func facts(
    _ kind: ModuleFacts.Kind,
    _ names: [String],
    _ advice: String = ""
  ) -> [ModuleFacts] {
    names.map { ModuleFacts(name: $0, kind: kind, advice: advice) }
  }

  // MARK: - What is there

  private static let toolchain = facts(
    .toolchain,
    [
      "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
      "FoundationInternationalization", "CoreFoundation", "Dispatch", "Glibc", "XCTest", "Testing",
      "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "_Concurrency",
      "_StringProcessing", "Differentiation", "PackageDescription", "PackagePlugin",
      "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftSyntaxMacros",
      "SwiftCompilerPlugin", "SwiftSyntaxBuilder", "SwiftSyntaxMacrosTestSupport",
    ]
  )

  private static let own = facts(
    .own,
    ["UIKit", "CoreGraphics", "QuartzCore", "SwiftUI", "Combine", "os", "OSLog"]
  )

  private static let standIns: [ModuleFacts] = [
    standIn("WebKit", "web views lay out and keep their settings; pages do not load"),
    standIn(
      "UniformTypeIdentifiers",
      "Apple's tree of types; an app's own declarations are not read"
    ),
    standIn("CoreData", "objects, contexts and stores of our own format; no cloud and no undoing"),
    standIn("MobileCoreServices", "the older names of types of files"),
    standIn("UserNotifications", "in memory, in virtual time; the test is the user and the server"),
    standIn("SafariServices", "the browser is a controller; no page loads, the test closes it"),
    standIn("MessageUI", "nothing can be sent until a test says so, and nothing is"),
    standIn("LocalAuthentication", "no sensor and no code until a test gives the device one"),
    hidden("Network", "path monitors alone; the test connects and disconnects"),
    standIn("CoreLocation", "places, distances, regions; the test moves the device"),
    hidden("Security", "passwords in memory and random bytes; no keys, certificates and trust"),
    hidden("AVFoundation", "times and rectangles; players keep what they are told, nothing plays"),
    hidden("AVKit", "the controller of a film, which nobody sees"),
    standIn("LinkPresentation", "metadata as values; no page is asked"),
    standIn("AuthenticationServices", "sessions of the web alone, in which the test signs in"),
    hidden("StoreKit", "questions for ratings and pages of products alone; nothing is sold"),
  ]

  private static func standIn(_ name: String, _ advice: String) -> ModuleFacts {
    ModuleFacts(name: name, kind: .standIn, advice: advice)
  }

  private static func hidden(_ name: String, _ advice: String) -> ModuleFacts {
    ModuleFacts(name: name, kind: .standIn, advice: advice, isHiddenFromConditions: true)
  }

  /// Modules whose contents come with others here.
  private static let renamed: [ModuleFacts] = [
    ("ObjectiveC", "UIKit"), ("Darwin", "Glibc"), ("MachO", "Glibc"),
    ("CoreServices", "MobileCoreServices"),
    ("ImageIO", "UIKit"), ("CoreImage", "UIKit"), ("CoreMedia", "AVFoundation"),
  ]
  .map { ModuleFacts(name: $0, kind: .renamed($1), advice: "") }

  // MARK: - What is not

  /// What helps against an import that only some of the code needs.
  static let guardIt =
    "put the code that needs it behind #if canImport(…), or its file into a target of its own"

  private static let missing: [ModuleFacts] =
    advised.map { ModuleFacts(name: $0, kind: .missing, advice: $1) }
    + facts(
      .missing,
      [
        "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AddressBook", "AppIntents",
        "AppTrackingTransparency", "ARKit", "AudioToolbox", "AutomaticAssessmentConfiguration",
        "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit",
        "CloudKit", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
        "CoreHaptics", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI",
        "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HomeKit", "IOKit", "IOSurface", "Intents", "IntentsUI", "JavaScriptCore",
        "MapKit", "MediaPlayer", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
        "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos",
        "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SceneKit", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "StoreKitTest", "SystemConfiguration", "TipKit", "Twitter", "UserNotificationsUI",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WidgetKit", "XCUIAutomation",
        "simd",
      ],
      guardIt
    )

  private static let advised: [(String, String)] = [
    ("CryptoKit", "swift-crypto has the same API under the name Crypto"),
    ("CommonCrypto", "swift-crypto has hashes and ciphers under the name Crypto"),
    ("SwiftData", "its macros come with Xcode only; put the models into a target of their own"),
    ("DeveloperToolsSupport", "previews are left out anyway; remove the import"),
  ]

  private static let elsewhere = facts(
    .elsewhere,
    [
      "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "TVServices", "Carbon",
      "ServiceManagement",
    ],
    "it belongs to another platform than iOS; put the import behind #if os(…) or #if canImport(…)"
  )
}
