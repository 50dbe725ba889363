public import CoreGraphics
public import UIKit

extension Stage {
  /// Something that the user would have felt.
  public enum Feedback: Hashable, Sendable {
    /// A bump with a strength from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A success, a warning or an error.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// A selection that moves.
    case selection
  }

  /// What the user would have felt so far, in order.
  public var feedback: [Feedback] {
    FeedbackLog.current.performed.map { performed in
      switch performed {
      case .impact(let style, let intensity): .impact(style, intensity: intensity)
      case .notification(let type): .notification(type)
      case .selection: .selection
      }
    }
  }
}
