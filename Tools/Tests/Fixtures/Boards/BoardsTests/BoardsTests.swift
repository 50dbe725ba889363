import Parts
import XCTest

@testable import Boards

final class BoardsTests: XCTestCase {
  private var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

  func testMainStoryboard_isTheFirstScreen() throws {
    let delegate = try XCTUnwrap(delegate)
    XCTAssertEqual(delegate.firstAtLaunch, "FirstViewController")
    let first = try XCTUnwrap(delegate.window?.rootViewController as? FirstViewController)
    XCTAssertEqual(delegate.window?.isKeyWindow, true)
    XCTAssertEqual(first.label.text, "Hello")
    first.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    XCTAssertEqual(first.taps, 1)
  }

  func testFiles_keepTheFoldersOfTheirLanguages() {
    XCTAssertNotNil(Bundle.main.path(forResource: "Main", ofType: "storyboard"))
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: Bundle.main.bundlePath + "/de.lproj/Main.strings")
    )
    XCTAssertNotNil(Bundle.main.path(forResource: "Assets", ofType: "xcassets"))
  }

  func testXibOfTheApp_isLoaded() {
    XCTAssertEqual(BadgeView.load()?.caption.text, "Badge")
  }

  func testXibThatAPackageDoesNotDeclare_isLoaded() {
    XCTAssertEqual(PartView.load()?.caption.text, "Part")
    XCTAssertTrue(PartView.hasCatalogue)
  }
}
