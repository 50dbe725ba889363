import Foundation

/// Finds resources in bundles: loose files and catalogues in source form.
///
/// Xcode compiles catalogues; on Linux the folder itself is copied as a
/// resource and read as it is.
enum AssetCatalogs {
  /// The folder of an asset such as `Logo.imageset`, in any catalogue of the bundle.
  static func folder(named name: String, in bundle: Bundle) -> String? {
    for root in roots(of: bundle) {
      for catalog in catalogs(in: root) {
        if let found = search(catalog, for: name) { return found }
      }
    }
    return nil
  }

  /// Where a bundle keeps its resources, and the packages' bundles inside the main one.
  static func roots(of bundle: Bundle) -> [String] {
    var roots: [String] = []
    if let path = bundle.resourcePath { roots.append(path) }
    if !roots.contains(bundle.bundlePath) { roots.append(bundle.bundlePath) }
    if bundle == .main {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
      for entry in entries.sorted() where entry.hasSuffix(".resources") {
        roots.append(bundle.bundlePath + "/" + entry)
      }
    }
    return roots
  }

  private static func catalogs(in root: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted().map { root + "/" + $0 }
  }

  private static func search(_ folder: String, for name: String) -> String? {
    let parts = name.split(separator: "/").map(String.init)
    if parts.count > 1 {
      let path = folder + "/" + name
      return FileManager.default.fileExists(atPath: path) ? path : nil
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if entries.contains(name) { return folder + "/" + name }
    for entry in entries.sorted() where !entry.contains(".") {
      if let found = search(folder + "/" + entry, for: name) { return found }
    }
    return nil
  }
}
