import CoreGraphics
public import Foundation

/// Makes the menus of an interaction.
///
/// The calls from the long press to the choice of an action:
///
/// ```
///   configurationForMenuAtLocation         nil: no menu
///   highlightPreviewForItemWithIdentifier
///   the configuration's preview provider, then its action provider
///   willDisplayMenuFor
///   dismissalPreviewForItemWithIdentifier
///   willEndFor
///   the handler of the action
/// ```
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The view that is shown while the menu opens; what the older member says if not implemented.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The view that the menu goes back to; what the older member says if not implemented.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The view that is shown while the menu opens; deprecated on iOS.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The view that the menu goes back to; deprecated on iOS.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Tells that the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Tells that the menu is about to appear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Tells that the menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// What happens if a delegate does not implement a member.
extension UIContextMenuInteractionDelegate {
  /// What the older member says.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
      to: self,
      interaction,
      configuration,
      identifier
    ) {
      contextMenuInteraction(
        interaction,
        previewForHighlightingMenuWithConfiguration: configuration
      )
    }
  }

  /// What the older member says.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
      to: self,
      interaction,
      configuration,
      identifier
    ) {
      contextMenuInteraction(
        interaction,
        previewForDismissingMenuWithConfiguration: configuration
      )
    }
  }

  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
      to: self,
      interaction,
      configuration
    ) { nil }
  }

  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
      to: self,
      interaction,
      configuration
    ) { nil }
  }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
      to: self,
      interaction,
      configuration,
      animator
    ) {}
  }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
      to: self,
      interaction,
      configuration,
      animator
    ) {}
  }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willEndForConfiguration:animator:",
      to: self,
      interaction,
      configuration,
      animator
    ) {}
  }
}
