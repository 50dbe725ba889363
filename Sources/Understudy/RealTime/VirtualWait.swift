public import Clockwork
import Dispatch
import Foundation

/// Waits for a condition in virtual time while real threads get their turn.
///
/// The clock moves only when neither the virtual loop nor the real main queue nor
/// a background thread has anything to do. When nothing is left before the deadline,
/// the wait ends as if the whole timeout had passed: at once, or after a grace of
/// real time if a server, a child process or a thread in a real sleep may still
/// bring something.
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

  /// The longest real time that what stands outside the virtual world is given, in seconds.
  public static let grace = 1.0
  /// The real time for threads that nobody saw at work, in seconds.
  private static let shortGrace = 0.03

  /// How long the wait may last, in virtual time.
  public let timeout: Duration
  /// The moment at which the wait gives up.
  public let deadline: VirtualTime

  private let loop: MainLoop
  private let mode: MainLoop.Mode
  private let isDone: @MainActor () -> Bool
  private let idleLimit: Double
  private var patience = QuietThreads()
  private var idleSince: DispatchTime?
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
    ForeignWork.drain()
    if isDone() { return .fulfilled }
    if loop.hasWorkNow, !loop.isTurning {
      rest()
      loop.turn()
      return .ran
    }
    let due = loop.nextDue.flatMap { $0 <= deadline ? $0 : nil }
    guard patience.haveCome(beforeSkipping: (due ?? deadline) - loop.now) else { return .idle }
    if let due, !loop.isTurning {
      rest()
      loop.advance(to: due) { self.loop.hasWorkNow }
      return .ran
    }
    let since = idleSince ?? .now()
    idleSince = since
    let waited = Double(DispatchTime.now().uptimeNanoseconds - since.uptimeNanoseconds) / 1e9
    guard waited >= min(idleLimit, Self.shortGrace) else { return .idle }
    guard waited >= idleLimit || !OutsideWorld.isAwaited else { return .idle }
    if !loop.isTurning { loop.advance(to: deadline) { false } }
    return isDone() ? .fulfilled : .timedOut
  }

  private func rest() {
    patience = QuietThreads()
    idleSince = nil
  }

  /// Waits on the main thread; `true` if the condition came to hold.
  public func run() -> Bool {
    defer { finish() }
    while true {
      // Blocks that other threads posted to the main queue run here.
      _ = RunLoop.main.run(mode: .default, before: Date())
      switch step() {
      case .ran: continue
      case .idle: usleep(idleSince == nil ? 100 : 1000)
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
}
