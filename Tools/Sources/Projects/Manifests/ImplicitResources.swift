/// The resources that a package does not declare and its bundle has nonetheless.
///
/// On Apple's platforms SwiftPM processes some kinds of files by themselves: documents of Interface
/// Builder, asset catalogues, and everything in the folders of languages.
///
/// - Evidence: A, the documentation of SwiftPM, "Bundling resources with a Swift package".
enum ImplicitResources {
  private static let documents: Set<String> = ["storyboard", "xib", "nib"]

  /// The undeclared resources of a target, in the order of their paths.
  ///
  /// - Parameters:
  ///   - target: The target with its folder, exclusions and declared resources.
  ///   - toolsVersion: The version that the manifest is written for; before 5.3 there were none.
  /// - Returns: The resources, to be processed.
  static func list(of target: TargetModel, toolsVersion: String) -> [TargetModel.Resource] {
    guard isNew(toolsVersion), target.kind != .system else { return [] }
    let declared = target.resources.map(\.path)
    var names = Set(declared.map(Paths.name))
    var seen: Set<String> = []
    var found: [TargetModel.Resource] = []
    for file in TargetFiles(of: target).others {
      guard let path = unit(of: file.relative), seen.insert(path).inserted,
        !declared.contains(where: { path == $0 || path.hasPrefix($0 + "/") || $0 == "." })
      else { continue }
      var resource = TargetModel.Resource(rule: "process", path: path)
      // All catalogues are compiled into one, whatever their names are.
      if !names.insert(place(of: path)).inserted {
        guard Paths.ending(path) == "xcassets" else { continue }
        resource.place = "\(found.count)-\(Paths.name(path))"
      }
      found.append(resource)
    }
    return found
  }

  /// The resource that a file belongs to: itself or the catalogue around it; `nil` for none.
  private static func unit(of file: String) -> String? {
    let parts = file.split(separator: "/")
    if let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      return parts[...catalogue].joined(separator: "/")
    }
    let isLocalized = parts.dropLast().last?.hasSuffix(".lproj") ?? false
    return isLocalized || documents.contains(Paths.ending(file)) ? file : nil
  }

  /// Where a resource goes in the bundle.
  private static func place(of path: String) -> String {
    let folder = Paths.name(Paths.folder(path))
    return folder.hasSuffix(".lproj") ? "\(folder)/\(Paths.name(path))" : Paths.name(path)
  }

  private static func isNew(_ toolsVersion: String) -> Bool {
    let parts = toolsVersion.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return false }
    return (major, parts.count > 1 ? parts[1] : 0) >= (5, 3)
  }
}
