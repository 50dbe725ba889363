import CoreGraphics
public import Foundation

/// How far the spring of a view under a drag has come.
///
/// Status: complete · A
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// The drag is elsewhere.
  case inactive = 0
  /// The drag is above the view.
  case possible = 1
  /// The drag rests above the view, which is about to be opened.
  case activating = 2
  /// The view was opened.
  case activated = 3
}

/// The drag above a view with a spring.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the spring has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the view of the interaction for `nil`.
  var targetView: UIView? { get set }
  /// The item within the view that the drag is above; for the app's use.
  var targetItem: Any? { get set }
  /// The place of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view may be opened by a drag.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the spring may begin, or go on, for a drag.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Tells that the drag left or the view was opened; does nothing if not implemented.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
    OptionalMessage.send("interactionDidFinish:", to: self, interaction) {}
  }
}

/// Shows how far a spring has come.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Tells that the state changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  )
}

/// Opens a view when a drag rests above it.
///
/// - Differs: without an effect of the app nothing is shown.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let behavior: (any UISpringLoadedInteractionBehavior)?
  private let effect: (any UISpringLoadedInteractionEffect)?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Decides whether the view may be opened; always for `nil`.
  ///   - interactionEffect: Shows how far the spring has come.
  ///   - handler: Opens the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    behavior = interactionBehavior
    effect = interactionEffect
    self.handler = handler
    super.init()
  }

  /// Creates an interaction that is always allowed.
  ///
  /// - Parameter handler: Opens the view.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  func allows(_ context: SpringContext) -> Bool {
    behavior?.shouldAllow(self, with: context) ?? true
  }
  func changed(_ context: SpringContext) { effect?.interaction(self, didChangeWith: context) }
  func activate(_ context: SpringContext) { handler(self, context) }
  func finished() { behavior?.interactionDidFinish(self) }
}

/// A view that a drag can open, as buttons and tabs.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests above opens the object.
  var isSpringLoaded: Bool { get set }
}
