public import Clockwork
import Dispatch
import Foundation

/// Waits for a condition in virtual time while real threads get their turn.
///
/// The clock moves only when neither the virtual loop nor the real main queue nor
/// a background thread has anything to do. When the virtual world is idle before
/// the deadline, sleeping threads get a short grace of real time; then the wait
/// ends as if the whole timeout had passed.
@_spi(Porting)
@MainActor
public final class VirtualWait {
  /// What the caller does next.
  public enum Step: Sendable {
    /// The loop took a turn; ask again.
    case ran
    /// Nothing to do at this moment: let the real main queue run, then ask again.
    case idle
    /// The condition holds.
    case fulfilled
    /// The timeout passed.
    case timedOut
  }

  /// The longest real time that idle threads are given, in seconds.
  public static let grace = 1.0

  /// How long the wait may last, in virtual time.
  public let timeout: Duration
  /// The moment at which the wait gives up.
  public let deadline: VirtualTime

  private let loop: MainLoop
  private let mode: MainLoop.Mode
  private let isDone: @MainActor () -> Bool
  private let realLimit: Double
  private let idleLimit: Double
  private let start = DispatchTime.now()
  private var idleSince: DispatchTime?
  private var quietPasses = 0
  private var busyWindow: (start: DispatchTime, times: [String: Int])?
  private var isOver = false

  /// Begins a wait on the current loop.
  ///
  /// - Parameters:
  ///   - seconds: The timeout; an hour at most.
  ///   - grace: The real time for idle threads, in seconds.
  ///   - isDone: The condition, asked between turns.
  public init(
    timeout seconds: Double,
    grace: Double = VirtualWait.grace,
    isDone: @escaping @MainActor () -> Bool
  ) {
    let seconds = min(max(seconds, 0), 3600)
    loop = MainLoop.current
    mode = loop.mode
    timeout = .nanoseconds(Int64(seconds * 1e9))
    deadline = loop.now + timeout
    realLimit = max(seconds, 1)
    idleLimit = min(seconds, grace)
    self.isDone = isDone
    loop.mode = .manual
  }

  /// Gives the loop back; call it once when the wait is over.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    pendingDescriptions = loop.pending.map(\.description)
    loop.mode = mode
  }

  /// Takes one step.
  public func step() -> Step {
    if isDone() { return .fulfilled }
    if loop.hasWorkNow, !loop.isTurning {
      quietPasses = 0
      idleSince = nil
      busyWindow = nil
      loop.turn()
      return .ran
    }
    if othersWork() {
      quietPasses = 0
      idleSince = nil
      return .idle
    }
    quietPasses += 1
    guard quietPasses > 1 else { return .idle }
    if let due = nextDue, due <= deadline, !loop.isTurning {
      quietPasses = 0
      loop.advance(to: due) { self.loop.hasWorkNow }
      return .ran
    }
    let since = idleSince ?? busyWindow?.start ?? .now()
    idleSince = since
    guard seconds(since: since) >= idleLimit else { return .idle }
    if !loop.isTurning { loop.advance(to: deadline) { false } }
    return isDone() ? .fulfilled : .timedOut
  }

  /// Waits on the main thread; `true` if the condition came to hold.
  public func run() -> Bool {
    defer { finish() }
    while true {
      // Blocks that other threads posted to the main queue run here.
      _ = RunLoop.main.run(mode: .default, before: Date())
      switch step() {
      case .ran: continue
      case .idle: usleep(quietPasses > 1 ? 1000 : 100)
      case .fulfilled: return true
      case .timedOut: return false
      }
    }
  }

  /// Waits without blocking; `true` if the condition came to hold.
  public func runSuspending() async -> Bool {
    defer { finish() }
    while true {
      switch step() {
      case .ran: await Task.yield()
      case .idle: await pause()
      case .fulfilled: return true
      case .timedOut: return false
      }
    }
  }

  /// What the loop still had to do when the wait was over, one line each.
  public private(set) var pendingDescriptions: [String] = []

  /// Gives other threads a moment, then lets the main queue run what they posted.
  ///
  /// A timer on a queue would do it without blocking, but the thread that serves it
  /// would count as one at work.
  private func pause() async {
    usleep(300)
    await Task.yield()
  }

  /// Whether other threads may still bring something.
  ///
  /// The run loop's own helpers look busy again and again. After a grace without any
  /// turn, only threads that really computed meanwhile count.
  private func othersWork() -> Bool {
    guard BackgroundThreads.areWorking, seconds(since: start) < realLimit else { return false }
    guard let window = busyWindow else {
      busyWindow = (.now(), BackgroundThreads.processorTime)
      return true
    }
    guard seconds(since: window.start) >= max(idleLimit, 0.1) else { return true }
    guard BackgroundThreads.haveComputed(since: window.times) else { return false }
    busyWindow = (.now(), BackgroundThreads.processorTime)
    return true
  }

  private var nextDue: VirtualTime? {
    loop.pending.lazy.compactMap(\.due).min()
  }

  private func seconds(since moment: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - moment.uptimeNanoseconds) / 1e9
  }
}
