import CoreGraphics
public import Foundation

/// Lets the user drop items on a view.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides about drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Whether several drags at a time may be above the view; a second one is ignored otherwise.
  open var allowsSimultaneousDropSessions = false

  /// The drags that are above the view.
  var hovering: [DropSession] = []

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Decides about drops; it is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// Decides what happens to items that are dragged over a view.
///
/// The calls of one drag that ends with a drop:
///
/// ```
///   canHandle               false: this drag does not exist for the view
///   sessionDidEnter
///   sessionDidUpdate …      the proposal decides what a drop would do
///   performDrop             only for copy and move: ask for the data now
///   previewForDropping, willAnimateDrop   once an item
///   concludeDrop            the pictures have arrived
///   sessionDidEnd
/// ```
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view may take the items of a drag; `true` if not implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Tells that the finger came above the view.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  )

  /// What a drop here would do; asked after every move, `.cancel` if not implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Tells that the finger left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Tells that the items were dropped; the only moment at which data may be asked for.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Tells that the animations of the drop are over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Tells that the drag is over; all whom it entered hear of it, wherever it ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// The picture of an item at its new place; `nil` for none.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Tells that an item is about to go to its new place.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

/// What happens if a delegate does not implement a member.
extension UIDropInteractionDelegate {
  /// May take everything.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMessage.send("dropInteraction:canHandleSession:", to: self, interaction, session) {
      true
    }
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    OptionalMessage.send("dropInteraction:sessionDidEnter:", to: self, interaction, session) {}
  }

  /// Takes nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    OptionalMessage.send("dropInteraction:sessionDidUpdate:", to: self, interaction, session) {
      UIDropProposal(operation: .cancel)
    }
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    OptionalMessage.send("dropInteraction:sessionDidExit:", to: self, interaction, session) {}
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    OptionalMessage.send("dropInteraction:performDrop:", to: self, interaction, session) {}
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    OptionalMessage.send("dropInteraction:concludeDrop:", to: self, interaction, session) {}
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    OptionalMessage.send("dropInteraction:sessionDidEnd:", to: self, interaction, session) {}
  }

  /// The picture under the finger.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    OptionalMessage.send(
      "dropInteraction:previewForDroppingItem:withDefault:",
      to: self,
      interaction,
      item,
      defaultPreview
    ) { defaultPreview as UITargetedDragPreview? }
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    OptionalMessage.send(
      "dropInteraction:item:willAnimateDropWithAnimator:",
      to: self,
      interaction,
      item,
      animator
    ) {}
  }
}
