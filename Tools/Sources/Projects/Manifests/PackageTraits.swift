/// The traits of a package and what they enable.
struct PackageTraits {
  private var enabling: [String: [String]] = [:]

  /// Reads the traits of a dumped manifest.
  init(_ json: JSONValue) {
    for trait in json.elements {
      guard let name = trait["name"].string else { continue }
      enabling[name] = trait["enabledTraits"].strings
    }
  }

  /// The traits that are enabled when some are asked for.
  ///
  /// - Parameter wanted: Names; `default` stands for those that the package enables itself.
  /// - Returns: The names with all that they enable, without `default`.
  func enabled(by wanted: Set<String>) -> Set<String> {
    var result: Set<String> = []
    var waiting = Array(wanted)
    while let name = waiting.popLast() {
      guard let more = enabling[name], result.insert(name).inserted else { continue }
      waiting += more
    }
    result.remove("default")
    return result
  }
}
