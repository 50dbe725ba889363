/// The guides of a view, made when someone asks for them.
@MainActor
final class LayoutGuideStore {
  var own: [UILayoutGuide] = []
  var system: [UILayoutGuide] = []
  var keyboard: UIKeyboardLayoutGuide?

  func system(_ kind: UILayoutGuide.Kind, _ name: String, of view: UIView) -> UILayoutGuide {
    if let guide = system.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide()
    guide.kind = kind
    guide.identifier = name
    guide.owningView = view
    system.append(guide)
    return guide
  }
}

extension UIView {
  var guideStore: LayoutGuideStore { attachment(LayoutGuideStore.self) { LayoutGuideStore() } }

  var guideStoreIfAny: LayoutGuideStore? { existingAttachment(LayoutGuideStore.self) }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { guideStoreIfAny?.own ?? [] }

  /// Takes a guide from its old owner and keeps it.
  func attach(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guideStore.own.append(layoutGuide)
  }

  /// Lets a guide go with its constraints.
  func detach(_ layoutGuide: UILayoutGuide) {
    guard let store = guideStoreIfAny, store.own.contains(where: { $0 === layoutGuide }) else {
      return
    }
    for constraint in constraintsInAncestors
    where constraint.items.contains(where: { $0 === layoutGuide }) {
      constraint.isActive = false
    }
    store.own.removeAll { $0 === layoutGuide }
    insideSystem?.forget(layoutGuide)
    layoutGuide.owningView = nil
  }

  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guideStore.system(.margins, "UIViewLayoutMarginsGuide", of: self)
  }

  /// The part inside the margins that is not too wide for reading.
  public var readableContentGuide: UILayoutGuide {
    guideStore.system(.readable, "UIViewReadableContentGuide", of: self)
  }

  /// The part that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let store = guideStore
    if let guide = store.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.kind = .keyboard
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owningView = self
    store.keyboard = guide
    KeyboardController.current.follow(guide)
    return guide
  }
}
