extension Publishers {
  /// A publisher whose subscribers share one subscription; begun by `connect()`.
  ///
  /// Status: complete · A
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the subject in the middle.
    public let createSubject: () -> SubjectType
    private let subject = Guarded<SubjectType?>(nil)

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      current.receive(subscriber: subscriber)
    }

    /// Begins to deliver.
    ///
    /// - Returns: What stops it.
    public func connect() -> any Cancellable { upstream.subscribe(current) }

    private var current: SubjectType {
      subject.with { subject in
        if let subject { return subject }
        let new = createSubject()
        subject = new
        return new
      }
    }

    fileprivate func reset() { _ = subject.exchange(nil) }
  }

  /// A publisher that connects another with its first subscriber, and stops it with the last.
  ///
  /// Status: complete · A
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// What is connected.
    public let upstream: Upstream
    private let state = Guarded<(count: Int, link: (any Cancellable)?)>((0, nil))
    private let onEnd: () -> Void

    init(upstream: Upstream, onEnd: @escaping () -> Void = {}) {
      self.upstream = upstream
      self.onEnd = onEnd
    }

    /// Attaches a subscriber, and connects if it is the first.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isFirst = state.with { state in
        state.count += 1
        return state.count == 1
      }
      let counted = upstream.handleEvents(
        receiveCompletion: { [weak self] _ in self?.left() },
        receiveCancel: { [weak self] in self?.left() }
      )
      counted.receive(subscriber: subscriber)
      guard isFirst else { return }
      let link = upstream.connect()
      let isStillWanted = state.with { state in
        guard state.count > 0 else { return false }
        state.link = link
        return true
      }
      if !isStillWanted { link.cancel() }
    }

    private func left() {
      let (link, isLast) = state.with { state in
        state.count -= 1
        guard state.count == 0 else { return ((any Cancellable)?.none, false) }
        defer { state.link = nil }
        return (state.link, true)
      }
      link?.cancel()
      if isLast { onEnd() }
    }
  }

  /// A publisher whose subscribers share one subscription.
  ///
  /// Status: complete · A
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    private typealias Middle = Multicast<Upstream, PassthroughSubject<Output, Failure>>
    /// Where the values come from.
    public let upstream: Upstream
    private let inner: Autoconnect<Middle>

    init(upstream: Upstream) {
      self.upstream = upstream
      let middle = Middle(upstream: upstream) { PassthroughSubject<Output, Failure>() }
      // After everybody left, who comes next begins anew.
      inner = Autoconnect(upstream: middle, onEnd: { [weak middle] in middle?.reset() })
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Compares identities.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: Another one.
    /// - Returns: Whether they are the same object.
    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
  }

  /// A publisher that waits for `connect()`.
  ///
  /// Status: complete · A
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Begins to deliver.
    ///
    /// - Returns: What stops it.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  /// Lets subscribers share one subscription.
  ///
  /// - Returns: A publisher, which is an object.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Lets subscribers share one subscription through a subject.
  ///
  /// - Parameter createSubject: What makes the subject.
  /// - Returns: A publisher that waits for `connect()`.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Lets subscribers share one subscription through a subject.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: A publisher that waits for `connect()`.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that waits for `connect()`.
  ///
  /// - Returns: The publisher.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops with the last.
  ///
  /// - Returns: A publisher, which is an object.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
