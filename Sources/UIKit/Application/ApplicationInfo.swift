import Foundation

/// What UIKit takes from the property list of an app.
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
  /// The storyboard that an app without scenes begins with.
  let mainStoryboard: String?

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - list: The values.
  ///   - module: What `$(PRODUCT_MODULE_NAME)` stands for.
  package init(_ list: [String: Any], module: String) {
    func text(_ value: Any?) -> String? {
      guard var text = value as? String, !text.isEmpty else { return nil }
      for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME"] {
        text = text.replacingOccurrences(of: "$(\(name))", with: module)
          .replacingOccurrences(of: "${\(name)}", with: module)
      }
      return text
    }
    mainStoryboard = text(list["UIMainStoryboardFile"])
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
    guard delegateClass == nil, let name = info?.entry(for: self)?.delegateClass else { return }
    delegateClass = ClassNames.find(name)
  }
}
