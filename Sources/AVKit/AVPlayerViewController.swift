public import AVFoundation
public import UIKit

/// Is told what a player's controller does; here by tests alone.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Tells that the small picture appears.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  /// Tells that the small picture is gone.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
}

/// What happens if a delegate does not implement a member.
extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}

/// Shows a film with the system's controls; it lives as any controller, and nothing is seen.
///
/// Status: partial · A
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Is told what the controller does.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether controls are shown.
  open var showsPlaybackControls = true
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a first picture; never here.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is; nowhere.
  open var videoBounds: CGRect { .zero }
  /// Whether the film goes on as a small picture.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film begins in full size.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves full size at its end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system shows what plays.
  open var updatesNowPlayingInfoCenter = true
  /// The view for things between the film and the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()
}
