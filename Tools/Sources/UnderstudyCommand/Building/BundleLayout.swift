import Foundation
import Projects

/// Lays out the bundles of an Xcode project as they would be on a device.
///
/// Each module has a folder with its bundle; the program runs inside the app's bundle, so that
/// `Bundle.main` is the app.
struct BundleLayout {
  private let folder: String

  init(cache: String) {
    folder = cache + "/bundles"
  }

  /// What tells the runtime about the folder.
  var environment: [String: String] { ["UNDERSTUDY_BUNDLES": folder] }

  /// Writes the bundles.
  ///
  /// - Returns: The path of the program to run: inside the app, if tests have one for a host.
  /// - Throws: ``ToolError`` if a file cannot be copied.
  func write(_ nodes: [PackageGraph.Node], program: String) throws -> String {
    let files = FileManager.default
    try? files.removeItem(atPath: folder)
    var result = program
    let host = nodes.compactMap(\.model.host).first
    for node in nodes {
      guard let bundle = node.model.bundle else { continue }
      let place = "\(folder)/\(node.model.name)/\(bundle.name)"
      do {
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        let info = PropertyList.xml(bundle.info)
        try info.write(toFile: place + "/Info.plist", atomically: true, encoding: .utf8)
        for item in bundle.items {
          guard DataModel.isModel(item.place) else {
            try copy(item.source, to: "\(place)/\(item.place)")
            continue
          }
          let model = "\(place)/\(DataModel.compiledName(item.place))"
          try copy(item.source, to: model)
          try DataModel.modulesText(node.model.name, among: nodes.map(\.model.name))
            .write(toFile: "\(model)/\(DataModel.modulesFile)", atomically: true, encoding: .utf8)
        }
        if node.model.name == host {
          result = "\(place)/\(Paths.stem(bundle.name))"
          try files.linkItem(atPath: program, toPath: result)
        }
      } catch {
        throw ToolError(
          what: "cannot lay out the bundle of '\(node.model.name)'",
          place: place,
          advice: ["\(error.localizedDescription)"]
        )
      }
    }
    return result
  }

  private func copy(_ source: String, to place: String) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: source), !files.fileExists(atPath: place) else { return }
    try files.createDirectory(
      atPath: Paths.folder(place),
      withIntermediateDirectories: true
    )
    try files.copyItem(atPath: source, toPath: place)
  }
}
