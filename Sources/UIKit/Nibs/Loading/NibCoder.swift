import Foundation
import InterfaceBuilder

/// The coder behind `init(coder:)` while a storyboard or xib is loaded.
///
/// Each object gets a coder of its own, which knows the object's element. UIKit's initializers
/// take attributes and children from it; an app's own initializer passes it on to `super`, and
/// finds no keys of its own in it, as a document has none.
///
/// - Evidence: Apple's documentation of `init(coder:)` and `awakeFromNib()` (A).
final class NibCoder: NSCoder, @unchecked Sendable {
  /// The element of the object.
  let element: InterfaceElement
  /// The loading that the object belongs to.
  let session: NibSession

  init(_ element: InterfaceElement, _ session: NibSession) {
    self.element = element
    self.session = session
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject() -> Any? { nil }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeInt32(forKey key: String) -> Int32 { 0 }

  override func decodeInt64(forKey key: String) -> Int64 { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Enters an object that is being made, as the first thing that its initializer does.
  @MainActor
  func begin(_ object: NSObject) {
    session.enter(object, for: element)
  }
}

extension NSCoder {
  /// An attribute of the element that is being made, for our other modules.
  package func nibAttribute(_ name: String) -> String? { nib?.element[name] }

  /// The coder of a storyboard or xib; `nil` for archives.
  var nib: NibCoder? {
    // A comparison of types costs less than a cast, and every object asks.
    type(of: self) == NibCoder.self ? unsafeDowncast(self, to: NibCoder.self) : nil
  }
}
