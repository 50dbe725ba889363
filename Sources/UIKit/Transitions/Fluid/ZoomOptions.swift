public import CoreGraphics
import Foundation

extension UIViewController.Transition {
  /// What can be adjusted about a zoom.
  ///
  /// - Differs: Dimming and alignment are kept, but nothing is drawn.
  ///
  /// Status: partial · A
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    /// Asked whether a gesture may begin to send the controller away.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Asked for the part of the zoomed view that the source view belongs to; `nil` for all of it.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The colour over what is behind; the system's for `nil`.
    public var dimmingColor: UIColor?

    /// The effect over what is behind.
    public var dimmingVisualEffect: UIBlurEffect?

    /// Creates the usual options.
    public override init() { super.init() }

    func copied() -> ZoomOptions {
      let copy = ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      return copy
    }

    /// The gesture that would send the controller away.
    ///
    /// Status: complete · A
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// Where the gesture is, in the controller's view.
      public let location: CGPoint
      /// How fast the gesture is.
      public let velocity: CGVector
      /// Whether the gesture would begin if nobody was asked.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
        super.init()
      }
    }

    /// The parts of a zoom, for the question after the alignment.
    ///
    /// Status: complete · A
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      /// The view that the zoom comes out of.
      public let sourceView: UIView
      /// The controller that is zoomed.
      public let zoomedViewController: UIViewController

      init(sourceView: UIView, zoomed: UIViewController) {
        self.sourceView = sourceView
        zoomedViewController = zoomed
        super.init()
      }
    }
  }
}
