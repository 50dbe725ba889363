import Findings
import InterfaceBuilder

/// Everything that the rules look at.
struct CheckContext {
  /// An element of a document whose class the sources declare.
  struct Appearance {
    var document: CheckedDocument
    /// The index of the element.
    var index: Int
    var type: CodeType

    var element: InterfaceElement { document.nodes[index].element }
  }

  let documents: [CheckedDocument]
  let code: CodeIndex
  let assets: AssetNames
  /// The documents that the apps begin with, by their names.
  let mainStoryboards: Set<String>
  /// Whether there are sources to compare with.
  let hasCode: Bool
  /// Whether a document that is named and not here does not exist.
  let knowsAllDocuments: Bool
  /// The names of documents that are there and could not be read.
  let unreadableNames: Set<String>
  let appearances: [Appearance]
  private let modulesByPath: [String: Set<String>]
  private let resolutions: [Key: CodeIndex.Resolution]

  private struct Key: Hashable {
    var name: String
    var module: String?
    var own: Set<String>?
  }

  init(
    documents: [CheckedDocument],
    code: CodeIndex,
    assets: AssetNames,
    mainStoryboards: Set<String>,
    hasCode: Bool,
    knowsAllDocuments: Bool,
    unreadableNames: Set<String>,
    modules: [String: Set<String>]
  ) {
    self.documents = documents
    self.code = code
    self.assets = assets
    self.mainStoryboards = mainStoryboards
    self.hasCode = hasCode
    self.knowsAllDocuments = knowsAllDocuments
    self.unreadableNames = unreadableNames
    modulesByPath = modules
    var resolutions: [Key: CodeIndex.Resolution] = [:]
    var appearances: [Appearance] = []
    for document in documents {
      for index in document.nodes.indices {
        let element = document.nodes[index].element
        guard let key = Self.key(element, modules[document.path]) else { continue }
        let resolution =
          resolutions[key] ?? code.resolve(key.name, module: key.module, own: key.own)
        resolutions[key] = resolution
        switch resolution {
        case .swift(let type), .withoutModule(let type), .elsewhere(let type):
          appearances.append(Appearance(document: document, index: index, type: type))
        default: break
        }
      }
    }
    self.resolutions = resolutions
    self.appearances = appearances
  }

  private static func key(_ element: InterfaceElement, _ modules: Set<String>?) -> Key? {
    guard let name = element.customClass else { return nil }
    let isOwn = element.attributes["customModuleProvider"] == "target"
    return Key(
      name: name,
      module: element.attributes["customModule"] ?? (isOwn ? modules?.sorted().first ?? "" : nil),
      own: isOwn ? modules ?? [] : nil
    )
  }

  /// What the class of an element stands for; `nil` for elements of UIKit's classes.
  func resolution(of element: InterfaceElement, in document: CheckedDocument)
    -> CodeIndex.Resolution?
  {
    Self.key(element, modulesByPath[document.path]).flatMap { resolutions[$0] }
  }

  /// The class of an element, if the sources declare it and all its superclasses are known.
  func readableType(of element: InterfaceElement, in document: CheckedDocument) -> CodeType? {
    switch resolution(of: element, in: document) {
    case .swift(let type), .withoutModule(let type), .elsewhere(let type):
      code.chain(of: type).isReadable ? type : nil
    default: nil
    }
  }

  /// A finding in a document.
  func finding(
    _ rule: String,
    _ severity: Severity,
    _ document: CheckedDocument,
    _ element: InterfaceElement,
    _ message: String
  ) -> Finding {
    finding(rule, severity, document.path, element.line, 1, message)
  }

  /// A finding in a source file.
  func finding(
    _ rule: String,
    _ severity: Severity,
    _ path: String,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) -> Finding {
    let place = Place(file: path, line: line, column: column)
    return Finding(rule: rule, severity: severity, place: place, message: message)
  }

  /// A question about a similar name, for the end of a message.
  func hint(_ name: String, among known: [String]) -> String {
    NearNames.hint(name, among: known)
  }
}
