import CoreGraphics
public import Foundation

/// Makes the device vibrate.
///
/// The devices of a stage have no vibration, like an iPad: the calls are legal and do
/// nothing. A stage writes down what would have been felt.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator that does nothing, for subclasses.
  public override init() {
    super.init()
  }

  /// Wakes the vibration up.
  open func prepare() {}

  fileprivate func perform(_ feedback: PerformedFeedback) {
    FeedbackLog.current.performed.append(feedback)
  }
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

  private let style: FeedbackStyle

  /// Creates a generator of medium bumps.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Bumps.
  open func impactOccurred() { perform(.impact(style, intensity: 1)) }

  /// Bumps with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    perform(.impact(style, intensity: min(max(intensity, 0), 1)))
  }

  /// Bumps at a place of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Bumps with a strength from 0 to 1 at a place of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
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

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Tells.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    perform(.notification(notificationType))
  }

  /// Tells at a place of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// A selection that moves.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Ticks.
  open func selectionChanged() { perform(.selection) }

  /// Ticks at a place of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Something that would have been felt.
package enum PerformedFeedback: Hashable, Sendable {
  /// A bump with a strength from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A success, a warning or an error.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// A selection that moves.
  case selection
}

/// What would have been felt on the device of an application.
@MainActor
package final class FeedbackLog {
  package fileprivate(set) var performed: [PerformedFeedback] = []

  package static var current: FeedbackLog {
    UIApplication.shared.attachment(FeedbackLog.self) { FeedbackLog() }
  }
}
