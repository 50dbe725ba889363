public import Foundation

/// Turns values into another form, as `JSONEncoder` does.
public protocol TopLevelEncoder {
  /// The form.
  associatedtype Output
  /// Turns a value into the form.
  ///
  /// - Parameter value: The value.
  /// - Returns: Its form.
  /// - Throws: What goes wrong.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads values from another form, as `JSONDecoder` does.
public protocol TopLevelDecoder {
  /// The form.
  associatedtype Input
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - from: Its form.
  /// - Returns: The value.
  /// - Throws: What goes wrong.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// Turns values into another form.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<
    Upstream, Coder.Output
  >
  /// Reads values from another form.
  public typealias Decode<Upstream: Publisher, Output: Decodable> = TryMap<Upstream, Output>
}

extension Publisher {
  /// Turns values into another form; an error ends the stream.
  ///
  /// - Parameter encoder: What turns them.
  /// - Returns: A publisher of the forms.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Reads values from another form; an error ends the stream.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - decoder: What reads.
  /// - Returns: A publisher of the values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Drops values that are the same as the one before; an error ends the stream.
  ///
  /// - Parameter predicate: Whether two are the same.
  /// - Returns: A publisher of the others.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    let last = Guarded<Output?>(nil)
    return tryFilter { input in
      guard let before = last.exchange(input) else { return true }
      return try !predicate(before, input)
    }
  }

  /// Goes on with another publisher in place of an error, or fails with another error.
  ///
  /// - Parameter handler: What makes the other publisher.
  /// - Returns: A publisher of both.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    mapError { $0 as any Error }
      .catch { error -> AnyPublisher<Output, any Error> in
        guard let error = error as? Failure else {
          return Fail(error: error).eraseToAnyPublisher()
        }
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }
      .eraseToAnyPublisher()
  }
}
