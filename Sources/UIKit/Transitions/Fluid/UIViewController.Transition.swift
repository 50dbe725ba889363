import Foundation

extension UIViewController {
  /// How a controller is pushed or presented, chosen by the controller itself.
  ///
  /// With a zoom a push can be turned round by the user while it runs. It is not cancelled then:
  /// it becomes a finished push, with all its callbacks, and a pop follows.
  ///
  /// - Differs: In a navigation controller the styles but the zoom look and behave as the
  ///   standard push. A presentation goes by `modalTransitionStyle` alone.
  /// - Evidence: RULES 3 (grade C)
  ///
  /// Status: partial · C
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// What is animated.
    enum Style {
      case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
      case modal(UIModalTransitionStyle)
    }

    let style: Style

    private init(_ style: Style) {
      self.style = style
      super.init()
    }

    /// Out of a view, and back into it.
    ///
    /// - Parameters:
    ///   - options: What can be adjusted.
    ///   - sourceViewProvider: Asked for the view on each way, as another one may fit by then.
    /// - Returns: The transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options?.copied(), sourceViewProvider))
    }

    /// Up from the bottom.
    public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }

    /// By flipping over.
    public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }

    /// By fading.
    public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }

    /// By curling a corner.
    public static var partialCurl: Transition { Transition(.modal(.partialCurl)) }

    /// Whether the transition can be interrupted and turned round.
    var isFluid: Bool {
      if case .zoom = style { return true }
      return false
    }

    /// The options of a zoom.
    var zoomOptions: ZoomOptions? {
      guard case .zoom(let options, _) = style else { return nil }
      return options
    }

    /// Asks for the view that the zoom comes out of or goes back to, and for its place.
    func askForViews(from source: UIViewController, to zoomed: UIViewController) {
      guard case .zoom(let options, let provider) = style,
        let view = provider(ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
      else { return }
      _ = options?.alignmentRectProvider?(.init(sourceView: view, zoomed: zoomed))
    }
  }
}

extension UIViewController.Transition {
  /// Who is zoomed, for the question after the source view.
  ///
  /// Status: complete · A
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that is left, or returned to.
    public let sourceViewController: UIViewController
    /// The controller that is pushed or presented.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
