import CoreGraphics
public import Foundation

/// Opens a menu on a long press.
///
/// The finger is held for half a second. The menu is a view above everything in the window; a
/// tap on one of its rows chooses an action, a tap beside it closes it, a tap on the preview
/// commits. The finger may also slide from the long press onto a row.
///
/// - Differs: the menu is a plain list and is not blurred.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menus.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  private lazy var press = MenuPressGestureRecognizer(self)

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Makes the menus; it is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { old.removeGestureRecognizer(press) }
  }

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// How the open menu looks; `.unknown` while none is open.
  open var menuAppearance: UIContextMenuInteractionAppearance {
    ContextMenuPresenter.current.isShowing(self) ? .rich : .unknown
  }

  /// The place of the long press in a view; in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu, if one of the interaction is open.
  open func dismissMenu() {
    let presenter = ContextMenuPresenter.current
    if presenter.isShowing(self) { presenter.dismiss() }
  }

  /// Changes the menu while it is open.
  ///
  /// - Parameter block: Gets each visible menu and answers what takes its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    let presenter = ContextMenuPresenter.current
    if presenter.isShowing(self) { presenter.update(block) }
  }
}

/// Notices a finger that is held on a view with a menu.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addHandler { [weak self] in self?.changed() }
  }

  /// Asks for the menu at the last moment; without one the press is none.
  override var mayBegin: Bool {
    guard let interaction, let delegate = interaction.delegate, let view = interaction.view,
      !ContextMenuPresenter.current.isOpen
    else { return false }
    configuration = delegate.contextMenuInteraction(
      interaction,
      configurationForMenuAtLocation: location(in: view)
    )
    return configuration != nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is DragLiftGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragLiftGestureRecognizer)
  }

  private func changed() {
    let presenter = ContextMenuPresenter.current
    switch state {
    case .began:
      guard let interaction, let configuration else { return }
      self.configuration = nil
      presenter.open(configuration, for: interaction, at: location(in: nil))
    case .changed: presenter.slide(to: location(in: nil))
    case .ended: presenter.slideEnded(at: location(in: nil))
    default: break
    }
  }
}
