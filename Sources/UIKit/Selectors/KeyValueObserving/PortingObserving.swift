import Foundation

/// Where lowered `@objc dynamic` properties say that they change.
@_spi(Porting)
public enum PortingObserving {
  /// Announces a change of a property.
  @inline(__always)
  public static func willChange(_ object: AnyObject, _ key: StaticString) {
    if KeyValueObserving.isUsed { tell(object, .will("\(key)")) }
  }

  /// Tells of a change of a property.
  @inline(__always)
  public static func didChange(_ object: AnyObject, _ key: StaticString) {
    if KeyValueObserving.isUsed { tell(object, .did("\(key)")) }
    if AppearanceKeys.isWatching { AppearanceKeys.note(object, "\(key)") }
  }

  private static func tell(_ object: AnyObject, _ event: KeyValueEvent) {
    guard let object = object as? NSObject else { return }
    KeyValueObserving.tell(object, event)
  }
}
