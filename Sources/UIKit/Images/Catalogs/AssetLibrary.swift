import CoreGraphics
import Foundation

/// The catalogues and loose pictures that the bundles of an application hold.
///
/// Each bundle is listed once, and each set and picture is read once; the application keeps what
/// was found. Any thread may ask.
package final class AssetLibrary: @unchecked Sendable {
  private let lock = NSLock()
  private var bundles: [String: BundleAssets] = [:]
  private var told: Set<AssetProblem> = []

  init() { Self.latest.set(self) }

  /// The library of the current application.
  ///
  /// Off the main thread, where no application can be asked for, it is the one that was made last.
  package static var current: AssetLibrary {
    guard MainContext.isCurrent else { return latest.library ?? AssetLibrary() }
    return MainActor.assumeIsolated {
      UIApplication.shared.attachment(AssetLibrary.self) { AssetLibrary() }
    }
  }

  private static let latest = LatestLibrary()

  // MARK: - Asking

  /// A set by name; a serious problem of it is told on the console, once.
  func set(_ kind: AssetKind, named name: String, in bundle: Bundle) -> AssetSet? {
    let set = lock.withLock { assets(of: bundle).set(kind, named: name) }
    if let set { tell(set.problems) }
    return set
  }

  /// A picture by path; nil if it is not there.
  func picture(at path: String, in bundle: Bundle) -> BundleAssets.Picture? {
    lock.withLock { assets(of: bundle).picture(at: path) }
  }

  /// The loose files of a bundle that may stand for a name, in the order in which they are tried.
  func looseFiles(_ base: String, _ ending: String, in bundle: Bundle) -> [LoosePicture] {
    lock.withLock { assets(of: bundle).looseFiles(base, ending) }
  }

  /// Everything that does not work, or that nobody understands, in all sets of a bundle.
  package func problems(in bundle: Bundle) -> [AssetProblem] {
    lock.withLock { assets(of: bundle).allProblems() }
  }

  /// The names of the sets of one kind in a bundle, in order.
  package func names(of kind: AssetKind, in bundle: Bundle) -> [String] {
    lock.withLock { assets(of: bundle).names(of: kind) }
  }

  /// Tells problems on the console, each once per application.
  func tell(_ problems: [AssetProblem]) {
    for problem in problems where problem.isSerious {
      guard lock.withLock({ told.insert(problem).inserted }), MainContext.isCurrent else {
        continue
      }
      MainActor.assumeIsolated { ConsoleMessage.asset(problem).emit() }
    }
  }

  private func assets(of bundle: Bundle) -> BundleAssets {
    let path = bundle.bundlePath
    if let known = bundles[path] { return known }
    let made = BundleAssets(folders: AssetCatalogs.folders(of: bundle))
    bundles[path] = made
    return made
  }
}

/// A weak reference that all threads share.
private final class LatestLibrary: @unchecked Sendable {
  private let lock = NSLock()
  private weak var held: AssetLibrary?

  var library: AssetLibrary? { lock.withLock { held } }

  func set(_ library: AssetLibrary) { lock.withLock { held = library } }
}
