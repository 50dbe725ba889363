public import QuartzCore

/// Where a player shows its film; nothing is seen.
///
/// Status: partial · A
open class AVPlayerLayer: CALayer {
  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whose film it shows.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a first picture; never here.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is; nowhere.
  open var videoRect: CGRect { .zero }
}
