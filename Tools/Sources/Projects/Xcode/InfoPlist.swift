import Foundation

/// Makes the `Info.plist` of a target's bundle, as Xcode does when it builds.
struct InfoPlist {
  /// The content.
  private(set) var content: [String: JSONValue] = [:]
  /// What could not be read.
  private(set) var notes: [String] = []

  init(of target: XcodeTarget, sourceRoot: String) {
    let settings = target.settings
    let name = settings.value("INFOPLIST_FILE")
    if !name.isEmpty {
      let path = Paths.join(sourceRoot, name)
      do {
        content = try PropertyList.read(path, what: "the Info.plist").members
      } catch {
        notes.append("\(target.name): the Info.plist at \(path) cannot be read; it stays without")
      }
    }
    content = content.mapValues { Self.expand($0, settings) }
    if settings.isOn("GENERATE_INFOPLIST_FILE") { addGenerated(settings) }
    let standard = [
      "CFBundleIdentifier": settings.value("PRODUCT_BUNDLE_IDENTIFIER"),
      "CFBundleName": target.product, "CFBundleExecutable": target.product,
      "CFBundleShortVersionString": settings.value("MARKETING_VERSION"),
      "CFBundleVersion": settings.value("CURRENT_PROJECT_VERSION"),
      "CFBundleDevelopmentRegion": settings.value("DEVELOPMENT_LANGUAGE"),
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
    for (key, value) in standard where !value.isEmpty && content[key]?.string ?? "" == "" {
      content[key] = .string(value)
    }
  }

  private static func expand(_ value: JSONValue, _ settings: BuildSettings) -> JSONValue {
    switch value {
    case .string(let text): .string(settings.expanding(text))
    case .array(let list): .array(list.map { expand($0, settings) })
    case .object(let members): .object(members.mapValues { expand($0, settings) })
    default: value
    }
  }

  /// The keys that build settings stand for.
  private mutating func addGenerated(_ settings: BuildSettings) {
    let prefix = "INFOPLIST_KEY_"
    for setting in settings.keys(prefix: prefix) {
      let key = String(setting.dropFirst(prefix.count))
      let value = settings.value(setting)
      guard !value.isEmpty else { continue }
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if content["UIApplicationSceneManifest"] == nil, settings.isOn(setting) {
          content["UIApplicationSceneManifest"] = .object([
            "UIApplicationSupportsMultipleScenes": .bool(true),
            "UISceneConfigurations": .object([:]),
          ])
        }
      case "UILaunchScreen_Generation":
        content["UILaunchScreen"] = .object(["UILaunchScreen": .object([:])])
      case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
        "UISupportedInterfaceOrientations_iPad":
        let plain = key.replacingOccurrences(of: "_iPhone", with: "")
          .replacingOccurrences(of: "_iPad", with: "~ipad")
        content[plain] = .array(settings.words(setting).map { .string($0) })
      default:
        switch value {
        case "YES": content[key] = .bool(true)
        case "NO": content[key] = .bool(false)
        default: content[key] = .string(value)
        }
      }
    }
  }
}
