public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of what a server answers.
  ///
  /// - Parameter url: What is asked for.
  /// - Returns: The publisher.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a server answers.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The publisher.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what a server answers: one value, or one error.
  ///
  /// The task starts with the first demand and is cancelled with the subscription. The value comes on
  /// the session's own queue.
  ///
  /// Status: complete · A
  public struct DataTaskPublisher: Publisher {
    /// The bytes and the answer's head.
    public typealias Output = (data: Data, response: URLResponse)
    /// How it may fail.
    public typealias Failure = URLError
    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - session: Who asks.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (request, session) = (request, session)
      let task = Guarded<URLSessionDataTask?>(nil)
      Deferred {
        Future<Output, Failure> { promise in
          let promise = Unchecked(promise)
          let started = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise.value(.success((data, response)))
            } else {
              promise.value(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          _ = task.exchange(started)
          started.resume()
        }
      }
      .handleEvents(receiveCancel: { task.exchange(nil)?.cancel() })
      .receive(subscriber: subscriber)
    }
  }
}
