import Clockwork
import CoreGraphics
import Foundation
import UIKit

/// The passwords of an application, in memory.
///
/// They are lost with the application object, so that tests do not feel each other. Any thread may ask.
final class Keychain: @unchecked Sendable {
  /// One password: its attributes, and its bytes beside them.
  typealias Item = [String: Any]

  private static let gate = NSLock()
  nonisolated(unsafe) private static var key: UInt8 = 0

  private let lock = NSLock()
  private var items: [Item] = []

  /// That of the current application.
  static var current: Keychain {
    let application = MainQueue.atOnce { UIApplication.shared }
    return gate.withLock {
      if let present = objc_getAssociatedObject(application, &key) as? Keychain { return present }
      let made = Keychain()
      objc_setAssociatedObject(application, &key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }

  /// The attributes that no two items of a kind share.
  private static let primary: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
  ]

  private static let shared = [kSecAttrAccessGroup, kSecAttrSynchronizable]

  /// Whether a kind of item can be kept here.
  static func status(of query: Item) -> OSStatus {
    guard let kind = query[kSecClass] as? String else { return errSecParam }
    return primary[kind] == nil ? errSecUnimplemented : errSecSuccess
  }

  func add(_ item: Item) -> OSStatus {
    lock.withLock {
      let kind = item[kSecClass] as? String ?? ""
      let keys = (Self.primary[kind] ?? []) + Self.shared
      let isThere = items.contains { other in
        other[kSecClass] as? String == kind
          && keys.allSatisfy { Self.areEqual(other[$0], item[$0]) }
      }
      guard !isThere else { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func find(_ query: Item) -> [Item] { lock.withLock { items.filter { Self.matches($0, query) } } }

  func update(_ query: Item, _ changes: Item) -> OSStatus {
    lock.withLock {
      let places = items.indices.filter { Self.matches(items[$0], query) }
      for place in places {
        items[place].merge(changes) { _, new in new }
        items[place][kSecAttrModificationDate] = Date()
      }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: Item) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  private static func matches(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, wanted in
      // What is wanted back and how, and the bytes, say nothing about which item.
      if ["r_", "m_", "u_", "v_"].contains(where: key.hasPrefix) { return true }
      if [kSecUseDataProtectionKeychain, kSecAttrAccessControl].contains(key) { return true }
      if key == kSecAttrSynchronizable, wanted as? String == kSecAttrSynchronizableAny {
        return true
      }
      return areEqual(item[key], wanted)
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    // An item that is on one device only may say so, or not.
    case (nil, let value?), (let value?, nil): return (value as? Bool) == false
    case (let left?, let right?):
      return NSDictionary(dictionary: ["": left]) == NSDictionary(dictionary: ["": right])
    }
  }
}
