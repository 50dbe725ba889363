import Foundation

/// Finds the bundles of the modules that a test run is made of.
///
/// On iOS each app, framework and test bundle is a folder with its own resources, and
/// `Bundle(for:)` gives that of a class. Here all modules are one program. `understudy test`
/// lays the bundles out in one folder for each module and names it in the environment.
@_spi(Porting)
public enum ModuleBundles {
  /// The path of the bundle of a class's module; the main bundle's if the module has none.
  public static func path(of aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    let module = String(name.prefix { $0 != "." })
    return path(ofModule: module) ?? Bundle.main.bundlePath
  }

  /// The path of the bundle with an identifier.
  ///
  /// - Parameter identifier: The value of `CFBundleIdentifier`.
  /// - Returns: The path; `nil` if no bundle has the identifier.
  public static func path(identifier: String) -> String? {
    if Bundle.main.bundleIdentifier == identifier { return Bundle.main.bundlePath }
    guard let folder else { return nil }
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for module in modules.sorted() {
      if let path = path(ofModule: module), Bundle(path: path)?.bundleIdentifier == identifier {
        return path
      }
    }
    return nil
  }

  /// The module whose bundle this is; `nil` for the main bundle and others.
  static func module(of bundle: Bundle) -> String? {
    guard let folder, bundle.bundlePath.hasPrefix(folder + "/") else { return nil }
    return bundle.bundlePath.dropFirst(folder.count + 1).split(separator: "/").first
      .map(String.init)
  }

  private static var folder: String? {
    ProcessInfo.processInfo.environment["UNDERSTUDY_BUNDLES"]
  }

  private static func path(ofModule module: String) -> String? {
    guard let folder else { return nil }
    let place = "\(folder)/\(module)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.min().map { "\(place)/\($0)" }
  }
}
