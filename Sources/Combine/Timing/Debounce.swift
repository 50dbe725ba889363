extension Publishers {
  /// A publisher that waits for a pause between values.
  ///
  /// Status: complete · A
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long the pause is.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where the values go out.
    public let scheduler: Context
    /// What is said on top.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let latest = Guarded<(number: Int, value: Output?)>((0, nil))
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          let number = latest.with { latest in
            latest = (latest.number + 1, value)
            return latest.number
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime),
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            let due = latest.with { latest -> Output? in
              guard latest.number == number else { return nil }
              defer { latest.value = nil }
              return latest.value
            }
            if let due { outlet.send(due) }
          }
        },
        onEnd: { completion in
          let rest = latest.exchange((-1, nil)).value
          if let rest, case .finished = completion { outlet.send(rest) }
          outlet.finish(completion)
        }
      )
      outlet.connect(onCancel: {
        _ = latest.exchange((-1, nil))
        inlet.cancel()
      })
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }

  /// A publisher that delivers at most one value per interval.
  ///
  /// Status: partial · A
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long an interval is.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values go out.
    public let scheduler: Context
    /// Whether the last value of an interval counts, or the first.
    public let latest: Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let gate = Guarded<ThrottleGate<Output, Context.SchedulerTimeType>>(ThrottleGate())
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          let now = scheduler.now
          let wait = gate.with { gate -> Context.SchedulerTimeType? in
            if gate.waiting != nil {
              if latest { gate.waiting = value }
              return nil
            }
            gate.waiting = value
            guard let last = gate.last, last.advanced(by: interval) > now else { return now }
            return last.advanced(by: interval)
          }
          guard let wait else { return }
          func open() {
            let value = gate.with { gate -> Output? in
              gate.last = scheduler.now
              defer { gate.waiting = nil }
              return gate.waiting
            }
            if let value { outlet.send(value) }
          }
          if wait == now {
            scheduler.schedule(options: nil) { open() }
          } else {
            scheduler.schedule(after: wait) { open() }
          }
        },
        onEnd: { completion in
          let rest = gate.with { gate -> Output? in
            defer { gate.waiting = nil }
            return gate.waiting
          }
          if let rest, case .finished = completion { outlet.send(rest) }
          outlet.finish(completion)
        }
      )
      outlet.connect(onCancel: { inlet.cancel() })
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }

  /// A publisher that ends when nothing comes for a while.
  ///
  /// Status: complete · A
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long it waits.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where it ends.
    public let scheduler: Context
    /// What makes the error; without it the end is regular.
    public let customError: (() -> Failure)?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let number = Guarded(0)
      func watch() {
        let mine = number.with { number in
          number += 1
          return number
        }
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard number.with({ $0 }) == mine else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          watch()
          outlet.send(value)
        },
        onEnd: { completion in
          number.with { $0 += 1 }
          outlet.finish(completion)
        }
      )
      outlet.connect(onCancel: {
        number.with { $0 += 1 }
        inlet.cancel()
      })
      subscriber.receive(subscription: outlet)
      watch()
      upstream.subscribe(inlet)
    }
  }
}

private struct ThrottleGate<Value, Time> {
  var waiting: Value?
  var last: Time?
}

extension Publisher {
  /// Delivers a value once none has followed it for a while.
  ///
  /// - Parameters:
  ///   - dueTime: How long.
  ///   - scheduler: Where.
  ///   - options: What is said on top.
  /// - Returns: A publisher of what comes out.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self,
      dueTime: dueTime,
      scheduler: scheduler,
      options: options
    )
  }

  /// Delivers at most one value per interval.
  ///
  /// - Parameters:
  ///   - interval: How long an interval is.
  ///   - scheduler: Where.
  ///   - latest: Whether the last value of an interval counts, or the first.
  /// - Returns: A publisher of what comes out.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends when nothing comes for a while.
  ///
  /// - Parameters:
  ///   - interval: How long.
  ///   - scheduler: Where.
  ///   - options: Without effect here.
  ///   - customError: What makes an error; without it the end is regular.
  /// - Returns: A publisher of what comes out.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      customError: customError
    )
  }
}
