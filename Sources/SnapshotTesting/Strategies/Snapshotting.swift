import Clockwork
public import Foundation

/// How a value becomes something that can be kept and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the file's name; `nil` for none.
  public var pathExtension: String?
  /// How the format is kept and told apart.
  public var diffing: Diffing<Format>
  /// Turns a value into the format.
  public var snapshot: (Value) -> Async<Format>

  /// Why no such snapshot can be taken here; `nil` for one that can.
  var limit: String?

  /// Makes a strategy whose result may come later.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the file's name.
  ///   - diffing: How the format is kept and told apart.
  ///   - asyncSnapshot: Turns a value into the format.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the file's name.
  ///   - diffing: How the format is kept and told apart.
  ///   - snapshot: Turns a value into the format.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// A strategy for values that can be turned into those of this one.
  ///
  /// - Parameter transform: Turns the other value into one of this strategy.
  /// - Returns: The strategy for the other values.
  public func pullback<Other>(
    _ transform: @escaping (_ otherValue: Other) -> Value
  ) -> Snapshotting<Other, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// A strategy for values that can be turned into those of this one, later.
  ///
  /// - Parameter transform: Turns the other value into one of this strategy.
  /// - Returns: The strategy for the other values.
  public func asyncPullback<Other>(
    _ transform: @escaping (_ otherValue: Other) -> Async<Value>
  ) -> Snapshotting<Other, Format> {
    var strategy = Snapshotting<Other, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      asyncSnapshot: { other in
        Async { callback in
          transform(other).run { value in snapshot(value).run(callback) }
        }
      }
    )
    strategy.limit = limit
    return strategy
  }

  /// A strategy that waits, in virtual time, before it takes the snapshot.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - strategy: What takes the snapshot.
  /// - Returns: The strategy that waits.
  public static func wait(
    for duration: TimeInterval,
    on strategy: Snapshotting
  ) -> Snapshotting {
    var waiting = Snapshotting(
      pathExtension: strategy.pathExtension,
      diffing: strategy.diffing,
      asyncSnapshot: { value in
        Async { callback in
          let later = Later { strategy.snapshot(value).run(callback) }
          MainQueue.run {
            MainLoop.current.schedule(.timer, "snapshot", after: .seconds(duration)) {
              later.run()
            }
          }
        }
      }
    )
    waiting.limit = strategy.limit
    return waiting
  }
}

/// Something that runs later on the main queue, on the word of the strategy.
private struct Later: @unchecked Sendable {
  let run: () -> Void
}

/// A strategy whose values are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy that keeps values as they are.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the file's name.
  ///   - diffing: How the format is kept and told apart.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
