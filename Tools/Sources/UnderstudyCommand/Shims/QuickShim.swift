/// The generated file by which the specs of Quick run on Linux.
///
/// Without the Objective-C runtime Quick wants a program of one's own that lists all specs. Here each
/// spec gets a test case that runs its examples as tests of their own.
struct QuickShim {
  /// The name of the file in each target that has specs.
  static let fileName = "UnderstudySpecs.swift"
  /// How the names of the generated test cases end.
  static let suffix = "UnderstudyExamples"

  /// The spec classes.
  private(set) var specs: [String] = []
  /// The classes that configure Quick.
  private var configurations: [String] = []

  /// Looks for specs in the files of a target.
  init(_ texts: [String]) {
    let pattern =
      /\bclass\s+(?<name>\w+)\s*:\s*(?<base>QuickSpec|AsyncSpec|QuickConfiguration)\b/
    for text in texts where text.contains("import Quick") {
      for match in text.matches(of: pattern) {
        let name = String(match.output.name)
        if match.output.base == "QuickConfiguration" {
          configurations.append(name)
        } else {
          specs.append(name)
        }
      }
    }
  }

  /// The text of the file; `nil` without specs.
  var text: String? {
    guard !specs.isEmpty else { return nil }
    let list = configurations.map { "\($0).self" }.joined(separator: ", ")
    let head = """
      // Written by understudy; changes are overwritten.
      @testable import Quick
      import UnderstudyXCTest
      import XCTest

      private func understudyRun<Spec: LinuxTestCase>(
        _ type: Spec.Type, _ tests: () -> [(String, (Spec) -> () throws -> Void)]
      ) {
        QuickConfiguration.configureSubclassesIfNeeded([\(list)], world: World.sharedWorld)
        for (name, test) in tests() {
          type.init(name: name, testClosure: { spec in
            guard let spec = spec as? Spec else { return }
            try test(spec)()
          }).run()
        }
      }

      """
    let cases = specs.map { name in
      """
      final class \(name)\(Self.suffix): XCTestCase {
        func testExamples() {
          understudyRun(\(name).self) {
            \(name).allTests.map { test in (test.0, { (spec: \(name)) in test.1(spec) }) }
          }
        }
      }

      """
    }
    return head + cases.joined()
  }
}
