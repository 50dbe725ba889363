public import Foundation

/// Messages to classes, as far as Apple's own classes answer them.
///
/// Frameworks that also run in app extensions ask `UIApplication` this way for the
/// running application, as the plain property is closed to extensions.
extension NSObject {
  /// Whether the class itself has a method of this name.
  public class func responds(to aSelector: Selector!) -> Bool {
    classMethod(aSelector) != nil
  }

  /// Sends a message without arguments to the class.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let method = classMethod(aSelector) else {
      unimplemented("+[\(self) \(aSelector?.description ?? "nil")]")
    }
    return Unmanaged.passUnretained(PortingMainActor.run(method))
  }

  /// Reads a property of the class, as `UIApplication.shared`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let names = ["shared": "sharedApplication", "main": "mainScreen", "current": "currentDevice"]
    guard let method = classMethod(Selector(names[keyPath] ?? keyPath)) else {
      unimplemented("+[\(self) valueForKeyPath:] of \(keyPath)")
    }
    return PortingMainActor.run(method)
  }

  private class func classMethod(_ selector: Selector?) -> (@MainActor () -> AnyObject)? {
    guard let name = selector?.description else { return nil }
    if self is UIApplication.Type, name == "sharedApplication" {
      return { UIApplication.shared }
    }
    if self is UIScreen.Type, name == "mainScreen" { return { UIScreen.main } }
    if self is UIDevice.Type, name == "currentDevice" { return { UIDevice.current } }
    return nil
  }
}
