public import Foundation

extension NotificationCenter {
  /// Sends a message to an observer for each matching notification.
  ///
  /// The center does not hold the observer; one that is gone is forgotten.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.add(
      observer as AnyObject,
      aSelector,
      name: aName,
      object: anObject,
      to: self
    )
  }

  /// Forgets an observer that messages go to, or the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Forgets an observer of some notifications; `nil` stands for all.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.remove(observer, from: self) { entry in
      (aName == nil || entry.name == aName) && (anObject == nil || entry.isAbout(anObject))
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
