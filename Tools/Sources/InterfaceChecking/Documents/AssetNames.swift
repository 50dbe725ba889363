import Foundation
import Projects

/// The names of images and colours that targets have, by the documents that can use them.
struct AssetNames {
  /// The names of one target.
  struct Names {
    var images: Set<String> = []
    var colors: Set<String> = []
    /// Whether the target has catalogues or images at all.
    var isKnown = false

    /// Whether there is an image of a name, which may end like a file's.
    func hasImage(_ name: String) -> Bool {
      images.contains(name)
        || AssetNames.images.contains(Paths.ending(name)) && images.contains(Paths.stem(name))
    }
  }

  private var byDocument: [String: Names] = [:]

  init(_ modules: [CheckedModule]) {
    var read: [String: Names] = [:]
    for module in modules {
      var names = Names()
      for catalogue in module.catalogues {
        let found = read[catalogue] ?? Self.names(in: catalogue)
        read[catalogue] = found
        names.images.formUnion(found.images)
        names.colors.formUnion(found.colors)
        names.isKnown = true
      }
      for file in module.others where Self.images.contains(Paths.ending(file)) {
        names.images.insert(Paths.name(file))
        names.images.insert(Self.plain(Paths.stem(file)))
      }
      for document in module.documents {
        byDocument[document, default: Names()].images.formUnion(names.images)
        byDocument[document, default: Names()].colors.formUnion(names.colors)
        byDocument[document, default: Names()].isKnown =
          byDocument[document, default: Names()].isKnown || names.isKnown
      }
    }
  }

  /// The names that a document can use.
  func names(for document: String) -> Names { byDocument[document] ?? Names() }

  private static let images: Set<String> = ["png", "jpg", "jpeg", "pdf", "gif", "heic", "svg"]

  /// A file's name without its scale and device.
  private static func plain(_ stem: String) -> String {
    var stem = Substring(stem)
    if let tilde = stem.lastIndex(of: "~") { stem = stem[..<tilde] }
    if let scale = stem.range(of: "@", options: .backwards) { stem = stem[..<scale.lowerBound] }
    return String(stem)
  }

  private static func names(in catalogue: String) -> Names {
    var names = Names(isKnown: true)
    var folders = [(catalogue, "")]
    while let (folder, space) = folders.popLast() {
      for entry in Paths.entries(folder) {
        let path = "\(folder)/\(entry)"
        let name = space + Paths.stem(entry)
        switch Paths.ending(entry) {
        case "imageset", "symbolset", "appiconset", "launchimage", "imagestack":
          names.images.insert(name)
        case "colorset": names.colors.insert(name)
        case "" where Paths.isFolder(path):
          folders.append((path, providesNamespace(path) ? name + "/" : space))
        default: break
        }
      }
    }
    return names
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else {
      return false
    }
    return (try? JSONDecoder().decode(JSONValue.self, from: data))?["properties"][
      "provides-namespace"
    ].bool ?? false
  }
}
