/// The imports that a file has on iOS without saying so.
///
/// Apple's XCTest brings UIKit along, as does the umbrella header of a framework that is tested,
/// and Foundation brings what on Linux stands in modules of their own or in UIKit: selectors,
/// messages by name, `URLSession`.
enum ImplicitImports {
  /// The lines to put before a file's text.
  static func prefix(for text: String) -> String {
    let modules = imports(in: text)
    guard !modules.isEmpty else { return "" }
    var added: [String] = []
    if modules.isDisjoint(with: ["UIKit", "SwiftUI"]),
      !modules.isDisjoint(with: ["XCTest", "Testing", "Foundation", "CoreData"])
    {
      added.append("UIKit")
    }
    if text.contains("URLSession") || text.contains("URLRequest") || text.contains("HTTPURL"),
      !modules.contains("FoundationNetworking")
    {
      added.append("FoundationNetworking")
    }
    if modules.contains("XCTest") { added.append("UnderstudyXCTest") }
    if text.contains("XMLParser"), !modules.contains("FoundationXML") {
      added.append("FoundationXML")
    }
    if modules.isDisjoint(with: ["Combine", "OpenCombine", "SwiftUI"]),
      combine.contains(where: text.contains)
    {
      added.append("Combine")
    }
    return added.map { "import \($0)\n" }.joined()
  }

  /// The modules that the file imports, wherever the line stands.
  static func imports(in text: String) -> Set<String> {
    var modules: Set<String> = []
    for bytes in text.utf8.split(separator: 10) where mayImport(bytes) {
      let line = Substring(bytes)
      guard line.contains("import ") else { continue }
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
        words.removeFirst()
      }
      guard words.first == "import", let name = words.last else { continue }
      modules.insert(String(name.prefix { !".;\r".contains($0) }))
    }
    return modules
  }

  /// Whether a line begins as an import does, with its attributes and modifiers.
  private static func mayImport(_ line: Substring.UTF8View) -> Bool {
    guard let first = line.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return [UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f")]
      .contains(first)
  }

  /// Names of Combine's, which comes along with Foundation on iOS.
  private static let combine = [
    "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject",
    "CurrentValueSubject", "AnyPublisher",
  ]

  private static let modifiers: Set<String> = [
    "public", "internal", "package", "fileprivate", "private",
  ]
}
