import UIKit
import XCTest

@testable import Notes

@MainActor
final class AppCoordinatorTests: XCTestCase {
  private func start(_ store: NoteStore = Fixture.store()) -> AppCoordinator {
    let window = makeWindow()
    let coordinator = AppCoordinator(
      window: window,
      environment: Fixture.environment(store: store)
    )
    coordinator.start()
    hideAfterTest(window)
    waitUntil("the first screen is there") {
      coordinator.container.content?.viewIfLoaded?.window != nil
    }
    return coordinator
  }

  private func openMilk(_ coordinator: AppCoordinator) {
    coordinator.open(Fixture.milk)
    let navigation = coordinator.navigationController
    waitUntil("the note is on screen") {
      navigation.topViewController?.viewIfLoaded?.window != nil
        && navigation.transitionCoordinator == nil
    }
  }

  private func editor(of coordinator: AppCoordinator) throws -> EditorViewController {
    waitUntil("the sheet is on screen") {
      coordinator.editorSheet?.topViewController?.viewIfLoaded?.window != nil
        && coordinator.editorSheet?.isBeingPresented == false
        && coordinator.editorSheet?.transitionCoordinator == nil
    }
    return try XCTUnwrap(coordinator.editorSheet?.topViewController as? EditorViewController)
  }

  func testFirstScreenIsTheList() {
    let coordinator = start()
    XCTAssertTrue(coordinator.window.rootViewController === coordinator.container)
    XCTAssertTrue(coordinator.container.content === coordinator.navigationController)
    XCTAssertTrue(coordinator.navigationController.topViewController is NotesListViewController)
  }

  func testFirstLaunchWelcomesAndGoesOn() throws {
    let coordinator = start(InMemoryNoteStore())
    let welcome = try XCTUnwrap(coordinator.container.content as? WelcomeViewController)
    welcome.startButton.sendActions(for: .touchUpInside)
    waitUntil("the list is there") {
      coordinator.navigationController.topViewController?.viewIfLoaded?.window != nil
        && coordinator.container.children.count == 1
    }
    XCTAssertNil(welcome.parent)
  }

  func testSelectingARowPushesItsNote() throws {
    let coordinator = start()
    let list = try XCTUnwrap(
      coordinator.navigationController.topViewController as? NotesListViewController
    )
    waitUntil("the list is filled") { list.visibleNotes.count == 3 }
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    XCTAssertEqual(coordinator.openNoteID, Fixture.milk.id)
    let detail = coordinator.navigationController.topViewController as? NoteDetailViewController
    XCTAssertEqual(detail?.noteID, Fixture.milk.id)
  }

  func testPoppedNoteIsForgottenAndFreed() {
    let coordinator = start()
    openMilk(coordinator)
    weak var detail = coordinator.navigationController.topViewController
    XCTAssertNotNil(detail)
    coordinator.navigationController.popViewController(animated: true)
    waitUntil("the note is forgotten") { coordinator.openNoteID == nil }
    waitUntil("the screen is freed") { detail == nil }
  }

  func testSavingANewNoteClosesTheSheet() throws {
    let coordinator = start()
    coordinator.edit(nil)
    let editor = try self.editor(of: coordinator)
    editor.titleField.text = "Eggs"
    editor.titleField.sendActions(for: .editingChanged)
    tap(editor.saveItem)
    XCTAssertEqual(coordinator.environment.store.notes.last?.title, "Eggs")
    waitUntil("the sheet is gone") {
      coordinator.navigationController.presentedViewController == nil
    }
  }

  func testSheetAndEditorAreFreed() throws {
    let coordinator = start()
    coordinator.edit(Fixture.bread)
    weak var editor: EditorViewController?
    do {
      editor = try self.editor(of: coordinator)
      XCTAssertNotNil(editor)
    }
    coordinator.closeEditor()
    waitUntil("both are freed") { coordinator.editorSheet == nil && editor == nil }
  }

  func testSheetCanBeDraggedAwayWhileItIsClean() throws {
    let coordinator = start()
    coordinator.edit(Fixture.bread)
    let editor = try self.editor(of: coordinator)
    let sheet = try XCTUnwrap(coordinator.editorSheet)
    XCTAssertEqual(sheet.modalPresentationStyle, .pageSheet)
    XCTAssertTrue(sheet.presentationController?.delegate === editor)
    XCTAssertFalse(editor.isModalInPresentation)
    XCTAssertTrue(sheet.presentingViewController === coordinator.container)
  }

  func testUnfinishedNoteIsOfferedInTheBanner() throws {
    let coordinator = start()
    coordinator.edit(nil)
    let editor = try self.editor(of: coordinator)
    editor.titleField.text = "Half"
    editor.titleField.sendActions(for: .editingChanged)
    coordinator.closeEditor()
    waitUntil("the banner is shown") { coordinator.container.isBannerShown }
    coordinator.container.banner.closeButton.sendActions(for: .touchUpInside)
    XCTAssertFalse(coordinator.environment.drafts.hasDrafts)
    XCTAssertFalse(coordinator.container.isBannerShown)
  }

  func testShareOffersThreeActions() throws {
    let coordinator = start()
    openMilk(coordinator)
    let detail = try XCTUnwrap(
      coordinator.navigationController.topViewController as? NoteDetailViewController
    )
    tap(detail.shareItem)
    waitUntil("the sheet is there") { detail.presentedViewController != nil }
    let sheet = try XCTUnwrap(detail.presentedViewController as? UIAlertController)
    XCTAssertEqual(sheet.actions.compactMap(\.title), ["Duplicate", "Delete", "Cancel"])
    coordinator.duplicate(Fixture.milk.id)
    XCTAssertEqual(coordinator.environment.store.notes.last?.title, "Milk copy")
  }

  func testDeletingTheOpenNoteGoesBack() {
    let coordinator = start()
    openMilk(coordinator)
    coordinator.environment.store.delete(id: Fixture.milk.id)
    waitUntil("the list is back") {
      coordinator.navigationController.topViewController is NotesListViewController
        && coordinator.openNoteID == nil
    }
  }

  func testSettingsArePushed() {
    let coordinator = start()
    coordinator.openSettings()
    let navigation = coordinator.navigationController
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(navigation.topViewController is SettingsViewController)
    navigation.popToRootViewController(animated: false)
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testCoordinatorAndScreensAreFreedTogether() {
    weak var weakList: UIViewController?
    weak var weakCoordinator: AppCoordinator?
    do {
      let window = makeWindow()
      let coordinator = AppCoordinator(window: window, environment: Fixture.environment())
      coordinator.start()
      spin(0.1)
      weakCoordinator = coordinator
      weakList = coordinator.navigationController.topViewController
      XCTAssertNotNil(weakList)
      window.isHidden = true
      window.rootViewController = nil
    }
    waitUntil("all are freed") { weakCoordinator == nil && weakList == nil }
  }
}
