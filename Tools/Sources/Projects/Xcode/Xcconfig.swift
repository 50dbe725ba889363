import Foundation

/// One line of build settings, such as `SDKROOT[sdk=iphone*] = iphoneos`.
struct BuildAssignment: Equatable {
  var key: String
  /// The conditions in brackets, each a name and a pattern.
  var conditions: [String: String] = [:]
  var value: String

  /// Creates an assignment from a key with its brackets.
  init(_ spelling: String, _ value: String) {
    let parts = spelling.split(separator: "[")
    key = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    self.value = value
    for part in parts.dropFirst() {
      for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
        let words = condition.split(separator: "=", maxSplits: 1)
        guard words.count == 2 else { continue }
        conditions[words[0].trimmingCharacters(in: .whitespaces)] =
          words[1].trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

/// A file of build settings with the files that it includes.
struct Xcconfig {
  private(set) var assignments: [BuildAssignment] = []
  /// Files that are named and do not exist.
  private(set) var missing: [String] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sourceRoot: The project's folder, where includes are looked for, too.
  init(path: String, sourceRoot: String) {
    var open: [String] = []
    read(path, sourceRoot: sourceRoot, isOptional: false, open: &open)
  }

  private mutating func read(
    _ path: String,
    sourceRoot: String,
    isOptional: Bool,
    open: inout [String]
  ) {
    guard !open.contains(path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      if !isOptional { missing.append(path) }
      return
    }
    open.append(path)
    defer { open.removeLast() }
    for line in Self.lines(String(decoding: data, as: UTF8.self)) {
      if line.hasPrefix("#include") {
        let words = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count >= 2 else { continue }
        let name = String(words[1])
        let near = Paths.join(Paths.folder(path), name)
        let found = Paths.exists(near) ? near : Paths.join(sourceRoot, name)
        read(
          Paths.exists(found) ? found : near,
          sourceRoot: sourceRoot,
          isOptional: line.hasPrefix("#include?"),
          open: &open
        )
      } else if let (key, value) = Self.assignment(line) {
        add(BuildAssignment(key, value))
      }
    }
  }

  /// A later line replaces an earlier one; `$(inherited)` means what stands below the file.
  private mutating func add(_ new: BuildAssignment) {
    assignments.removeAll { $0.key == new.key && $0.conditions == new.conditions }
    assignments.append(new)
  }

  /// Splits at the first equals sign outside brackets.
  private static func assignment(_ line: String) -> (String, String)? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let key = line[..<index].trimmingCharacters(in: .whitespaces)
        var value = line[line.index(after: index)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        return key.isEmpty ? nil : (key, value)
      default: break
      }
    }
    return nil
  }

  /// The lines without comments, continued ones joined.
  private static func lines(_ text: String) -> [String] {
    var result: [String] = []
    var open = ""
    for raw in text.split(whereSeparator: \.isNewline) {
      var line = String(raw)
      if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
      line = line.trimmingCharacters(in: .whitespaces)
      if line.hasSuffix("\\") {
        open += line.dropLast() + " "
        continue
      }
      line = open + line
      open = ""
      if !line.isEmpty { result.append(line) }
    }
    if !open.isEmpty { result.append(open) }
    return result
  }
}
