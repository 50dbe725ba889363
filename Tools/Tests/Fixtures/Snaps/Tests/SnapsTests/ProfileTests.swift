import SnapshotTesting
import UIKit
import XCTest

@testable import Snaps

final class ProfileTests: XCTestCase {
  func testTexts() {
    assertSnapshot(of: "one\ntwo\nthree", as: .lines)
    assertSnapshot(of: Profile(name: "Ann", age: 3), as: .json)
    assertSnapshot(of: Profile(name: "Ann", age: 3), as: .dump, named: "the profile")
  }

  func testScreen() {
    let controller = ProfileController(Profile(name: "Ann", age: 3))
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
    assertSnapshot(of: UINavigationController(rootViewController: controller), as: .hierarchy)
  }

  func testOwnStrategy() {
    let names = Snapshotting<String, String>.lines.pullback { (profile: Profile) in profile.name }
    assertSnapshot(of: Profile(name: "Ann", age: 3), as: names)
  }
}
