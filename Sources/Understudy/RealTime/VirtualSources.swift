import Clockwork
public import Dispatch

/// Dispatch's sources as lowered code sees them.
///
/// Timers are virtual ones; other sources, and all of them in real time, are Dispatch's.
@_spi(Porting)
public enum VirtualSources {
  /// What a source calls.
  public typealias Handler = @convention(block) () -> Void

  /// Takes the place of `DispatchSource.makeTimerSource(flags:queue:)`.
  public static func makeTimer(
    flags: DispatchSource.TimerFlags,
    queue: DispatchQueue?
  ) -> any DispatchSourceTimer {
    guard VirtualPresent.isVirtual else {
      return DispatchSource.makeTimerSource(flags: flags, queue: queue)
    }
    return VirtualTimerSource(queue: queue)
  }

  /// Takes the place of `schedule(deadline:repeating:leeway:)`.
  public static func schedule(
    _ source: any DispatchSourceTimer,
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    if let source = source as? VirtualTimerSource {
      source.schedule(after: VirtualCalendar.delay(until: deadline), every: interval.duration)
    } else {
      source.schedule(
        deadline: VirtualCalendar.real(deadline),
        repeating: interval,
        leeway: leeway
      )
    }
  }

  /// Takes the place of `schedule(wallDeadline:repeating:leeway:)`.
  public static func schedule(
    _ source: any DispatchSourceTimer,
    wallDeadline: DispatchWallTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    if let source = source as? VirtualTimerSource {
      source.schedule(after: VirtualCalendar.delay(until: wallDeadline), every: interval.duration)
    } else {
      source.schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
  }

  /// Seconds as Dispatch says them; a length that no number can hold never ends.
  public static func interval(_ seconds: Double) -> DispatchTimeInterval {
    seconds.isFinite && seconds < 9e9 ? .nanoseconds(Int(seconds * 1e9)) : .never
  }

  /// Takes the place of `setEventHandler(qos:flags:handler:)`.
  public static func setEventHandler(
    _ source: any DispatchSourceProtocol,
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: Handler?
  ) { source.setEventHandler(qos: qos, flags: flags, handler: handler) }

  /// Takes the place of `setCancelHandler(qos:flags:handler:)`.
  public static func setCancelHandler(
    _ source: any DispatchSourceProtocol,
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: Handler?
  ) { source.setCancelHandler(qos: qos, flags: flags, handler: handler) }

  /// Takes the place of `setRegistrationHandler(qos:flags:handler:)`.
  public static func setRegistrationHandler(
    _ source: any DispatchSourceProtocol,
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: Handler?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }

  /// Takes the place of `activate()`.
  public static func activate(_ source: any DispatchSourceProtocol) {
    if let source = source as? VirtualTimerSource { source.activate() } else { source.activate() }
  }

  /// Takes the place of `isCancelled`.
  public static func isCancelled(_ source: any DispatchSourceProtocol) -> Bool {
    (source as? VirtualTimerSource)?.isCancelled ?? source.isCancelled
  }
}
