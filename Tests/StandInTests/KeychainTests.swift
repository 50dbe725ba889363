import Security
import StoreKit
import Testing
import UIKit
import Understudy

@MainActor @Suite("Passwords and the store", .serialized)
struct KeychainTests {
  private func item(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    var item: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "shop", kSecAttrAccount: account,
    ]
    item.merge(more) { _, new in new }
    return item as CFDictionary
  }

  private func read(_ account: String) -> String? {
    var result: AnyObject?
    let query = item(
      account,
      [kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne]
    )
    guard SecItemCopyMatching(query, &result) == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func password_isAddedFoundChangedAndRemoved() {
    let stage = Stage()
    #expect(SecItemCopyMatching(item("a"), nil) == errSecItemNotFound)
    #expect(SecItemAdd(item("a", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(item("a", [kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(item("b", [kSecValueData: Data("three".utf8)]), nil) == errSecSuccess)
    #expect(read("a") == "one")
    let change = [kSecValueData: Data("four".utf8)] as CFDictionary
    #expect(SecItemUpdate(item("a"), change) == errSecSuccess)
    #expect(SecItemUpdate(item("c"), change) == errSecItemNotFound)
    #expect(read("a") == "four" && read("b") == "three")
    #expect(SecItemDelete(item("a")) == errSecSuccess)
    #expect(SecItemDelete(item("a")) == errSecItemNotFound)
    #expect(read("a") == nil && read("b") == "three")
    stage.end()
  }

  @Test func allPasswords_comeWithTheirAttributes() throws {
    let stage = Stage()
    for name in ["a", "b"] {
      #expect(SecItemAdd(item(name, [kSecValueData: Data(name.utf8)]), nil) == errSecSuccess)
    }
    var result: AnyObject?
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount] as? String } == ["a", "b"])
    #expect(found.map { $0[kSecValueData] as? Data } == [Data("a".utf8), Data("b".utf8)])
    stage.end()
  }

  @Test func nextStage_hasNoPasswords() {
    do {
      let stage = Stage()
      #expect(SecItemAdd(item("a", [kSecValueData: Data()]), nil) == errSecSuccess)
      stage.end()
    }
    let stage = Stage()
    #expect(SecItemCopyMatching(item("a"), nil) == errSecItemNotFound)
    stage.end()
  }

  @Test func otherKinds_areNotThere() {
    #expect(SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecUnimplemented)
    #expect(SecItemDelete([kSecClass: kSecClassKey] as CFDictionary) == errSecItemNotFound)
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "There is no such item.")
  }

  @Test func randomBytes_fillExactly() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 62, &bytes) == errSecSuccess)
    #expect(bytes.suffix(2) == [0, 0] && Set(bytes).count > 8)
  }

  @Test func store_countsQuestionsAndHasNoPages() {
    let stage = Stage()
    SKStoreReviewController.requestReview()
    stage.window.windowScene.map { AppStore.requestReview(in: $0) }
    #expect(stage.reviewRequests == 2)
    var loaded: Bool?
    SKStoreProductViewController()
      .loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
        isLoaded,
        _ in
        loaded = isLoaded
      }
    #expect(loaded == nil)
    stage.settle()
    #expect(loaded == false)
  }
}
