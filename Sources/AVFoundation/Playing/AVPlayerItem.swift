public import Foundation

/// A film or a sound in a player; it never becomes ready, as nothing is read.
///
/// Status: partial · A
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
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

  /// Posted when an item was played to its end; here by tests alone.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// Posted when an item could not be played to its end; here by tests alone.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )

  /// What is played.
  public let asset: AVAsset
  private var time = CMTime.zero

  /// Creates an item.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item from an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether it can be played.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// Whether it will go on without a pause.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether what was read has been played.
  open var isPlaybackBufferEmpty: Bool { true }
  /// The seconds that are read in advance.
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// Where it stands.
  open func currentTime() -> CMTime { time }

  func move(to time: CMTime) { self.time = time }
}

extension Notification.Name {
  /// Posted when an item was played to its end; here by tests alone.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item could not be played to its end; here by tests alone.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}
