import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// What can be said on top; without effect here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The present; in a test run that of the virtual clock.
  public var now: SchedulerTimeType {
    guard self === OperationQueue.main || VirtualMain.isVirtual else {
      return SchedulerTimeType(Date())
    }
    return SchedulerTimeType(VirtualMain.date)
  }
  /// The least tolerance that counts.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a closure in a later turn.
  ///
  /// - Parameters:
  ///   - options: Without effect here.
  ///   - action: The closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard !(self === OperationQueue.main) else { return VirtualMain.run(action) }
    let work = Unchecked(action)
    addOperation { work.value() }
  }

  /// Runs a closure later.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: Without effect here.
  ///   - options: Without effect here.
  ///   - action: The closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard !(self === OperationQueue.main) else {
      _ = VirtualMain.run(after: VirtualMain.delay(until: date.date), action)
      return
    }
    let target = Unchecked(self)
    _ = VirtualMain.elsewhere(
      after: VirtualMain.delay(until: date.date),
      in: { target.value.addOperation($0) },
      action
    )
  }

  /// Runs a closure again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long between two runs.
  ///   - tolerance: Without effect here.
  ///   - options: Without effect here.
  ///   - action: The closure.
  /// - Returns: What stops it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard !(self === OperationQueue.main) else {
      return VirtualMain.repeating(
        after: VirtualMain.delay(until: date.date),
        every: interval.duration,
        action
      )
    }
    let target = Unchecked(self)
    return VirtualMain.elsewhere(
      after: VirtualMain.delay(until: date.date),
      every: interval.duration,
      in: { target.value.addOperation($0) },
      action
    )
  }
}
