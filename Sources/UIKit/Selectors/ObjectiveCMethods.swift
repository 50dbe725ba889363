/// A method of a class, as Objective-C's runtime knows it; there is none on Linux.
public typealias Method = OpaquePointer

/// The address of a method's code, as Objective-C's runtime knows it; there is none on Linux.
public typealias IMP = OpaquePointer

/// Looks a method up in a class.
///
/// Calls of Swift's methods do not go through a table that could be changed at run time, so
/// there is nothing to find, and code that exchanges methods leaves them as they are. The
/// console says so once for each method.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method's name.
/// - Returns: Always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  ObjectiveCMethods.sayMissing("-", cls, name)
  return nil
}

/// Looks a method of the class itself up; see `class_getInstanceMethod`.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method's name.
/// - Returns: Always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  ObjectiveCMethods.sayMissing("+", cls, name)
  return nil
}

/// Looks the code of a method up; see `class_getInstanceMethod`.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method's name.
/// - Returns: Always `nil`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  ObjectiveCMethods.sayMissing("-", cls, name)
  return nil
}

/// Adds a method to a class; see `class_getInstanceMethod`.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method's name.
///   - imp: Its code.
///   - types: Its types.
/// - Returns: Always `false`: nothing was added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool {
  ObjectiveCMethods.sayMissing("-", cls, name)
  return false
}

/// Replaces a method of a class; see `class_getInstanceMethod`.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method's name.
///   - imp: Its new code.
///   - types: Its types.
/// - Returns: Always `nil`: nothing was replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? {
  ObjectiveCMethods.sayMissing("-", cls, name)
  return nil
}

// Methods to call these with cannot be had: whoever gets here made one up.

/// Exchanges two methods; nobody has any to exchange.
///
/// - Parameters:
///   - m1: One.
///   - m2: The other one.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  unimplemented("the exchange of methods")
}

/// Puts new code into a method; nobody has any.
///
/// - Parameters:
///   - m: The method.
///   - imp: The code.
/// - Returns: Nothing; the call stops the process.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  unimplemented("the exchange of methods")
}

/// The code of a method; nobody has any.
///
/// - Parameter m: The method.
/// - Returns: Nothing; the call stops the process.
public func method_getImplementation(_ m: Method) -> IMP {
  unimplemented("the exchange of methods")
}

/// The types of a method; nobody has any.
///
/// - Parameter m: The method.
/// - Returns: Nothing; the call stops the process.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  unimplemented("the types of methods")
}

/// The class of an object.
///
/// - Parameter obj: The object.
/// - Returns: Its class; `nil` without an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The class above a class.
///
/// - Parameter cls: The class.
/// - Returns: The one above it, if there is one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// What the console says where code wants to change a class.
enum ObjectiveCMethods {
  private final class Said {
    var methods: Set<String> = []
  }

  static func sayMissing(_ kind: String, _ cls: AnyClass?, _ name: Selector) {
    let method = "\(kind)[\(cls.map { "\($0)" } ?? "nil") \(name)]"
    PortingMainActor.run {
      let said = UIApplication.shared.attachment(Said.self) { Said() }
      guard said.methods.insert(method).inserted else { return }
      ConsoleMessage(
        "[Understudy] \(method) cannot be looked up or exchanged: there is no Objective-C runtime "
          + "on Linux, so the method stays as it is."
      ).emit()
    }
  }
}
