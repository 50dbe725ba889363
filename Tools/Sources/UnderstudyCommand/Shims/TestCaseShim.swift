import Foundation

/// The generated lines by which a module's test cases have what XCTest lacks on Linux.
///
/// A name that a module declares wins over an imported one: `XCTestCase` means the runtime's
/// subclass, without a change to the sources.
enum TestCaseShim {
  /// The text, for the end of the generated file of each target that uses XCTest.
  ///
  /// - Parameters:
  ///   - isPublic: Whether other modules may inherit from the target's test cases.
  ///   - nested: The qualified names of test cases inside other types.
  /// - Returns: The declarations.
  static func text(isPublic: Bool, nested: [String]) -> String {
    let access = isPublic ? "public " : ""
    // The list of tests that SwiftPM writes knows classes by their last names.
    let aliases = nested.map { "typealias \($0.split(separator: ".").last ?? "") = \($0)\n" }
    return """
      \(access)import UnderstudyXCTest
      \(access)typealias XCTestCase = UnderstudyTestCase
      \(access)typealias XCTestObservation = UnderstudyTestObservation
      \(access)typealias XCTestObservationCenter = UnderstudyObservationCenter

      """ + aliases.joined()
  }

  /// Whether a file uses XCTest.
  static func isUsed(in text: String) -> Bool { text.contains("import XCTest") }

  /// Whether a file tests an app from outside, in another process, which there is not here.
  static func isOfUserInterface(_ text: String) -> Bool { text.contains("XCUIApplication") }
}
