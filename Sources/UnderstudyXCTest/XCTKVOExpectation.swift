import Foundation
public import UIKit
public import XCTest

/// Waits for a property to change, by key-value observing.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Judges a change; `true` fulfils the expectation.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The path of names that is observed.
  public let keyPath: String
  /// The object that is observed.
  public let observedObject: Any
  /// The value that fulfils the expectation; `nil` for any change.
  public let expectedValue: Any?
  /// What is observed.
  public let options: NSKeyValueObservingOptions
  /// Judges a change instead of the expected value.
  open var handler: Handler?
  private var observer: Observer?

  /// Waits for a value of a property, or for any change.
  ///
  /// - Parameters:
  ///   - keyPath: Names, joined by full stops.
  ///   - object: The object to observe.
  ///   - expectedValue: The value; `nil` for any change.
  ///   - options: What to observe.
  public init(
    keyPath: String,
    object: Any,
    expectedValue: Any? = nil,
    options: NSKeyValueObservingOptions = []
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    super.init(description: "Expect value of '\(keyPath)' of \(object)")
    assertForOverFulfill = false
    guard let object = object as? NSObject else { return }
    let observer = Observer { [weak self] in self?.hear($0) }
    self.observer = observer
    object.addObserver(observer, forKeyPath: keyPath, options: options, context: nil)
    if expectedValue != nil { check() }
  }

  private func hear(_ change: [AnyHashable: Any]) {
    if let handler {
      if handler(observedObject, change) { fulfill() }
    } else if expectedValue == nil {
      fulfill()
    } else {
      check()
    }
  }

  private func check() {
    let value = (observedObject as? NSObject)?.value(forKeyPath: keyPath)
    guard let value = value as? AnyHashable, let wanted = expectedValue as? AnyHashable,
      value == wanted
    else { return }
    fulfill()
  }

  /// Hears changes by the name of the method, as observers do.
  private final class Observer: NSObject, ObjectiveCDispatching {
    private let heard: ([AnyHashable: Any]) -> Void

    init(_ heard: @escaping ([AnyHashable: Any]) -> Void) {
      self.heard = heard
      super.init()
    }

    @MainActor func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
      guard call.name == "observeValueForKeyPath:ofObject:change:context:" else { return false }
      return call.answer {
        let change: [NSKeyValueChangeKey: Any]? = call[2]
        heard(
          Dictionary(uniqueKeysWithValues: (change ?? [:]).map { ($0.key.rawValue, $0.value) })
        )
      }
    }
  }
}

/// Waits for a notification of the system; there are none here, so nothing fulfils it.
///
/// - Differs: another process or the system would post it; Linux has no such notifications.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// The name of the notification.
  public let notificationName: String
  /// Judges the notification.
  open var handler: (() -> Bool)?

  /// Waits for a notification of a name.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect the Darwin notification '\(notificationName)'")
  }
}

extension UnderstudyTestCase {
  /// Makes an expectation that a property takes a value.
  ///
  /// - Parameters:
  ///   - objectToObserve: The object.
  ///   - keyPath: Names, joined by full stops.
  ///   - expectedValue: The value; `nil` for any change.
  /// - Returns: The expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any,
    keyPath: String,
    expectedValue: Any?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(
      keyPath: keyPath,
      object: objectToObserve,
      expectedValue: expectedValue
    )
    own(expectation)
    return expectation
  }

  /// Makes an expectation that a property changes.
  ///
  /// - Parameters:
  ///   - objectToObserve: The object.
  ///   - keyPath: Names, joined by full stops.
  ///   - handler: Judges a change; without one any change will do.
  /// - Returns: The expectation.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any,
    keyPath: String,
    handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    own(expectation)
    return expectation
  }
}
