import CoreGraphics
public import Foundation

/// Lets the user carry items away from a view.
///
/// The finger is held for half a second; the delegate gives the items; when the finger
/// moves on, the drag begins and goes wherever the finger goes. A tap on another view with a
/// drag interaction adds its items meanwhile. Lifting the finger drops the items on what
/// is below, a view with a ``UIDropInteraction``.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether new interactions are enabled: on tablets.
  open class var isEnabledByDefault: Bool {
    UIApplication.shared.device.description.idiom == .pad
  }

  /// Gives the items, and hears how the drag goes.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Whether touches begin drags; `false` on phones until the app says otherwise.
  open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
    didSet { recognizers.isEnabled = isEnabled }
  }

  /// Whether other recognizers go on while the items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private lazy var recognizers = DragRecognizers(self)

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Gives the items; it is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { recognizers.detach(from: old) }
  }

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    recognizers.isEnabled = isEnabled
    recognizers.attach(to: view)
  }
}
