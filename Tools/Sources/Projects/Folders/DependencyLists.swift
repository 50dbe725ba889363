import Foundation

/// Reads what `Podfile` and `Cartfile` ask for, only to name what is missing.
struct DependencyLists {
  /// A dependency that a list names.
  struct Entry: Equatable {
    var name: String
    /// The command that would bring it.
    var command: String
    /// The file that asks for it.
    var file: String
  }

  private(set) var entries: [Entry] = []

  init(in folders: [String]) {
    for folder in folders {
      read("\(folder)/Podfile", command: "pod install", name: Self.pod)
      for name in ["Cartfile", "Cartfile.private"] {
        read("\(folder)/\(name)", command: "carthage checkout", name: Self.framework)
      }
    }
  }

  private mutating func read(
    _ path: String,
    command: String,
    name: (Substring) -> String?
  ) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let found = name(line), !entries.contains(where: { $0.name == found }) else {
        continue
      }
      entries.append(Entry(name: found, command: command, file: path))
    }
  }

  /// The module of a line such as `pod 'Quick/Core', '~> 7.0'`.
  private static func pod(_ line: Substring) -> String? {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard line.hasPrefix("pod ") || line.hasPrefix("pod(") else { return nil }
    let parts = line.split(whereSeparator: { $0 == "'" || $0 == "\"" })
    guard parts.count > 1, let name = parts[1].split(separator: "/").first else { return nil }
    return BuildSettings.identifier(String(name))
  }

  /// The module of a line such as `github "Quick/Nimble" ~> 12.0`.
  private static func framework(_ line: Substring) -> String? {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard ["github ", "git ", "binary "].contains(where: { line.hasPrefix($0) }) else {
      return nil
    }
    let parts = line.split(separator: "\"")
    guard parts.count > 1 else { return nil }
    return BuildSettings.identifier(Paths.stem(String(parts[1])))
  }
}
