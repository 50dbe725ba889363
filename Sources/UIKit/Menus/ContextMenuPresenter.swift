import Clockwork
import CoreGraphics
import Foundation

/// The open menu of an application: at most one.
@MainActor
package final class ContextMenuPresenter {
  /// A menu that is shown, and who hears of it.
  private struct Shown {
    let owner: Owner
    let view: ContextMenuView
    let preview: UIViewController?
    weak var anchor: UIView?
    var sender: Any?
  }

  /// Who opened the menu.
  private enum Owner {
    case interaction(UIContextMenuInteraction, UIContextMenuConfiguration)
    case control(onClose: (() -> Void)?)
  }

  private var shown: Shown?
  static let time: TimeInterval = 0.35

  package static var current: ContextMenuPresenter {
    UIApplication.shared.attachment(ContextMenuPresenter.self) { ContextMenuPresenter() }
  }

  /// Whether a menu is open.
  package var isOpen: Bool { shown != nil }

  /// The elements of the open menu as they are shown: inline menus are taken apart, hidden
  /// elements left out.
  package var elements: [UIMenuElement] { shown?.view.rows.map(\.element) ?? [] }

  /// The controller of the preview of the open menu.
  package var preview: UIViewController? { shown?.preview }

  func isShowing(_ interaction: UIContextMenuInteraction) -> Bool {
    guard case .interaction(let owner, _) = shown?.owner else { return false }
    return owner === interaction
  }

  // MARK: - Opening

  func open(
    _ configuration: UIContextMenuConfiguration,
    for interaction: UIContextMenuInteraction,
    at point: CGPoint
  ) {
    guard let view = interaction.view, let window = view.window else { return }
    let delegate = interaction.delegate
    _ = delegate?.contextMenuInteraction(
      interaction,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || preview != nil else { return }
    let list = ContextMenuView(menu, preview: preview, at: point, in: window)
    shown = Shown(
      owner: .interaction(interaction, configuration),
      view: list,
      preview: preview,
      anchor: view,
      sender: view
    )
    let animator = MenuAnimator(preview)
    delegate?.contextMenuInteraction(
      interaction,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    show(list, in: window, animator)
  }

  /// Opens the menu of a control, without a preview.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - control: The view that it belongs to; it is the sender of the actions.
  ///   - sender: Another sender than the view, for bar items.
  ///   - onClose: Called when the menu goes.
  package func open(
    _ menu: UIMenu,
    from control: UIView,
    sender: Any? = nil,
    onClose: (() -> Void)? = nil
  ) {
    guard !isOpen, let window = control.window else { return }
    let place = control.convert(control.bounds, to: nil)
    let point = CGPoint(x: place.minX, y: place.maxY)
    let list = ContextMenuView(menu, preview: nil, at: point, in: window)
    shown = Shown(
      owner: .control(onClose: onClose),
      view: list,
      preview: nil,
      anchor: control,
      sender: sender ?? control
    )
    show(list, in: window, MenuAnimator(nil))
  }

  private func show(_ list: ContextMenuView, in window: UIWindow, _ animator: MenuAnimator) {
    list.presenter = self
    let preview = animator.previewViewController
    if let preview {
      AppearanceMachine.begin(preview, appearing: true, animated: true, by: .window)
    }
    window.addSubview(list)
    animator.start(Self.time)
    MainLoop.current.schedule(.animation, "menu opens", after: .seconds(Self.time)) {
      if let preview, preview.appearance.state == .appearing {
        AppearanceMachine.end(preview, by: .window)
      }
      animator.finish()
    }
  }

  func update(_ block: (UIMenu) -> UIMenu) { shown?.view.update(block) }

  // MARK: - Choosing

  /// Performs an element of the menu as a tap on its row does.
  func choose(_ element: UIMenuElement) {
    guard let shown else { return }
    if let menu = element as? UIMenu {
      shown.view.openSubmenu(menu)
      return
    }
    let anchor = shown.anchor
    let sender = shown.sender
    if !element.keepsMenuPresented { dismiss() }
    switch element {
    case let action as UIAction: action.perform(sender: sender)
    case let command as UICommand: command.send(from: anchor)
    default: break
    }
    if element.keepsMenuPresented { self.shown?.view.reload() }
  }

  /// Commits the preview as a tap on it does.
  package func commitPreview() {
    guard let shown, case .interaction(let interaction, let configuration) = shown.owner else {
      return
    }
    let animator = MenuAnimator(shown.preview)
    interaction.delegate?.contextMenuInteraction(
      interaction,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    dismiss()
    animator.start(Self.time)
    MainLoop.current.schedule(.animation, "preview commits", after: .seconds(Self.time)) {
      animator.finish()
    }
  }

  func slide(to point: CGPoint) { shown?.view.highlight(at: point) }

  func slideEnded(at point: CGPoint) {
    guard let shown, let element = shown.view.highlighted(at: point) else { return }
    choose(element)
  }

  func dragBegan(from view: UIView?) {
    guard let view, let anchor = shown?.anchor, view === anchor else { return }
    dismiss()
  }

  // MARK: - Closing

  /// Closes the menu as a tap beside it does.
  package func dismiss() {
    guard let shown else { return }
    self.shown = nil
    let animator = MenuAnimator(shown.preview)
    switch shown.owner {
    case .interaction(let interaction, let configuration):
      _ = interaction.delegate?.contextMenuInteraction(
        interaction,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
      interaction.delegate?.contextMenuInteraction(
        interaction,
        willEndFor: configuration,
        animator: animator
      )
    case .control(let onClose): onClose?()
    }
    if let preview = shown.preview {
      AppearanceMachine.begin(preview, appearing: false, animated: true, by: .window)
    }
    animator.start(Self.time)
    shown.view.isUserInteractionEnabled = false
    MainLoop.current.schedule(.animation, "menu closes", after: .seconds(Self.time)) {
      shown.view.removeFromSuperview()
      shown.view.letGoOfPreview()
      if let preview = shown.preview, preview.appearance.state == .disappearing {
        AppearanceMachine.end(preview, by: .window)
      }
      animator.finish()
    }
  }
}

extension UIMenuElement {
  /// How the element looks and behaves, for actions and commands.
  package var elementAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  fileprivate var keepsMenuPresented: Bool { elementAttributes.contains(.keepsMenuPresented) }
}
