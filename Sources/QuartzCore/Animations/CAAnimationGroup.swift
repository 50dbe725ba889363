import CoreGraphics
import Foundation

/// Animations that run together; what lasts longer than the group is cut.
///
/// Status: partial · A
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times count from the begin of the group.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func resolveDuration(_ standard: Double) {
    super.resolveDuration(standard)
    for animation in animations ?? [] { animation.resolveDuration(timing.duration) }
  }

  override func apply(progress: Double, cycle: Double, to layer: CALayer, model: CALayer) {
    let time = progress * timing.duration
    for animation in animations ?? [] {
      animation.apply(at: animation.timing.own(at: time), to: layer, model: model)
    }
  }
}

/// The look of a transition.
///
/// Status: complete · A
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
///
/// Status: complete · A
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between two states of a whole layer; it changes no values.
///
/// Status: partial · A
open class CATransition: CAAnimation {
  /// The look.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The progress at the begin.
  open var startProgress: Float = 0
  /// The progress at the end.
  open var endProgress: Float = 1

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
