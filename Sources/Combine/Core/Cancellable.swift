/// What can be stopped.
public protocol Cancellable {
  /// Stops it; without effect when it has ended.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection until the collection goes away.
  ///
  /// - Parameter collection: The collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set until the set goes away.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Stops what it holds when it goes away.
///
/// Status: complete · A
public final class AnyCancellable: Cancellable, Hashable {
  private let stop: Guarded<(() -> Void)?>

  /// Holds an action.
  ///
  /// - Parameter cancel: What stops; it runs once.
  public init(_ cancel: @escaping () -> Void) { stop = Guarded(cancel) }

  /// Holds something that can be stopped.
  ///
  /// - Parameter canceller: The other one.
  public init<C: Cancellable>(_ canceller: C) { stop = Guarded({ canceller.cancel() }) }

  /// Stops what is held.
  public func cancel() { stop.exchange(nil)?() }

  deinit { stop.exchange(nil)?() }

  /// Keeps this in a collection.
  ///
  /// - Parameter collection: The collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Feeds the identity into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Compares identities.
  ///
  /// - Parameters:
  ///   - lhs: One holder.
  ///   - rhs: Another one.
  /// - Returns: Whether they are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
