import Foundation

/// The files of one target, sorted by what becomes of them.
package struct TargetFiles {
  /// A file and its place below the target's folder.
  package struct File: Equatable {
    package var path: String
    package var relative: String

    package init(path: String, relative: String) {
      self.path = path
      self.relative = relative
    }
  }

  /// Swift sources, which are lowered.
  package private(set) var swift: [File] = []
  /// C sources and headers, which are copied.
  package private(set) var clang: [File] = []
  /// Objective-C sources, which Linux cannot compile.
  package private(set) var objectiveC: [File] = []
  /// Everything else.
  package private(set) var others: [File] = []

  /// Folders that cannot be listed.
  package private(set) var unreadable: [String] = []
  /// Symbolic links that lead back to a folder around them; they are not followed.
  package private(set) var loops: [String] = []

  /// Lists the files of a target.
  package init(of target: TargetModel) {
    if let listed = target.files {
      swift = Self.places(listed, below: target.roots.first ?? "/")
      return
    }
    for (index, root) in target.roots.enumerated() {
      let prefix = target.roots.count == 1 ? "" : "\(index)-\(Self.name(root))/"
      let excludes = target.excludes.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
      let wanted = target.sources?.map { Self.tidy("\(root)/\($0)") }
      for relative in files(below: root, excludes: excludes.map(Self.tidy)) {
        let path = relative.isEmpty ? root : "\(root)/\(relative)"
        let place = relative.isEmpty ? Self.name(root) : relative
        add(File(path: path, relative: prefix + place), wanted: wanted)
      }
    }
  }

  /// Listed files keep their folders; those from elsewhere get numbered ones.
  private static func places(_ paths: [String], below root: String) -> [File] {
    var folders: [String] = []
    return paths.map { path in
      if let relative = Paths.relative(path, to: root) {
        return File(path: path, relative: relative)
      }
      let folder = Paths.folder(path)
      if !folders.contains(folder) { folders.append(folder) }
      let number = folders.firstIndex(of: folder) ?? 0
      return File(path: path, relative: "Elsewhere/\(number)/\(Paths.name(path))")
    }
  }

  private mutating func add(_ file: File, wanted: [String]?) {
    let isWanted = wanted?.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } ?? true
    switch (file.path as NSString).pathExtension.lowercased() {
    case "swift" where isWanted: swift.append(file)
    case "swift": break
    case "m", "mm": if isWanted { objectiveC.append(file) }
    case "c", "cc", "cpp", "cxx", "s", "h", "hh", "hpp", "hxx", "inc", "def", "ipp", "modulemap":
      clang.append(file)
    default: others.append(file)
    }
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  private static func tidy(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The files below a folder, sorted; hidden ones and foreign packages left out.
  private mutating func files(below root: String, excludes: [String]) -> [String] {
    let manager = FileManager.default
    var isDirectory: ObjCBool = false
    guard manager.fileExists(atPath: root, isDirectory: &isDirectory) else { return [] }
    guard isDirectory.boolValue else { return [""] }
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      guard let entries = try? manager.contentsOfDirectory(atPath: path) else {
        unreadable.append(path)
        continue
      }
      for entry in entries {
        let relative = folder.isEmpty ? entry : "\(folder)/\(entry)"
        let full = "\(root)/\(relative)"
        guard !entry.hasPrefix("."), !excludes.contains(full) else { continue }
        if manager.fileExists(atPath: full, isDirectory: &isDirectory), isDirectory.boolValue {
          guard !entry.hasSuffix(".xcodeproj"), !entry.hasSuffix(".xcworkspace") else { continue }
          if Self.leadsBack(full) { loops.append(full) } else { folders.append(relative) }
        } else {
          result.append(relative)
        }
      }
    }
    return result.sorted()
  }

  /// Whether a path is a symbolic link to a folder that holds it.
  private static func leadsBack(_ path: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else {
      return false
    }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    let place = parent.resolvingSymlinksInPath().path + "/"
    return place.hasPrefix(URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/")
  }
}
