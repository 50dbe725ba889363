import CoreGraphics
import Foundation

/// The properties of a layer that few layers set.
final class LayerExtras {
  /// What a layer without extras has; never changed.
  nonisolated(unsafe) static let defaults = LayerExtras()

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var mask: CALayer?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var rasterizationScale: CGFloat = 1
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var name: String?
  var values: [String: Any] = [:]
  weak var delegate: (any CALayerDelegate)?
  var animations: [AttachedAnimation] = []
  var timing = MediaTiming.layer
  /// Replaces the timing while a frozen time is let go.
  var playback: LayerPlayback?
  var followers: [FollowerBox] = []

  /// The layer that a presentation stands for.
  var model: CALayer?
  /// Keeps alive what the presentation refers to as its superlayer.
  var modelParent: CALayer?

  func copyForPresentation() -> LayerExtras {
    let copy = LayerExtras()
    copy.zPosition = zPosition
    copy.anchorPointZ = anchorPointZ
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.cornerRadius = cornerRadius
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.contents = contents
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.contentsGravity = contentsGravity
    copy.contentsScale = contentsScale
    copy.minificationFilter = minificationFilter
    copy.magnificationFilter = magnificationFilter
    copy.rasterizationScale = rasterizationScale
    copy.name = name
    copy.values = values
    copy.timing = timing
    return copy
  }
}

extension CALayer {
  /// The rare properties to read.
  var settings: LayerExtras { rare ?? .defaults }

  /// The rare properties to write; made on first use.
  var extras: LayerExtras {
    if let rare { return rare }
    let made = LayerExtras()
    rare = made
    return made
  }
}
