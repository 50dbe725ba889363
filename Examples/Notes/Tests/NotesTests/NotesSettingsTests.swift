import UIKit
import XCTest

@testable import Notes

final class NotesSettingsTests: XCTestCase {
  func testDefaults() {
    let settings = Fixture.settings()
    XCTAssertEqual(settings.sortOrder, .edited)
    XCTAssertTrue(settings.showsPreviews)
  }

  func testValuesStandUnderTheirKeyPaths() {
    let values = TransientKeyValueStore()
    let settings = NotesSettings(values: values)
    settings.sortOrder = .title
    settings.showsPreviews = false
    XCTAssertEqual(values.object(forKey: "sortOrder") as? Int, 1)
    XCTAssertEqual(values.object(forKey: "showsPreviews") as? Bool, false)
    XCTAssertEqual(NotesSettings(values: values).sortOrder, .title)
  }

  func testChangeIsPostedWithItsKey() {
    let settings = Fixture.settings()
    let posted = expectation(forNotification: .notesSettingsDidChange, object: settings) {
      $0.userInfo?["key"] as? String == #keyPath(NotesSettings.sortOrder)
    }
    settings.sortOrder = .title
    wait(for: [posted], timeout: 1)
  }

  func testScreenShowsTheValues() throws {
    let settings = Fixture.settings()
    settings.sortOrder = .title
    settings.showsPreviews = false
    let screen = SettingsViewController(settings: settings)
    show(screen)
    waitUntil("the screen appears") { screen.orderControl.selectedSegmentIndex == 1 }
    XCTAssertFalse(screen.previewSwitch.isOn)
    XCTAssertEqual(screen.orderControl.titleForSegment(at: 0), "Edited")
    let cell = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(cell.textLabel?.text, "Sort by")
    XCTAssertTrue(cell.accessoryView === screen.orderControl)
  }

  func testControlsWriteTheValues() {
    let settings = Fixture.settings()
    let screen = SettingsViewController(settings: settings)
    screen.loadViewIfNeeded()
    screen.previewSwitch.isOn = false
    screen.previewSwitch.sendActions(for: .valueChanged)
    screen.orderControl.selectedSegmentIndex = 1
    screen.orderControl.sendActions(for: .valueChanged)
    XCTAssertFalse(settings.showsPreviews)
    XCTAssertEqual(settings.sortOrder, .title)
  }

  func testAboutRowPushesTheLastScreen() {
    let screen = SettingsViewController(settings: Fixture.settings())
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    let row = IndexPath(row: SettingsViewController.Row.about.rawValue, section: 0)
    screen.tableView(screen.tableView, didSelectRowAt: row)
    waitUntil("about is on screen") {
      navigation.topViewController is AboutViewController
        && navigation.topViewController?.viewIfLoaded?.window != nil
    }
    XCTAssertEqual(navigation.topViewController?.title, "About")
    XCTAssertTrue(navigation.topViewController?.view is UILabel)
  }
}
