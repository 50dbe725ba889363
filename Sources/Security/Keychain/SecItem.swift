public import CoreGraphics
import Foundation

/// Adds a password to the keychain.
///
/// The keychain is in memory and begins empty with each application object. It holds passwords; for keys,
/// certificates and identities the answer is `errSecUnimplemented`. Access groups and protection
/// classes are kept and found by, and protect nothing.
///
/// - Parameters:
///   - attributes: The class, the attributes, and the bytes under `kSecValueData`.
///   - result: Takes what the attributes ask to give back.
/// - Returns: `errSecDuplicateItem` if the password is there.
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = words(of: attributes)
  let status = Keychain.status(of: query)
  guard status == errSecSuccess else { return status }
  var item = query.filter { !["r_", "m_", "u_"].contains(where: $0.key.hasPrefix) }
  item[kSecAttrCreationDate] = Date()
  item[kSecAttrModificationDate] = Date()
  if item[kSecAttrAccessible] == nil { item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
  let answer = Keychain.current.add(item)
  if answer == errSecSuccess { result?.pointee = form(item, for: query) }
  return answer
}

/// Finds passwords in the keychain.
///
/// - Parameters:
///   - query: The class and the attributes, what to give back, and how many at most.
///   - result: Takes the bytes, the attributes, or both in one dictionary; for
///     `kSecMatchLimitAll` an array of them.
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = words(of: query)
  let status = Keychain.status(of: query)
  guard status == errSecSuccess else { return status }
  let found = Keychain.current.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  let limit = query[kSecMatchLimit]
  if limit as? String == kSecMatchLimitAll {
    result?.pointee = found.compactMap { form($0, for: query) } as NSArray
  } else if let count = limit as? Int, count > 1 {
    result?.pointee = found.prefix(count).compactMap { form($0, for: query) } as NSArray
  } else {
    result?.pointee = form(first, for: query)
  }
  return errSecSuccess
}

/// Changes passwords in the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the passwords.
///   - attributesToUpdate: What changes.
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus {
  let query = words(of: query)
  let status = Keychain.status(of: query)
  guard status == errSecSuccess else { return status }
  return Keychain.current.update(query, words(of: attributesToUpdate))
}

/// Removes passwords from the keychain.
///
/// - Parameter query: The class and the attributes of the passwords.
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = words(of: query)
  // Tests clear kinds that are never there.
  let status = Keychain.status(of: query)
  if status == errSecUnimplemented { return errSecItemNotFound }
  guard status == errSecSuccess else { return status }
  return Keychain.current.delete(query)
}

/// The query in Swift's types.
private func words(of query: CFDictionary) -> Keychain.Item {
  var words: Keychain.Item = [:]
  for (key, value) in query {
    if let key = key as? String { words[key] = value }
  }
  return words
}

/// What a query asks to give back of an item; `nil` for nothing.
private func form(_ item: Keychain.Item, for query: Keychain.Item) -> CFTypeRef? {
  func wants(_ key: String) -> Bool { query[key] as? Bool ?? false }
  let data = item[kSecValueData] as? Data
  if wants(kSecReturnAttributes) {
    var attributes = item
    if !wants(kSecReturnData) { attributes[kSecValueData] = nil }
    return attributes as NSDictionary
  }
  if wants(kSecReturnPersistentRef) || wants(kSecReturnRef) { return nil }
  return wants(kSecReturnData) ? data.map { $0 as NSData } : nil
}
