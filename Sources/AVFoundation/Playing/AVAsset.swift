public import Foundation

/// The domain of errors about media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// A film or a sound; nothing of it is read.
///
/// Status: partial · A
open class AVAsset: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an asset for a file.
  ///
  /// - Differs: on iOS this gives an `AVURLAsset`.
  public init(url URL: URL) {
    address = URL
    super.init()
  }

  let address: URL

  /// How long it is; not known, as nothing is read.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played; not here.
  open var isPlayable: Bool { false }

  /// Returns the asset itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A film or a sound at an address; nothing of it is read.
///
/// Status: partial · A
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }

  /// Where it is.
  open var url: URL { address }
}
