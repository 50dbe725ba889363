public import Foundation

/// Is told that a sound ended; here by tests alone.
///
/// Status: partial · A
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Tells that the sound ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Tells that the sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// What happens if a delegate does not implement a member.
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound; none is played here, and `play()` says so.
///
/// Status: partial · A
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Where the sound is.
  public let url: URL?
  /// The bytes of the sound.
  public let data: Data?

  /// Takes the sound in a file.
  ///
  /// - Parameter url: Where it is.
  /// - Throws: An error of Foundation if there is no such file.
  public init(contentsOf url: URL) throws {
    self.url = url
    data = try Data(contentsOf: url)
    super.init()
  }

  /// Takes the bytes of a sound.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: Nothing here.
  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }

  /// Is told that the sound ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays; never.
  open var isPlaying: Bool { false }
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// How often it is repeated; -1 is forever.
  open var numberOfLoops = 0
  /// Where it stands, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is; not known.
  open var duration: TimeInterval { 0 }
  /// How fast it plays.
  open var rate: Float = 1
  /// Whether the speed can be changed.
  open var enableRate = false

  /// Prepares; there is nothing to prepare.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays; there is nothing that plays.
  @discardableResult
  open func play() -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
}
