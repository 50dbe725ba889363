/// The modules that a file may import, and what to say about the others.
enum ModuleTable {
  /// Modules that stand ready on Linux.
  static let available: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Glibc", "XCTest", "Testing", "UIKit",
    "CoreGraphics", "QuartzCore", "SwiftUI", "Combine", "WebKit", "os", "OSLog", "Understudy",
    "CoreFoundation",
    "Synchronization",
    "Observation", "RegexBuilder", "Distributed", "Cxx", "_Concurrency",
    "_StringProcessing", "Differentiation", "PackageDescription", "PackagePlugin",
    "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftSyntaxMacros",
    "SwiftCompilerPlugin", "SwiftSyntaxBuilder", "SwiftSyntaxMacrosTestSupport",
  ]

  /// Modules whose contents come with others here: the import goes away or is renamed.
  static let replaced: [String: String] = [
    "ObjectiveC": "UIKit", "Darwin": "Glibc", "CoreServices": "Foundation",
    "MachO": "Glibc", "ImageIO": "UIKit",
  ]

  /// Modules that Apple divides into parts, as in `import os.log`, and that are one here.
  static let withParts: Set<String> = ["Foundation", "os"]

  /// What an import of Apple's that Linux lacks is for, and what helps.
  static func advice(for module: String) -> String {
    frameworks[module] ?? ""
  }

  /// Whether the module is one of Apple's.
  static func isApple(_ module: String) -> Bool { frameworks[module] != nil }

  /// Whether an import of the module is changed or reported.
  static func needsAttention(_ module: String) -> Bool {
    isApple(module) || replaced[module] != nil
  }

  private static let guardIt =
    "put the code that needs it behind #if canImport(…), or its file into a target of its own"

  private static let frameworks: [String: String] = {
    var table: [String: String] = [:]
    for name in names { table[name] = guardIt }
    table["CryptoKit"] = "swift-crypto has the same API under the name Crypto"
    table["Darwin"] = "import Glibc has the C functions"
    return table
  }()

  private static let names: [String] = [
    "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport",
    "AddressBook", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay",
    "ClassKit", "CloudKit", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "IOKit", "IOSurface", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "SensorKit",
    "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "StoreKitTest",
    "SwiftData", "SystemConfiguration", "TVUIKit", "TipKit", "Twitter",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WidgetKit",
    "simd", "Cocoa", "ARKit", "AutomaticAssessmentConfiguration", "BusinessChat",
    "DeveloperToolsSupport", "FileProvider", "NearbyInteraction",
  ]
}
