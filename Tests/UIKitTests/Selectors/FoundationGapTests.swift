import Foundation
import Testing

@testable import UIKit

private class Animal: NSObject {}
private final class Dog: Animal {}

@MainActor
@Suite("What Foundation lacks on Linux", .serialized)
struct FoundationGapTests {
  @Test func classes_knowTheirChain() {
    let dog = Dog()
    #expect(dog.isKind(of: Animal.self) && dog.isKind(of: NSObject.self))
    #expect(dog.isMember(of: Dog.self) && !dog.isMember(of: Animal.self))
    #expect(Dog.isSubclass(of: Animal.self) && !Animal.isSubclass(of: Dog.self))
    #expect(Dog.superclass() == Animal.self)
    #expect(dog.superclass == Animal.self)
  }

  @Test func description_ofClass_isItsName() {
    #expect(UIView.description() == "UIView")
    #expect(Dog.description().hasSuffix("Dog"))
  }

  @Test func weakTable_forgetsWhatIsGone() {
    let table = NSHashTable<NSObject>.weakObjects()
    let stays = NSObject()
    table.add(stays)
    table.add(stays)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [stays])
    #expect(table.contains(stays))
    table.remove(stays)
    #expect(table.count == 0)
  }

  @Test func mapTable_comparesKeys() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let value = NSObject()
    table.setObject(value, forKey: "a")
    do { table.setObject(NSObject(), forKey: "b") }
    #expect(table.object(forKey: "a") === value)
    #expect(table.object(forKey: "b") == nil)
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: "a")
    #expect(table.object(forKey: "a") == nil)
  }

  @Test func exception_isRaised() {
    withLoop { loop in
      NSException(name: .rangeException, reason: "too far").raise()
      #expect(loop.exceptions.map(\.name) == ["NSRangeException"])
      #expect(loop.exceptions.map(\.reason) == ["too far"])
    }
  }

  @Test func objectLock_mayBeTakenTwice() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    objc_sync_exit(object)
  }

  @Test func autoreleasepool_returnsTheResult() {
    #expect(autoreleasepool { 3 } == 3)
  }
}
