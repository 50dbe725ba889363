import CoreGraphics
public import Foundation

/// Makes the device vibrate.
///
/// The devices of a stage have no vibration, like an iPad: the calls are legal
/// and do nothing.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Wakes the vibration up.
  open func prepare() {}
}

/// A bump, as of two things that meet.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the things that meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// Of medium weight.
    case medium
    /// Large and heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Creates a generator of medium bumps.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Bumps.
  open func impactOccurred() {}

  /// Bumps with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A success, a warning or an error.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What to tell.
  public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success
    /// Take care.
    case warning
    /// It failed.
    case error
  }

  /// Tells.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A selection that moves.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}
