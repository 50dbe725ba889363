/// Rarely used state of a view, kept apart so that plain views stay small.
///
/// Each part of UIKit that needs state on some views declares a class and asks
/// for its one instance per view; nothing is allocated before the first request.
@MainActor
package final class ViewAttachments {
  private var objects: [(type: ObjectIdentifier, object: AnyObject)] = []

  func existing<T: AnyObject>(_ type: T.Type) -> T? {
    let id = ObjectIdentifier(type)
    // The identity of the class was noted on insertion; no cast has to look again.
    for entry in objects where entry.type == id { return unsafeDowncast(entry.object, to: T.self) }
    return nil
  }

  func insert<T: AnyObject>(_ object: T) {
    objects.append((ObjectIdentifier(T.self), object))
  }
}

extension UIView {
  /// The view's one instance of a state class, made on first use.
  package func attachment<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
    if let object = attachments?.existing(type) { return object }
    let object = make()
    let store = attachments ?? ViewAttachments()
    attachments = store
    store.insert(object)
    return object
  }

  /// The view's instance of a state class, if something asked for it before.
  package func existingAttachment<T: AnyObject>(_ type: T.Type) -> T? {
    attachments?.existing(type)
  }
}

/// The less used properties of views.
@MainActor
final class RareViewState {
  /// The margins that someone set, one way or the other.
  var layoutMargins: UIEdgeInsets?
  var directionalMargins: NSDirectionalEdgeInsets?
  /// The margins that the view was told of last.
  var toldMargins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var tintColor: UIColor?
  var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var focusGroupIdentifier: String?
}

extension UIView {
  var rare: RareViewState { attachment(RareViewState.self) { RareViewState() } }
  var rareIfAny: RareViewState? { existingAttachment(RareViewState.self) }
}
