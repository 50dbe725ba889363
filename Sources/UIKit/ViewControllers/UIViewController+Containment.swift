public import CoreGraphics
import Foundation

/// Parents and children (RULES 7, 15).
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard ContainmentCheck.allows(child, asChildOf: self) else { return }
    if let old = child._parent, old !== self {
      WindowFallback.willLeaveParent(child)
      old._children.removeAll { $0 === child }
      child.traitState?.forced = nil
      child.leaveStack(of: old)
      child._parent = nil
    }
    Doorway.send(.willMove(toParent: self), to: child)
    if !_children.contains(where: { $0 === child }) { _children.append(child) }
    child._parent = self
    child.appearance.flags.insert(.movingToParent)
  }

  func leaveParent() {
    WindowFallback.willLeaveParent(self)
    guard let parent = _parent else { return }
    parent._children.removeAll { $0 === self }
    traitState?.forced = nil
    leaveStack(of: parent)
    _parent = nil
    containerInsets = .zero
    Doorway.send(.didMove(toParent: nil), to: self)
    if !appearance.state.isTransitional { appearance.flags.remove(.movingFromParent) }
    registered.note(self, ended: .removedFromParent)
  }

  /// The nearest controller above of a class.
  func nearestAncestor<T: UIViewController>() -> T? {
    var controller = _parent
    while let current = controller {
      if let found = current as? T { return found }
      controller = current._parent
    }
    return nil
  }

  /// Who is told about the preferred size: the parent, else the presentation.
  var contentSizeObserver: (any UIContentContainer)? { _parent ?? presentation }

  /// Leaves the showing to the containers above; without one that knows how, presents.
  func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
    guard let parent = _parent else { return present(controller, animated: true) }
    parent.show(controller, sender: sender)
  }

  func showDetailInNearestContainer(_ controller: UIViewController, sender: Any?) {
    guard let parent = _parent else { return present(controller, animated: true) }
    parent.showDetailViewController(controller, sender: sender)
  }
}

/// Something that has a place and a size in a container.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like.
  var preferredContentSize: CGSize { get }
  /// Tells the container that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Tells the container that constraints changed a child's size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )
  /// The size of a child.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells the content that its size is about to change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Tells the content that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
