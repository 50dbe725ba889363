public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: Who sends them; `nil` for anybody.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  ///
  /// Status: complete · A
  public struct Publisher: Combine.Publisher {
    /// What it delivers.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who sends them.
    public let object: AnyObject?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subject = Unchecked(PassthroughSubject<Notification, Never>())
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        subject.value.send($0)
      }
      subject.value
        .handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }
}

extension Timer {
  /// A publisher of ticks; it waits for `connect()`.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two.
  ///   - tolerance: Without effect here.
  ///   - runLoop: Where; the main one ticks in virtual time.
  ///   - mode: Without effect on the main one.
  ///   - options: Without effect here.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop)
  }

  /// A publisher of ticks.
  ///
  /// Status: complete · A
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment of a tick.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never
    /// Seconds between two ticks.
    public let interval: TimeInterval
    /// Where it ticks.
    public let runLoop: RunLoop
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop) {
      self.interval = interval
      self.runLoop = runLoop
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to tick.
    ///
    /// - Returns: What stops it.
    public func connect() -> any Cancellable {
      let step = RunLoop.SchedulerTimeType.Stride.seconds(interval)
      let runLoop = runLoop
      return runLoop.schedule(after: runLoop.now.advanced(by: step), interval: step) { [subject] in
        subject.send(runLoop.now.date)
      }
    }
  }
}
