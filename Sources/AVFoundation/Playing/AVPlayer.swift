public import Dispatch
public import Foundation

/// Plays films and sounds: it keeps what it is told, and nothing is seen or heard.
///
/// - Differs: the time stands where the last seek put it, no item becomes ready, and observers of
///   the time are not called.
///
/// Status: partial · A
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  ///
  /// Status: complete · A
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// Whether it plays.
  ///
  /// Status: complete · A
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused = 0
    /// It would, but waits.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What it does at the end of an item.
  ///
  /// Status: complete · A
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance = 0
    /// A pause.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  private var item: AVPlayerItem?

  /// Creates a player without an item.
  public override init() {
    super.init()
  }

  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    self.item = item
    super.init()
  }

  /// Creates a player for an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// What it plays.
  open var currentItem: AVPlayerItem? { item }
  /// Whether it can play.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// How fast it should play; zero is a pause.
  open var rate: Float = 0
  /// How fast `play()` plays.
  open var defaultRate: Float = 1
  /// Whether it plays; an item that should waits forever.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What it does at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits to avoid pauses.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it keeps the screen on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it plays on other devices.
  open var allowsExternalPlayback = true

  /// Begins.
  open func play() { rate = defaultRate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }
  /// Where the item stands.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  /// Moves the item.
  open func seek(to time: CMTime) { item?.move(to: time) }
  /// Moves the item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    item?.move(to: time)
    completionHandler(item != nil)
  }
  /// Moves the item.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Moves the item.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Watches the time, which does not pass.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Watches for times, which do not come.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Watches the time no longer.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one item after the other; only `advanceToNextItem()` goes on here.
///
/// Status: partial · A
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// Creates a player.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Creates a player without items.
  public override convenience init() { self.init(items: []) }

  /// Creates a player for an item.
  public override convenience init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }

  /// What is still to be played, beginning with the present item.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on with the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }

  /// Whether an item may be put into the queue: once.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// Puts an item into the queue; `nil` is the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    super.replaceCurrentItem(with: queue.first)
  }

  /// Takes an item off the queue.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    super.replaceCurrentItem(with: queue.first)
  }

  /// Takes all items off the queue.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again; it keeps what it is told.
///
/// Status: partial · A
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Gives an item to a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
  }

  /// How often it was played.
  open var loopCount: Int { 0 }

  /// Lets it end.
  open func disableLooping() {}
}
