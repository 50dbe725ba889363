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
      !modules.isDisjoint(with: ["XCTest", "Testing", "Foundation"])
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
    for line in text.split(separator: "\n") where line.contains("import ") {
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
        words.removeFirst()
      }
      guard words.first == "import", let name = words.last else { continue }
      modules.insert(String(name.prefix { $0 != "." && $0 != ";" }))
    }
    return modules
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
