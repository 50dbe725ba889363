import UIKit
import XCTest

@testable import Notes

final class NoteDetailTests: XCTestCase {
  private var store = Fixture.store()
  private lazy var detail = makeDetail()

  private func makeDetail() -> NoteDetailViewController {
    let detail = NoteDetailViewController(noteID: Fixture.milk.id, store: store)
    detail.now = { noon }
    return detail
  }

  func testScreenShowsTheNote() {
    detail.loadViewIfNeeded()
    XCTAssertEqual(detail.titleLabel.text, "Milk")
    XCTAssertEqual(detail.bodyLabel.text, "two bottles\nand cream")
    XCTAssertEqual(detail.ageLabel.text, "edited 3 minutes ago")
    XCTAssertEqual(detail.pinButton.title(for: .normal), "Pin")
  }

  func testLabelsStandBelowEachOther() {
    show(detail)
    waitUntil("the screen is laid out") { detail.titleLabel.frame.height > 0 }
    XCTAssertLessThanOrEqual(detail.titleLabel.frame.maxY, detail.ageLabel.frame.minY)
    XCTAssertLessThanOrEqual(detail.ageLabel.frame.maxY, detail.bodyLabel.frame.minY)
    XCTAssertEqual(detail.scrollView.frame, detail.view.bounds)
    XCTAssertGreaterThan(detail.scrollView.contentSize.height, detail.pinButton.frame.maxY)
  }

  func testTimerKeepsTheAgeUpToDate() {
    var time = noon
    detail.now = { time }
    detail.refreshInterval = 0.05
    show(detail)
    waitUntil("the timer runs") { detail.refreshTimer != nil }
    XCTAssertEqual(detail.ageLabel.text, "edited 3 minutes ago")
    time = noon.addingTimeInterval(120)
    waitUntil("the age is refreshed") { detail.ageLabel.text == "edited 5 minutes ago" }
  }

  func testTimerStopsWhenTheScreenGoes() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.pushViewController(detail, animated: false)
    waitUntil("the timer runs") { detail.refreshTimer != nil }
    let timer = try XCTUnwrap(detail.refreshTimer)
    XCTAssertTrue(timer.isValid)
    navigation.popViewController(animated: false)
    waitUntil("the timer stops") { detail.refreshTimer == nil }
    XCTAssertFalse(timer.isValid)
  }

  func testStoreChangesShowAtOnce() {
    detail.loadViewIfNeeded()
    var note = Fixture.milk
    note.title = "Oat milk"
    note.edited = noon
    store.save(note)
    XCTAssertEqual(detail.titleLabel.text, "Oat milk")
    XCTAssertEqual(detail.ageLabel.text, "edited just now")
  }

  func testPinButtonTogglesThePin() {
    detail.loadViewIfNeeded()
    detail.pinButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(store.note(withID: Fixture.milk.id)?.isPinned, true)
    XCTAssertEqual(detail.pinButton.title(for: .normal), "Unpin")
    detail.pinButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(store.note(withID: Fixture.milk.id)?.isPinned, false)
  }

  func testBarButtonsReachTheDelegate() {
    let listener = DetailListener()
    detail.delegate = listener
    detail.loadViewIfNeeded()
    tap(detail.editItem)
    tap(detail.shareItem)
    XCTAssertEqual(listener.calls, ["edit", "share"])
    XCTAssertTrue(listener.shareSource === detail.shareItem)
  }

  func testDelegateMayLeaveOutEverything() {
    let silent = SilentListener()
    detail.delegate = silent
    detail.loadViewIfNeeded()
    tap(detail.editItem)
    tap(detail.shareItem)
    store.delete(id: Fixture.milk.id)
    XCTAssertEqual(detail.titleLabel.text, "Milk")
  }

  func testDeletedNoteIsReported() {
    let listener = DetailListener()
    detail.delegate = listener
    detail.loadViewIfNeeded()
    store.delete(id: Fixture.milk.id)
    XCTAssertEqual(listener.calls, ["lost"])
  }

  func testReadingModeHidesTheBar() {
    let navigation = UINavigationController(rootViewController: detail)
    show(navigation)
    spin()
    detail.toggleReading(nil)
    XCTAssertTrue(navigation.isNavigationBarHidden)
    detail.toggleReading(nil)
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testDetailIsFreedWithoutAScreen() {
    weak var weakDetail: NoteDetailViewController?
    do {
      let detail = makeDetail()
      detail.loadViewIfNeeded()
      weakDetail = detail
      XCTAssertNotNil(weakDetail)
    }
    waitUntil("it is freed") { weakDetail == nil }
    store.save(Fixture.milk)
  }
}

private final class DetailListener: NSObject, NoteDetailViewControllerDelegate {
  private(set) var calls: [String] = []
  private(set) weak var shareSource: UIBarButtonItem?

  func detailDidTapEdit(_ detail: NoteDetailViewController) {
    calls.append("edit")
  }

  func detail(_ detail: NoteDetailViewController, didTapShareFrom item: UIBarButtonItem) {
    calls.append("share")
    shareSource = item
  }

  func detailDidLoseNote(_ detail: NoteDetailViewController) {
    calls.append("lost")
  }
}

private final class SilentListener: NSObject, NoteDetailViewControllerDelegate {}
