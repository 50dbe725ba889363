import CoreGraphics
public import Foundation

/// Says what a view lets go of, and hears how the drag goes.
///
/// The calls of one drag that ends with a drop:
///
/// ```
///   itemsForBeginning             the finger was held long enough; no items, no drag
///   previewForLifting, willAnimateLift
///   sessionAllowsMoveOperation, sessionIsRestrictedToDraggingApplication
///   sessionWillBegin              the finger moves away
///   sessionDidMove …
///   session(_:willEndWith:)       the finger is lifted
///   previewForCancelling, willAnimateCancel   only without a drop
///   session(_:didEndWith:)        the pictures have arrived
///   sessionDidTransferItems       only after a drop
/// ```
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items of a drag that is about to begin; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// The picture of an item before the lift; `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Tells that the items are about to be lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// Tells that the finger begins to carry the items away.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Whether the items may be moved instead of copied; `true` if not implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether other apps never see the items; `false` if not implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Whether the pictures keep their size; `false` if not implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Tells that the finger moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Tells that the finger was lifted, and how the drag will end.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// Tells that the drag is over, with its animations.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Tells that the destination has all the data that it asked for.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )

  /// The items of the view for a drag that is under way; none if not implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// The drag, of several, that gets the items of the view; none if not implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Tells that items of another interaction join the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )

  /// The picture of an item at the place where it goes back to; `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Tells that an item is about to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

/// What happens if a delegate does not implement a member.
extension UIDragInteractionDelegate {
  /// The view of the interaction.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMessage.send(
      "dragInteraction:previewForLiftingItem:session:",
      to: self,
      interaction,
      item,
      session
    ) {
      interaction.view.map {
        UITargetedDragPreview(view: $0, parameters: UIDragPreviewParameters())
      }
    }
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    OptionalMessage.send(
      "dragInteraction:willAnimateLiftWithAnimator:session:",
      to: self,
      interaction,
      animator,
      session
    ) {}
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    OptionalMessage.send("dragInteraction:sessionWillBegin:", to: self, interaction, session) {}
  }

  /// Allows moves.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "dragInteraction:sessionAllowsMoveOperation:",
      to: self,
      interaction,
      session
    ) { true }
  }

  /// Lets other apps see the items.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "dragInteraction:sessionIsRestrictedToDraggingApplication:",
      to: self,
      interaction,
      session
    ) { false }
  }

  /// Lets the system scale the pictures.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "dragInteraction:prefersFullSizePreviewsForSession:",
      to: self,
      interaction,
      session
    ) { false }
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {
    OptionalMessage.send("dragInteraction:sessionDidMove:", to: self, interaction, session) {}
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    OptionalMessage.send(
      "dragInteraction:session:willEndWithOperation:",
      to: self,
      interaction,
      session,
      operation
    ) {}
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    OptionalMessage.send(
      "dragInteraction:session:didEndWithOperation:",
      to: self,
      interaction,
      session,
      operation
    ) {}
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {
    OptionalMessage.send("dragInteraction:sessionDidTransferItems:", to: self, interaction, session)
    {}
  }

  /// Adds none.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    OptionalMessage.send(
      "dragInteraction:itemsForAddingToSession:withTouchAtPoint:",
      to: self,
      interaction,
      session,
      point
    ) { [] }
  }

  /// Chooses none.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    OptionalMessage.send(
      "dragInteraction:sessionForAddingItems:withTouchAtPoint:",
      to: self,
      interaction,
      sessions,
      point
    ) { nil }
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    OptionalMessage.send(
      "dragInteraction:session:willAddItems:forInteraction:",
      to: self,
      interaction,
      session,
      items,
      addingInteraction
    ) {}
  }

  /// The picture of the lift.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    OptionalMessage.send(
      "dragInteraction:previewForCancellingItem:withDefault:",
      to: self,
      interaction,
      item,
      defaultPreview
    ) { defaultPreview as UITargetedDragPreview? }
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    OptionalMessage.send(
      "dragInteraction:item:willAnimateCancelWithAnimator:",
      to: self,
      interaction,
      item,
      animator
    ) {}
  }
}
