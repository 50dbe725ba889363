import Foundation

/// The folder where stored defaults and the stores of Core Data of a run go, so that every run starts
/// without any.
///
/// Foundation on Linux keeps the values of `UserDefaults` in the folder for settings of the user;
/// the tests of an app shall neither find nor leave something there.
struct PreferencesFolder {
  private let path: String

  /// Makes an empty folder inside the cache of a package.
  init(cache: String) {
    path = cache + "/preferences"
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// What tells Foundation about the folder.
  var environment: [String: String] {
    ["XDG_CONFIG_HOME": path, "XDG_DATA_HOME": path + "/data"]
  }
}
