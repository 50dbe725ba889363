/// One target of an Xcode project, as the project says it.
struct XcodeTarget {
  /// What it is built into.
  enum Kind: Equatable {
    case app
    case framework
    case library
    case unitTest
    case userInterfaceTest
    /// A target without product, which only stands for what it depends on.
    case aggregate
    case other(String)
  }

  /// Another target, in this project or another.
  struct Reference: Hashable {
    /// The path of the `.xcodeproj`.
    var project: String
    var id: String
  }

  /// A product of a Swift package.
  struct PackageProduct: Hashable {
    var name: String
    /// Where the package stands or would be downloaded from; `nil` if the project does not say.
    var package: String?
  }

  var reference: Reference
  var name: String
  var kind: Kind
  var settings: BuildSettings
  /// The files of the phase that compiles.
  var sources: [String] = []
  /// The files and folders of the phases that copy.
  var resources: [String] = []
  var dependencies: [Reference] = []
  /// The names of products that are linked, such as `Shop.framework`.
  var linked: [String] = []
  var packageProducts: [PackageProduct] = []
  /// Names of script phases, which are not run.
  var scripts: [String] = []
  /// Files of settings that do not exist.
  var missingSettings: [String] = []

  /// The module's name.
  var module: String {
    BuildSettings.identifier(settings.value("PRODUCT_MODULE_NAME"))
  }

  var product: String { settings.value("PRODUCT_NAME") }

  /// The name of the product's folder or file.
  var wrapper: String {
    switch kind {
    case .app: product + ".app"
    case .framework: product + ".framework"
    case .unitTest, .userInterfaceTest: product + ".xctest"
    case .library: "lib\(product).a"
    default: product
    }
  }

  /// Whether it is built for iOS, as far as the settings say.
  var isForIOS: Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let sdk = settings.value("SDKROOT")
    return sdk.isEmpty || sdk == "auto" || sdk.contains("iphone") || sdk.contains("iPhone")
  }

  var hasSwift: Bool { sources.contains { $0.hasSuffix(".swift") } }

  /// The platform in words, for a note about a target that is left out.
  var platform: String {
    let sdk = settings.value("SDKROOT")
    for (word, name) in [
      ("mac", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"), ("xr", "visionOS"),
    ]
    where sdk.contains(word) || settings.value("SUPPORTED_PLATFORMS").contains(word) {
      return name
    }
    return sdk
  }

  /// The host's product in `TEST_HOST` or `BUNDLE_LOADER`, such as `Shop.app`.
  var hostWrapper: String? {
    for key in ["TEST_HOST", "BUNDLE_LOADER"] {
      let parts = settings.value(key).split(separator: "/").map(String.init)
      if let found = parts.first(where: { $0.hasSuffix(".app") }) { return found }
    }
    return nil
  }

  static func kind(_ object: JSONValue) -> Kind {
    if object["isa"].string == "PBXAggregateTarget" { return .aggregate }
    switch object["productType"].string ?? "" {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable":
      return .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static":
      return .framework
    case "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      return .library
    case "com.apple.product-type.bundle.unit-test": return .unitTest
    case "com.apple.product-type.bundle.ui-testing": return .userInterfaceTest
    case let other: return .other(other.split(separator: ".").last.map(String.init) ?? "legacy")
    }
  }
}
