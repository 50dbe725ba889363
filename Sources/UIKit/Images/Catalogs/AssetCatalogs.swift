import Foundation

/// Finds what a bundle holds by name: catalogues in source form, and loose files.
///
/// Xcode compiles catalogues; on Linux the folder itself is copied as a
/// resource and read as it is.
package enum AssetCatalogs {
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

  /// The roots, and the folders of languages in them: those that the user reads, in their order,
  /// then the one that interface files start from.
  ///
  /// - Evidence: Bundle Programming Guide, "The Bundle Search Pattern" (grade A)
  static func folders(of bundle: Bundle) -> [String] {
    let roots = roots(of: bundle)
    return roots + roots.flatMap { languages(in: $0, bundle) }
  }

  private static func languages(in root: String, _ bundle: Bundle) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let folders = entries.filter { $0.hasSuffix(".lproj") }.sorted()
    guard !folders.isEmpty else { return [] }
    let names = folders.map { String($0.dropLast(6)) }
    let read = Locale.preferredLanguages.flatMap { language in
      [language]
        + language.indices.reversed().filter { "-_".contains(language[$0]) }
        .map { String(language[..<$0]) }
    }
    // `Bundle.developmentLocalization` stops the process on Linux for bundles that name none.
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let development = [region, "Base"].compactMap { $0 }
    var ordered: [String] = []
    for name in read + development where names.contains(name) && !ordered.contains(name) {
      ordered.append(name)
    }
    return ordered.map { "\(root)/\($0).lproj" }
  }

  /// The image that a document names; nil if the bundle has none.
  ///
  /// - Parameters:
  ///   - name: The name of a set, or of a file.
  ///   - bundle: The bundle of the document.
  /// - Returns: The image for the current traits; it follows the traits of its view.
  package static func image(named name: String, in bundle: Bundle) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// The colour that a document names; nil if the bundle has none.
  ///
  /// - Parameters:
  ///   - name: The name of a set.
  ///   - bundle: The bundle of the document.
  /// - Returns: The colour, which follows the traits.
  package static func color(named name: String, in bundle: Bundle) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  /// What in the catalogues of a bundle does not work, or is not understood, in words.
  package static func problems(in bundle: Bundle) -> [String] {
    AssetLibrary.current.problems(in: bundle).map(\.words)
  }
}
