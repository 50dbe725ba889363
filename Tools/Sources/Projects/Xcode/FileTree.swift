/// Where the files and folders of an Xcode project stand on the disk.
struct FileTree {
  /// A file or folder of the project's navigator.
  struct Entry {
    var path: String
    var isa: String
    /// The children of a group of variants.
    var children: [String] = []
  }

  private(set) var entries: [String: Entry] = [:]

  init(_ file: ProjectFile) {
    var seen: Set<String> = []
    add(file.root["mainGroup"].string, below: file.sourceRoot, file, seen: &seen)
  }

  private mutating func add(
    _ id: String?,
    below folder: String,
    _ file: ProjectFile,
    seen: inout Set<String>
  ) {
    guard let id, seen.insert(id).inserted else { return }
    let object = file[id]
    let isa = object["isa"].string ?? ""
    let own = object["path"].string ?? ""
    let path: String
    switch object["sourceTree"].string ?? "<group>" {
    case "<group>": path = Paths.join(folder, own)
    case "<absolute>": path = Paths.tidy(own)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": path = Paths.join(file.sourceRoot, own)
    // Products and parts of the system have no place in the project.
    default: return
    }
    let children = object["children"].strings
    entries[id] = Entry(path: path, isa: isa, children: children)
    guard isa != "XCVersionGroup" else { return }
    for child in children { add(child, below: path, file, seen: &seen) }
  }

  /// The path of an entry, if it has one.
  func path(_ id: String?) -> String? { id.flatMap { entries[$0]?.path } }

  /// The paths that an entry of a build phase stands for: its own, or those of its variants.
  func paths(_ id: String) -> [String] {
    guard let entry = entries[id] else { return [] }
    guard entry.isa == "PBXVariantGroup" else { return [entry.path] }
    return entry.children.compactMap { path($0) }
  }
}
