/// Chooses the test targets of an Xcode project.
struct TestSelection {
  var universe: XcodeUniverse
  /// The targets that the command line names.
  var targets: [String]
  var scheme: Scheme?
  /// The project or workspace, for messages.
  var place: String
  private(set) var notes: [String] = []

  init(universe: XcodeUniverse, targets: [String], scheme: Scheme?, place: String) {
    self.universe = universe
    self.targets = targets
    self.scheme = scheme
    self.place = place
  }

  /// The chosen targets, with notes about what was left out.
  ///
  /// - Throws: ``ToolError`` if there is none.
  mutating func chosen() throws -> [XcodeTarget] {
    var candidates = universe.ownTargets
    if !targets.isEmpty {
      candidates = try named(targets)
    } else if let scheme, !scheme.tests.isEmpty {
      candidates = universe.targets.filter { scheme.tests.contains($0.name) }
    }
    let skipped = candidates.filter { $0.kind == .userInterfaceTest }
    for target in skipped {
      notes.append("\(target.name): skipped, user interface tests drive an app from outside")
    }
    let tests = candidates.filter { $0.kind == .unitTest }
    let chosen = tests.filter { $0.isForIOS && $0.hasSwift }
    for target in tests where !target.isForIOS {
      notes.append("\(target.name): left out, it is built for \(target.platform)")
    }
    for target in tests where target.isForIOS && !target.hasSwift {
      notes.append("\(target.name): left out, it has no Swift sources")
    }
    guard chosen.isEmpty else { return chosen }
    if let foreign = tests.first(where: \.isForIOS) {
      throw ToolError(
        what: "test target '\(foreign.name)' has no Swift sources",
        place: place,
        advice: ["Objective-C tests cannot be compiled on Linux."]
      )
    }
    if let other = tests.first {
      throw ToolError(
        what: "the Xcode project has no unit tests for iOS",
        place: place,
        advice: ["'\(other.name)' is built for \(other.platform)."]
      )
    }
    let kinds = skipped.isEmpty ? "no unit test target" : "user interface tests only"
    throw ToolError(
      what: "the Xcode project has \(kinds)",
      place: place,
      advice: ["It has these targets: \(Self.list(universe.ownTargets.map(\.name)))"]
    )
  }

  /// Test targets by name; for other targets, the tests that depend on them.
  private func named(_ names: [String]) throws -> [XcodeTarget] {
    var result: [XcodeTarget] = []
    for name in names {
      let found = universe.targets.filter { $0.name == name }
      guard let first = found.first else {
        throw ToolError(
          what: "the Xcode project has no target '\(name)'",
          place: place,
          advice: ["It has these targets: \(Self.list(universe.targets.map(\.name)))"]
        )
      }
      if first.kind == .unitTest || first.kind == .userInterfaceTest {
        result.append(first)
      } else {
        result += universe.targets.filter { test in
          test.kind == .unitTest && test.dependencies.contains { universe.target($0)?.name == name }
        }
      }
    }
    return result
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
  }
}
