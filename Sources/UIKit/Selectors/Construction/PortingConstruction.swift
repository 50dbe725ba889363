public import Foundation

/// Makes objects of classes that the app holds as values.
///
/// `type.init(rootViewController:)`, `Cell(frame:)` with a generic `Cell` and `Self()` compile on
/// iOS, as Objective-C finds the initializer by its name; Swift wants it `required` in every
/// subclass. Lowered sources call this instead. The call goes through a subclass whose
/// initializer is `required` and has its superclass's place in the table of methods, so that the
/// class in hand makes the object by its own, or its inherited, initializer. A class that has
/// neither stops with Swift's words for it, as on iOS.
@_spi(Porting)
@preconcurrency @MainActor
public enum PortingConstruction {
  /// Makes an object of a class by `init()`.
  public nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let known = unsafeBitCast(type, to: ObjectMirror.Type.self)
    return unsafeBitCast(known.init(), to: Object.self)
  }

  /// Makes an empty bar button of a class.
  static func make<Item: UIBarButtonItem>(_ type: Item.Type) -> Item {
    let known = unsafeBitCast(type, to: ConstructibleBarButtonItem.Type.self)
    return unsafeBitCast(known.init(), to: Item.self)
  }

  /// The name of a class, as its class method `description()` answers.
  ///
  /// Objective-C sends the message to any class; Swift wants one that has the method.
  public nonisolated static func description(_ type: AnyClass) -> String {
    (type as? NSObject.Type)?.description() ?? String(reflecting: type)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleBarButtonItem: UIBarButtonItem {
  /// Makes an item without content.
  public required override init() {
    super.init()
  }

  /// Reads an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
