/// The files of one target, as the check wants them.
package struct CheckedModule: Sendable {
  /// The module's name; `nil` for a folder whose modules nobody names.
  package var name: String?
  /// Swift sources.
  package var swift: [String] = []
  /// Objective-C headers and sources, of which only the names of classes are read.
  package var objectiveC: [String] = []
  /// Storyboards and xibs.
  package var documents: [String] = []
  /// Asset catalogues.
  package var catalogues: [String] = []
  /// Other files of the bundle, among them images.
  package var others: [String] = []
  /// The storyboards that the app begins with.
  package var mainStoryboards: [String] = []

  package init(name: String?) { self.name = name }

  /// Sorts a file in.
  package mutating func add(_ path: String) {
    switch ending(path) {
    case "swift": swift.append(path)
    case "h", "m", "mm": objectiveC.append(path)
    case "storyboard", "xib": documents.append(path)
    case "xcassets": catalogues.append(path)
    default: others.append(path)
    }
  }

  private func ending(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }
}
