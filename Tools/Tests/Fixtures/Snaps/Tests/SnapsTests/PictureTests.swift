import SnapshotTesting
import UIKit
import XCTest

@testable import Snaps

final class PictureTests: XCTestCase {
  func testPicture() {
    let controller = ProfileController(Profile(name: "Ann", age: 3))
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
    assertSnapshot(of: controller.view, as: .image)
  }
}
