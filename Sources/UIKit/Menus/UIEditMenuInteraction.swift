import Clockwork
import CoreGraphics
public import Foundation

/// Which way the arrow of an edit menu points.
///
/// Status: complete · A
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As the place allows.
  case automatic = 0
  /// Upwards: the menu is below.
  case up = 1
  /// Downwards: the menu is above.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// What an edit menu is for and where it points.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identity.
  public let identifier: AnyHashable

  /// The point in the view that the menu points at.
  public let sourcePoint: CGPoint

  /// Which way the arrow points.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identity; a unique one for `nil`.
  ///   - sourcePoint: The point in the view that the menu points at.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Runs blocks beside the animations of an edit menu.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Makes the menus of an edit menu interaction.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; the suggested actions if not implemented, none for `nil`.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The part of the view that the menu leaves free; its point if not implemented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Tells that the menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )

  /// Tells that the menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

/// What happens if a delegate does not implement a member.
extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMessage.send(
      "editMenuInteraction:menuForConfiguration:suggestedActions:",
      to: self,
      interaction,
      configuration,
      suggestedActions
    ) { UIMenu(children: suggestedActions) as UIMenu? }
  }

  /// The point of the configuration.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    OptionalMessage.send(
      "editMenuInteraction:targetRectForConfiguration:",
      to: self,
      interaction,
      configuration
    ) { CGRect(origin: configuration.sourcePoint, size: .zero) }
  }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMessage.send(
      "editMenuInteraction:willPresentMenuForConfiguration:animator:",
      to: self,
      interaction,
      configuration,
      animator
    ) {}
  }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMessage.send(
      "editMenuInteraction:willDismissMenuForConfiguration:animator:",
      to: self,
      interaction,
      configuration,
      animator
    ) {}
  }
}

/// Shows a menu for editing beside a point of a view.
///
/// The app asks for the menu, as after a long press of its own. The suggested actions are those
/// standard editing actions that somebody in the responder chain performs.
///
/// - Differs: the menu is a list, not a bar with an arrow.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Makes the menus; it is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The point of the last menu in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// Shows a menu in place of one that is open.
  ///
  /// A menu without elements is not shown.
  ///
  /// - Parameter configuration: What the menu is for and where it points.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    ContextMenuPresenter.current.dismiss()
    guard let menu = makeMenu(configuration), !menu.children.isEmpty else { return }
    self.configuration = configuration
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.start(ContextMenuPresenter.time)
    ContextMenuPresenter.current.open(menu, from: view) { [weak self] in self?.closed() }
    after("edit menu opens") { animator.finish() }
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    if configuration != nil { ContextMenuPresenter.current.dismiss() }
  }

  /// Asks for the menu anew while it is open.
  open func reloadVisibleMenu() {
    guard let configuration, let menu = makeMenu(configuration) else { return }
    ContextMenuPresenter.current.update { _ in menu }
  }

  /// Moves the menu to where its target is now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  private func makeMenu(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = StandardEditMenu.commands(for: view)
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
  }

  private func closed() {
    guard let configuration else { return }
    self.configuration = nil
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.start(ContextMenuPresenter.time)
    after("edit menu closes") { animator.finish() }
  }

  private func after(_ label: String, _ block: @escaping @MainActor () -> Void) {
    let time = ContextMenuPresenter.time
    MainLoop.current.schedule(.animation, label, after: .seconds(time), block)
  }
}

/// The standard editing actions, in the order of iOS's menu.
@MainActor
enum StandardEditMenu {
  private static let actions: [(title: String, name: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// Those that the first responder, or the view, or somebody after them performs.
  static func commands(for view: UIView?) -> [UICommand] {
    let start = view?.window?.firstResponder ?? view
    return actions.compactMap { title, name in
      let command = UICommand(title: title, action: Selector(name))
      return start?.target(forAction: command.action, withSender: command) == nil ? nil : command
    }
  }
}
