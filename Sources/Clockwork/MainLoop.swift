/// The main loop of an application in virtual time.
///
/// A turn has five phases, in this order:
///
/// ```
///   sources       blocks posted before the turn began (touches, perform, async)
///   timers        timers, animation ends and display links that are due
///   commit        traits, properties, constraints, layout, display
///   after commit  blocks that wait for the commit (presentations start here)
///   idle          nothing left: time may move
/// ```
///
/// Work that a phase posts for an earlier phase waits for the next turn; nothing
/// is ever run eagerly. Time moves between turns only.
@MainActor
public final class MainLoop {
  /// Who turns the loop.
  public enum Mode: Sendable {
    /// The real main queue turns it as soon as it is pumped; time jumps.
    case immediate
    /// A stage turns it by hand.
    case manual
    /// The real main queue turns it; time follows the wall clock.
    case realTime
  }

  /// The loop of the current application.
  ///
  /// It is the one process-wide slot: a stage puts its own loop here and puts
  /// the old one back when it ends.
  public static var current: MainLoop {
    get { slot }
    set {
      slot = newValue
      newValue.tellPresent()
    }
  }
  @exclusivity(unchecked) private static var slot =
    MainLoop(mode: VirtualPresent.isDefault ? .immediate : .realTime)

  /// The owner of the current loop; asked so often that the way over the loop would count.
  package static var currentOwner: AnyObject? { slot.heldOwner }

  /// The application that the loop belongs to.
  public var owner: AnyObject? {
    get { heldOwner }
    set { heldOwner = newValue }
  }
  @exclusivity(unchecked) private var heldOwner: AnyObject?

  /// Who turns the loop.
  public var mode: Mode {
    didSet {
      pump.modeDidChange()
      tellPresent()
    }
  }

  /// The current moment; it moves between turns only.
  @exclusivity(unchecked) public private(set) var now = VirtualTime()

  /// The number of turns taken so far.
  @exclusivity(unchecked) public private(set) var turnCount = 0

  /// Whether a turn is under way.
  @exclusivity(unchecked) public private(set) var isTurning = false

  /// The random numbers of this story.
  public var random: SeededRandom

  /// Performs the commit phase; set by the application.
  public var commitHandler: (@MainActor () -> Void)?

  /// The open layer transactions of this story; QuartzCore keeps them here.
  package var transactions: AnyObject?

  /// Whether a commit was asked for and is still to come.
  package var isCommitPending: Bool { commitLabel != nil }

  @exclusivity(unchecked) var sources: [Posted] = []
  @exclusivity(unchecked) var afterCommitBlocks: [Posted] = []
  @exclusivity(unchecked) var deadlines = DeadlineQueue()
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  @exclusivity(unchecked) private(set) var commitLabel: String?
  @exclusivity(unchecked) private var sequence = 0
  private lazy var pump = RealLoopPump(self)

  struct Posted {
    let label: String
    /// Whom the work is about; named only when somebody asks what waits.
    var subject: (@MainActor () -> String)?
    let block: @MainActor () -> Void

    @MainActor var fullLabel: String { subject.map { label + $0() } ?? label }
  }

  /// Creates a loop at time zero.
  public init(mode: Mode = .immediate, seed: UInt64 = 0) {
    self.mode = mode
    random = SeededRandom(seed: seed)
  }

  /// The one object of a type that lives as long as the loop does; made on demand.
  package func attachment<Attached: AnyObject>(_ make: () -> Attached) -> Attached {
    let key = ObjectIdentifier(Attached.self)
    if let present = attachments[key] as? Attached { return present }
    let made = make()
    attachments[key] = made
    return made
  }

  /// Lets go of everything: the application, its attachments and the work that waits.
  ///
  /// The application and its loop hold each other; who made them ends that here.
  package func close() {
    sources = []
    afterCommitBlocks = []
    deadlines = DeadlineQueue()
    commitLabel = nil
    commitHandler = nil
    transactions = nil
    attachments = [:]
    owner = nil
  }

  // MARK: - Asking for work

  /// Runs a block in the source phase of the next turn.
  public func post(_ label: String, _ block: @escaping @MainActor () -> Void) {
    sources.append(Posted(label: label, block: block))
    pump.wake()
  }

  /// Runs a block after the commit of this turn, or of the next one between turns.
  ///
  /// A block that is added by an after-commit block waits for the next commit.
  public func afterCommit(_ label: String, _ block: @escaping @MainActor () -> Void) {
    afterCommitBlocks.append(Posted(label: label, block: block))
    pump.wake()
  }

