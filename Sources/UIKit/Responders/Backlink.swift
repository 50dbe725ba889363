import Foundation

/// The place where those who refer to an object without owning it look for it.
///
/// A weak reference would do the same, but moves the reference count of its
/// target into a table of its own, for as long as the target lives: every later use
/// of a window or a controller would cost several times as much. Here only those
/// who refer backwards pay.
final class Backlink {
  fileprivate unowned(unsafe) var target: AnyObject?

  init(to target: AnyObject) { self.target = target }

  /// Called by the target when it goes.
  func cut() { target = nil }

  /// The target, while it lives.
  var object: AnyObject? { livingTarget }

  /// The target of a link that was made for a controller.
  var controller: UIViewController? {
    guard let target = livingTarget else { return nil }
    return unsafeDowncast(target, to: UIViewController.self)
  }

  /// The target of a link that was made for a view.
  var view: UIView? {
    guard let target = livingTarget else { return nil }
    return unsafeDowncast(target, to: UIView.self)
  }

  /// The target, unless its `deinit` has begun, parts of it being gone then.
  fileprivate var livingTarget: AnyObject? {
    guard let target, !ObjectLifetime.isEnding(target) else { return nil }
    return target
  }
}

/// An object that others can refer to backwards; it cuts the link when it goes.
protocol Backlinked: AnyObject {
  /// Where others look for it; nil until somebody does.
  nonisolated var backlink: Backlink? { get set }
}

extension UIResponder: Backlinked {}
extension UIPresentationController: Backlinked {}
extension UILayoutGuide: Backlinked {}

/// A reference to an object that does not keep it alive and reads `nil` when it is gone.
///
/// For references between UIKit's own objects; what an app sets is `weak`.
@propertyWrapper
struct Backward<Target: Backlinked> {
  private var link: Backlink?

  /// Refers to nothing.
  init() {}

  init(wrappedValue: Target?) { link = wrappedValue?.madeBacklink }

  var wrappedValue: Target? {
    get {
      guard let target = link?.livingTarget else { return nil }
      return unsafeDowncast(target, to: Target.self)
    }
    set { link = newValue?.madeBacklink }
  }
}

extension Backlinked {
  nonisolated var madeBacklink: Backlink {
    if let backlink { return backlink }
    let made = Backlink(to: self)
    backlink = made
    return made
  }
}
