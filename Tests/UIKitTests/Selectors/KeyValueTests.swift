import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Key-value coding", .serialized)
struct KeyValueTests {
  @Test func value_ofKnownKey_isThatOfTheProperty() {
    let receiver = Receiver()
    #expect(receiver.value(forKey: "number") as? Int == 1)
    #expect(receiver.value(forKey: "constant") as? String == "fixed")
    #expect(receiver.value(forKey: "ready") as? Bool == true)
    #expect(receiver.value(forKey: "other") == nil)
  }

  @Test func setValue_forKnownKey_setsTheProperty() {
    let receiver = Receiver()
    receiver.setValue(5, forKey: "number")
    receiver.setValue(NSNumber(value: 6), forKey: "number")
    receiver.setValue(nil, forKey: "name")
    #expect(receiver.number == 6)
    receiver.setValue(7.9, forKey: "number")
    #expect(receiver.number == 7)
    #expect(receiver.name == nil)
  }

  @Test func keyPath_isFollowed() {
    let receiver = Receiver()
    let other = Receiver()
    receiver.other = other
    receiver.setValue("deep", forKeyPath: "other.name")
    #expect(other.name == "deep")
    #expect(receiver.value(forKeyPath: "other.name") as? String == "deep")
    #expect(receiver.value(forKeyPath: "other.other.name") == nil)
  }

  @Test func setValuesForKeys_setsAll() {
    let receiver = Receiver()
    receiver.setValuesForKeys(["name": NSNull(), "number": 9])
    #expect(receiver.name == nil && receiver.number == 9)
  }

  @Test func unknownKey_raises() {
    withLoop { loop in
      Receiver().setValue(1, forKey: "colour")
      _ = Receiver().value(forKey: "colour")
      #expect(loop.exceptions.map(\.name) == ["NSUnknownKeyException", "NSUnknownKeyException"])
      #expect(
        loop.exceptions.first?.reason.hasSuffix(
          "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "colour."
        ) == true
      )
    }
  }
}

@MainActor
@Suite("Attached objects", .serialized)
struct AttachedObjectTests {
  nonisolated(unsafe) private static var key: UInt8 = 0

  @Test func value_isThatOfItsObject() {
    let one = NSObject()
    let two = NSObject()
    objc_setAssociatedObject(one, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(two, &Self.key) == nil)
    objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.key) == nil)
  }

  @Test func value_thatIsAssigned_isNotHeld() {
    let owner = NSObject()
    var value: NSObject? = NSObject()
    objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? NSObject === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
  }
}