  /// Runs a block after the commit; the end of its label is made when somebody reads it.
  package func afterCommit(
    _ label: String,
    of subject: @escaping @MainActor () -> String,
    _ block: @escaping @MainActor () -> Void
  ) {
    afterCommitBlocks.append(Posted(label: label, subject: subject, block: block))
    pump.wake()
  }

  /// Asks for a commit in this turn if its commit is still to come, else in the next.
  public func setNeedsCommit(_ label: String) {
    guard commitLabel == nil else { return }
    commitLabel = label
    pump.wake()
  }

  /// Runs a block when the clock reaches a later moment.
  ///
  /// - Parameters:
  ///   - kind: `.animation` for what `settle` waits for, `.timer` or `.frame` else.
  ///   - label: Who asks, for the list of pending work.
  ///   - delay: The time until the first run; negative counts as zero.
  ///   - period: The time between further runs; `nil` for a single one.
  ///   - block: What to run.
  /// - Returns: A handle that cancels the work.
  @discardableResult
  public func schedule(
    _ kind: PendingWork.Kind,
    _ label: String,
    after delay: Duration,
    every period: Duration? = nil,
    _ block: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(kind, label, after: delay, every: period, isForeign: false, block)
  }

  func schedule(
    _ kind: PendingWork.Kind,
    _ label: String,
    after delay: Duration,
    every period: Duration? = nil,
    isForeign: Bool,
    _ block: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    sequence += 1
    let entry = DeadlineQueue.Entry(
      sequence: sequence,
      kind: kind,
      label: label,
      due: now + max(delay, .zero),
      period: period.map { max($0, .microseconds(100)) },
      isForeign: isForeign,
      action: block
    )
    deadlines.insert(entry)
    pump.wake()
    return ScheduledWork(loop: self, entry: entry)
  }

  func cancel(_ entry: DeadlineQueue.Entry) {
    deadlines.cancel(entry)
  }

  // MARK: - Turning

  /// Whether the next turn would do anything without moving the clock.
  public var hasWorkNow: Bool {
    !sources.isEmpty || commitLabel != nil || !afterCommitBlocks.isEmpty
      || deadlines.hasDue(at: now)
  }

  /// Takes one turn: one commit, the clock does not move.
  ///
  /// A call from inside a turn is a programming error of the caller and ignored,
  /// as nested turns would break the order of phases.
  public func turn() {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    turnCount += 1
    runSources()
    runDueTimers()
    if commitLabel != nil {
      commitLabel = nil
      commitHandler?()
    }
    runAfterCommit()
  }

  private func runSources() {
    guard !sources.isEmpty else { return }
    let blocks = sources
    sources = []
    for posted in blocks { posted.block() }
  }

  private func runDueTimers() {
    guard deadlines.hasDue(at: now) else { return }
    let last = sequence
    var later: [DeadlineQueue.Entry] = []
    while let entry = deadlines.popDue(at: now) {
      guard entry.sequence <= last else {
        later.append(entry)
        continue
      }
      guard let action = entry.action else { continue }
      if let period = entry.period {
        action()
        guard !entry.isCancelled else { continue }
        entry.due = entry.due + period
        later.append(entry)
      } else {
        entry.action = nil
        action()
      }
    }
    for entry in later where !entry.isCancelled { deadlines.insert(entry) }
  }

  private func runAfterCommit() {
    guard !afterCommitBlocks.isEmpty else { return }
    let blocks = afterCommitBlocks
    afterCommitBlocks = []
    for posted in blocks { posted.block() }
  }

  /// Moves the clock on; a jump puts the present of the app's code ahead of the wall clock.
  func moveClock(to time: VirtualTime, isJump: Bool = true) {
    guard time > now else { return }
    let distance = time - now
    now = time
    guard self === Self.slot else { return }
    if isJump { VirtualPresent.didSkip(distance, now: time) } else { tellPresent() }
  }

  /// Lets other threads know the clock and who turns the loop.
  private func tellPresent() {
    guard self === Self.slot else { return }
    VirtualPresent.follow(now: now, isHeld: mode == .manual)
  }

  /// Everything that waits, in the order in which turns would run it.
  public var pending: [PendingWork] {
    var list = sources.map { PendingWork(kind: .source, label: $0.fullLabel) }
    list += deadlines.entries.map {
      PendingWork(kind: $0.kind, label: $0.label, due: $0.due, period: $0.period)
    }
    if let commitLabel { list.append(PendingWork(kind: .commit, label: commitLabel)) }
    list += afterCommitBlocks.map { PendingWork(kind: .afterCommit, label: $0.fullLabel) }
    return list
  }
}
