import Foundation

/// What UIKit takes from the property list of an app.
///
/// Launch screens (`UILaunchStoryboardName`, `UILaunchScreen`) are left out: the system shows them
/// before the app runs, and no code of the app meets them.
@MainActor
package final class ApplicationInfo {
  /// A scene that the property list describes.
  struct SceneEntry: Equatable {
    var name: String?
    var delegateClass: String?
    var storyboard: String?
  }

  /// The scenes of each role; `nil` for an app without scenes.
  let scenes: [String: [SceneEntry]]?
  /// The nib that an old app begins with.
  let mainNib: String?
  /// The bundle with the app's storyboards; `nil` for the main one.
  let bundle: Bundle?
  private let mainStoryboards: [String: String]

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - list: The values.
  ///   - module: What `$(PRODUCT_MODULE_NAME)` stands for.
  ///   - bundle: The bundle with the app's storyboards; `nil` for the main one.
  package init(_ list: [String: Any], module: String, bundle: Bundle? = nil) {
    self.bundle = bundle
    func text(_ value: Any?) -> String? {
      guard var text = value as? String, !text.isEmpty else { return nil }
      for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME"] {
        text = text.replacingOccurrences(of: "$(\(name))", with: module)
          .replacingOccurrences(of: "${\(name)}", with: module)
      }
      return text
    }
    var storyboards: [String: String] = [:]
    for suffix in ["", "~iphone", "~ipad"] {
      storyboards[suffix] = text(list["UIMainStoryboardFile" + suffix])
    }
    mainStoryboards = storyboards
    mainNib = text(list["NSMainNibFile"])
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    scenes =
      manifest == nil
      ? nil
      : roles.mapValues { entries in
        (entries as? [[String: Any]] ?? []).map { entry in
          SceneEntry(
            name: text(entry["UISceneConfigurationName"]),
            delegateClass: text(entry["UISceneDelegateClassName"]),
            storyboard: text(entry["UISceneStoryboardFile"])
          )
        }
      }
  }

  /// The storyboard that an app without scenes begins with.
  ///
  /// - Evidence: A, "Information Property List Key Reference": a key with the suffix of a device
  ///   goes before the plain one on it.
  func mainStoryboard(for idiom: UIUserInterfaceIdiom) -> String? {
    mainStoryboards[idiom == .pad ? "~ipad" : "~iphone"] ?? mainStoryboards[""]
  }

  /// The entry that a configuration means: that of its name, or the first of its role.
  ///
  /// - Evidence: Apple's documentation of `UISceneConfiguration`: a name that the property list
  ///   has brings the classes of that entry; without one the first entry of the role serves.
  func entry(for configuration: UISceneConfiguration) -> SceneEntry? {
    let entries = scenes?[configuration.role.rawValue] ?? []
    guard let name = configuration.name else { return entries.first }
    return entries.first { $0.name == name }
  }
}

extension UISceneConfiguration {
  /// Fills in what the app left to its property list.
  func complete(from info: ApplicationInfo?) {
    guard let info, let entry = info.entry(for: self) else { return }
    if delegateClass == nil, let name = entry.delegateClass {
      delegateClass = ClassNames.find(name)
    }
    if storyboard == nil, let name = entry.storyboard {
      storyboard = UIStoryboard(name: name, bundle: info.bundle)
    }
  }
}
