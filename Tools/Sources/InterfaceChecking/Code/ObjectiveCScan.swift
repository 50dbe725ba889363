import Foundation

/// The names of classes in Objective-C sources, which are all that is read of them.
enum ObjectiveCScan {
  /// The classes that files declare or implement.
  static func classes(in paths: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for match in text.matches(of: /@(?:interface|implementation)\s+(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
