import Foundation
import InterfaceBuilder

/// The storyboards and xibs that an application has read.
@MainActor
final class InterfaceDocuments {
  /// Deeper than any chain of scenes that make each other; a loop of relationships ends here.
  static let depthLimit = 16

  /// The documents of the current application.
  static var current: InterfaceDocuments {
    UIApplication.shared.attachment(InterfaceDocuments.self) { InterfaceDocuments() }
  }

  private struct Place: Hashable {
    let bundle: String
    let name: String
    let suffix: String
  }

  private var paths: [Place: String?] = [:]
  private var documents: [String: Result<InterfaceDocument, InterfaceError>] = [:]
  private var reported: Set<String> = []
  private var translations: [Place: [String: String]?] = [:]
  /// The nibs that controllers without a name of their own were found to have.
  var nibNames: [ObjectIdentifier: NibName?] = [:]
  /// How many loadings are under way, one inside the other.
  private(set) var depth = 0

  /// Whether loadings cause each other without end; then none is done until all have given up.
  private var isEndless = false
  private var hasToldEndless = false

  /// Runs a loading that may cause others.
  ///
  /// - Returns: The result; `nil` if loadings cause each other without end.
  func nested<Result>(_ body: () -> Result) -> Result? {
    guard depth < Self.depthLimit, !isEndless else {
      isEndless = true
      return nil
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { (isEndless, hasToldEndless) = (false, false) }
    }
    return body()
  }

  /// Raises the exception for loadings without end; once, as scenes with several ways would
  /// otherwise come back to it again and again.
  func raiseEndless(_ exception: @autoclosure () -> UIKitException) {
    guard !hasToldEndless else { return }
    hasToldEndless = true
    raise(exception())
  }

  /// The path of a document in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its suffix.
  ///   - suffix: `storyboard` or `xib`.
  ///   - bundle: Where it is looked for.
  /// - Returns: The path; `nil` if the bundle has no such document.
  func path(of name: String, _ suffix: String, in bundle: Bundle) -> String? {
    let place = Place(bundle: bundle.bundlePath, name: name, suffix: suffix)
    if let known = paths[place] { return known }
    let path = InterfaceFiles.find(name, suffix, in: bundle)
    paths[place] = .some(path)
    return path
  }

  /// Reads a document, once.
  func document(at path: String) -> Result<InterfaceDocument, InterfaceError> {
    if let known = documents[path] { return known }
    let name = String(path.split(separator: "/").last ?? "document")
    let result: Result<InterfaceDocument, InterfaceError>
    if let data = FileManager.default.contents(atPath: path) {
      do {
        result = .success(try InterfaceDocument(data: data, name: name))
      } catch {
        result = .failure(error)
      }
    } else {
      result = .failure(InterfaceError(.empty, in: name))
    }
    documents[path] = result
    return result
  }

  /// The texts of a document in the user's language, by the keys that Xcode gives them.
  func translations(of document: InterfaceDocument, in bundle: Bundle) -> [String: String]? {
    let place = Place(bundle: bundle.bundlePath, name: document.name, suffix: "strings")
    if let known = translations[place] { return known }
    let found = NibTranslations.read(document.name, in: bundle)
    translations[place] = .some(found)
    return found
  }

  /// Prints words about an object of a document the first time they are said.
  func reportOnce(_ message: ConsoleMessage) {
    guard reported.insert(message.text).inserted else { return }
    message.emit()
  }

  /// Prints a problem the first time it is seen.
  func report(_ problem: InterfaceProblem, in document: InterfaceDocument) {
    let text = "\(document.name):\(problem.line): \(problem.words)"
    guard reported.insert(text).inserted else { return }
    ConsoleMessage(text).emit()
  }
}

/// The place of a controller's nib.
struct NibName {
  let name: String
  let path: String
  let bundle: Bundle
}

/// Finds the files of documents in bundles.
enum InterfaceFiles {
  /// The path of a document: a variant for the device first, then the languages of the bundle.
  @MainActor
  static func find(_ name: String, _ suffix: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let files = ["\(name)\(idiom).\(suffix)", "\(name).\(suffix)"]
    for root in AssetCatalogs.roots(of: bundle) {
      for file in files {
        for folder in folders(of: bundle) {
          let path = folder.isEmpty ? "\(root)/\(file)" : "\(root)/\(folder)/\(file)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// The folders with documents: of the base language, the preferred ones, the first one.
  private static func folders(of bundle: Bundle) -> [String] {
    var names = ["", "Base.lproj"]
    // `developmentLocalization` stops on Linux where there is no Info.plist.
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    for language in bundle.preferredLocalizations + [region ?? "en", "en"] {
      let folder = "\(language).lproj"
      if !names.contains(folder) { names.append(folder) }
    }
    return names
  }
}
