/// Reads the folders whose files belong to a target without being listed one by one.
struct SynchronizedFolders {
  var file: ProjectFile
  var tree: FileTree

  /// Endings of folders that are one thing.
  private static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets", "docc",
    "playground", "framework", "xcframework", "xcodeproj", "xcworkspace", "xctestplan",
  ]
  /// Endings of files that are compiled.
  private static let compiled: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "metal", "intentdefinition", "mlmodel",
    "xcdatamodeld", "xcdatamodel",
  ]
  /// Endings of what is neither compiled nor copied.
  private static let ignored: Set<String> = [
    "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "playground", "framework",
    "xcframework", "xcodeproj", "xcworkspace", "xctestplan", "md", "a",
  ]

  /// Adds the files of a target's folders.
  ///
  /// - Parameters:
  ///   - target: The target to add to.
  ///   - id: Its identifier.
  ///   - object: Its object.
  func add(to target: inout XcodeTarget, id: String, object: JSONValue) {
    let own = Set(object["fileSystemSynchronizedGroups"].strings)
    let info = target.settings.value("INFOPLIST_FILE")
    let infoPath = info.isEmpty ? nil : Paths.join(file.sourceRoot, info)
    for (group, content) in file.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = tree.path(group) else { continue }
      let exceptions = content["exceptions"].strings.map { file[$0] }
        .filter { $0["target"].string == id }.flatMap { $0["membershipExceptions"].strings }
      let named = Set(exceptions.map { Self.plain($0) })
      // In a target that has the folder, exceptions are left out; in others, they are added.
      if own.contains(group) {
        let whole = Set(content["explicitFolders"].strings)
        for item in Self.items(below: folder, whole: whole)
        where !Self.covers(named, item) && "\(folder)/\(item)" != infoPath {
          add("\(folder)/\(item)", to: &target)
        }
      } else {
        for item in named.sorted() where Paths.exists("\(folder)/\(item)") {
          add("\(folder)/\(item)", to: &target)
        }
      }
    }
  }

  private func add(_ path: String, to target: inout XcodeTarget) {
    let ending = Paths.ending(path)
    if Self.compiled.contains(ending) {
      target.sources.append(path)
    } else if !Self.ignored.contains(ending) {
      target.resources.append(path)
    }
  }

  /// An exception without the mark of localised files.
  private static func plain(_ exception: String) -> String {
    guard exception.hasPrefix("/Localized: ") else { return exception }
    return String(exception.dropFirst("/Localized: ".count))
  }

  /// Whether exceptions name an item, a folder above it, or all translations of it.
  private static func covers(_ exceptions: Set<String>, _ item: String) -> Bool {
    if exceptions.contains(item) { return true }
    var folders = item.split(separator: "/").map(String.init)
    if let index = folders.firstIndex(where: { $0.hasSuffix(".lproj") }) {
      var plain = folders
      plain.remove(at: index)
      if exceptions.contains(plain.joined(separator: "/")) { return true }
    }
    while folders.popLast() != nil, !folders.isEmpty {
      if exceptions.contains(folders.joined(separator: "/")) { return true }
    }
    return false
  }

  /// Files below a folder, and folders that are one thing; relative, sorted.
  private static func items(below root: String, whole: Set<String>) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in Paths.entries(folder.isEmpty ? root : "\(root)/\(folder)") {
        let item = folder.isEmpty ? entry : "\(folder)/\(entry)"
        let isPlain = !packages.contains(Paths.ending(entry)) && !whole.contains(item)
        if isPlain, Paths.isFolder("\(root)/\(item)") {
          folders.append(item)
        } else {
          result.append(item)
        }
      }
    }
    return result.sorted()
  }
}
