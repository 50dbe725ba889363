import Foundation
import XCTest

/// What an expectation knows and does not say.
///
/// XCTest on Linux keeps the state of an expectation to itself, and asking a waiter
/// is allowed only once. The stored properties are read through a mirror.
struct ExpectationState {
  let expectation: XCTestExpectation

  /// Whether it has been fulfilled as often as it expects.
  var isFulfilled: Bool {
    if read("isFulfilled") == true { return true }
    guard let predicate = expectation as? XCTNSPredicateExpectation else { return false }
    guard predicate.predicate.evaluate(with: predicate.object) else { return false }
    return predicate.handler?() ?? true
  }

  /// Whether a waiter has had it already.
  var hasBeenWaitedOn: Bool { read("_hasBeenWaitedOn") ?? false }

  private func read(_ name: String) -> Bool? {
    var mirror: Mirror? = Mirror(reflecting: expectation)
    while let current = mirror {
      for child in current.children where child.label == name { return child.value as? Bool }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The expectations that a test case made and nobody has waited for.
  static func open(of testCase: XCTestCase) -> [XCTestExpectation] {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror {
      for child in current.children where child.label == "_allExpectations" {
        let kept = child.value as? [XCTestExpectation] ?? []
        let all = kept + ((testCase as? UnderstudyTestCase)?.ownExpectations ?? [])
        return all.filter { !ExpectationState(expectation: $0).hasBeenWaitedOn }
      }
      mirror = current.superclassMirror
    }
    return []
  }
}
