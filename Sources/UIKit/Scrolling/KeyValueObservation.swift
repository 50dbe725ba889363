public import Foundation

/// A standing wish to hear of changes of one property; it ends with the object.
///
/// Status: partial · A
public final class NSKeyValueObservation: NSObject {
  private var end: (@MainActor () -> Void)?

  init(end: @escaping @MainActor () -> Void) {
    self.end = end
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    guard let end else { return }
    self.end = nil
    PortingMainActor.run { end() }
  }
}

/// One change of an observed property.
///
/// Status: partial · A
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// Whether the call comes before the change.
  public let isPrior: Bool
}

/// What an observer wants to know.
///
/// Status: partial · A
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; there is none here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What can be observed by key path: scroll views, whose offset libraries follow that way.
///
/// - Differs: Other classes do not tell of changes, so they do not have the method.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: UIScrollView {}

extension UIScrollView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property: offset, size and inset of the content,
  /// bounds and frame.
  ///
  /// - Returns: What ends the observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = attachment(KeyValueObservers.self) { KeyValueObservers() }
    var last = self[keyPath: keyPath]
    func tell(_ target: Self, old: Value?, new: Value) {
      changeHandler(
        target,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil,
          isPrior: false
        )
      )
    }
    if options.contains(.initial) { tell(self, old: nil, new: last) }
    let number = observers.add { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      let old = last
      guard !areEqual(old, new) else { return }
      last = new
      tell(self, old: old, new: new)
    }
    return NSKeyValueObservation { [weak observers] in observers?.remove(number) }
  }
}

private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  return compare(left)
}

/// The observers of one view, in the order in which they came.
@MainActor
final class KeyValueObservers {
  private var checks: [(number: Int, check: () -> Void)] = []
  private var count = 0

  func add(_ check: @escaping () -> Void) -> Int {
    count += 1
    checks.append((count, check))
    return count
  }

  func remove(_ number: Int) { checks.removeAll { $0.number == number } }

  /// Lets each observer look whether its property changed.
  func valuesMayHaveChanged() {
    for entry in checks { entry.check() }
  }
}
