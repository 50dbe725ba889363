public import Foundation

/// A set of objects, which may hold them weakly.
///
/// Objects are told apart by `isEqual` where they are of Foundation, by identity else.
/// They come out in the order in which they went in.
///
/// Status: partial · A
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [ObjectHolder<ObjectType>] = []
  private let isWeak: Bool

  /// Creates a table with pointer options.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Creates a table that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// The number of objects that are still there.
  open var count: Int { allObjects.count }

  /// Any of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object that is not in the table.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(ObjectHolder(object, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || $0.holds(object) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries.removeAll() }

  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in entries.contains { $0.holds(object) } } ?? false
  }

  /// The object of the table that equals another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in entries.first { $0.holds(object) }?.object }
  }

  /// An enumerator over the objects.
  open func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }
}

/// How a collection of pointers treats them.
///
/// Status: partial · A
open class NSPointerFunctions: NSObject {
  /// The choices.
  ///
  /// Status: partial · A
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static var strongMemory: Options { [] }
    /// Objects are held weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are told apart by identity.
    public static let objectPointerPersonality = Options(rawValue: 0x200)
    /// Keys are copied.
    public static let copyIn = Options(rawValue: 0x10000)
  }
}

/// A strong or weak reference.
final class ObjectHolder<Object: AnyObject> {
  private weak var weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }

  func holds(_ other: Object) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// An enumerator over objects that were listed when it was made.
final class ArrayEnumerator: NSEnumerator {
  private var objects: [Any]

  init(_ objects: [Any]) {
    self.objects = objects.reversed()
  }

  override func nextObject() -> Any? { objects.popLast() }
}
