import CoreGraphics
import Foundation

/// The value of an animatable property.
enum LayerValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case numbers([Double])
  case colors([CGColor])
  case flag(Bool)
  /// Anything else: it changes at once, in the middle of an animation.
  case object(AnyObject?)

  static func == (left: LayerValue, right: LayerValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }
}
