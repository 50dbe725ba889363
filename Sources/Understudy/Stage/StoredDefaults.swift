import Foundation

/// What tests leave behind in `UserDefaults`.
enum StoredDefaults {
  /// Forgets the values of the standard defaults, and of all suites in a run by `understudy test`.
  ///
  /// Such a run has a folder of its own for them; elsewhere the suites of the folder are those of
  /// other programs, and stay. Registered defaults are no stored ones and stay, too.
  static func clear() {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys.sorted() {
      defaults.removeObject(forKey: key)
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["UNDERSTUDY_TEST_RUN"] != nil, let folder = environment["XDG_CONFIG_HOME"]
    else { return }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files.sorted() where file.hasSuffix(".plist") {
      let name = String(file.dropLast(6))
      if name != processName { defaults.removePersistentDomain(forName: name) }
    }
  }

  private static var processName: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}
