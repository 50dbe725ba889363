/// A value that may come later.
public struct Async<Value> {
  /// Starts the work; the closure gets the value once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value out of work that hands it to a closure.
  ///
  /// - Parameter run: The work.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Makes a value that is there already.
  ///
  /// - Parameter value: The value.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// A value made of this one when it comes.
  ///
  /// - Parameter transform: What makes it.
  /// - Returns: The other value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in self.run { callback(transform($0)) } }
  }
}
