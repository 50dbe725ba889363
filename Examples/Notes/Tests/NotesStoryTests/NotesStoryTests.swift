// One story that plain iOS tests cannot tell, because nobody can swipe in them: a swipe back
// that is cancelled. It takes a stage, so this file is empty where there is none.
#if canImport(Understudy)
import UIKit
import Understudy
import XCTest

@testable import Notes

@MainActor
final class NotesStoryTests: XCTestCase {
  private static let milk = Note(title: "Milk", body: "two bottles")

  private func makeCoordinator(on stage: Stage) -> AppCoordinator {
    let environment = AppEnvironment(
      store: InMemoryNoteStore(notes: [Self.milk]),
      drafts: InMemoryDraftStore(),
      settings: NotesSettings(values: TransientKeyValueStore())
    )
    let window = UIWindow(windowScene: stage.windowScene)
    return AppCoordinator(window: window, environment: environment)
  }

  func testOpenPushSheetCancelledSwipePopAndDeinit() {
    let stage = Stage(.iPhone15Pro)
    let coordinator = makeCoordinator(on: stage)
    let navigation = coordinator.navigationController

    tell(
      "open",
      on: stage,
      expecting: [
        "NotesListViewController#1.viewDidLoad",
        "NotesListViewController#1.viewWillAppear",
        "NotesListViewController#1.viewDidAppear",
      ]
    ) {
      coordinator.start()
    }
    tell(
      "push",
      on: stage,
      expecting: [
        "NoteDetailViewController#1.viewDidLoad",
        "NotesListViewController#1.viewWillDisappear",
        "NoteDetailViewController#1.viewWillAppear",
        "NotesListViewController#1.viewDidDisappear",
        "NoteDetailViewController#1.viewDidAppear",
      ]
    ) {
      coordinator.open(Self.milk)
    }
    tell(
      "sheet",
      on: stage,
      expecting: [
        "EditorViewController#1.viewDidLoad",
        "EditorViewController#1.viewWillAppear",
        "EditorViewController#1.viewDidAppear",
      ]
    ) {
      coordinator.edit(Self.milk)
    }
    tell(
      "dismiss",
      on: stage,
      expecting: [
        "EditorViewController#1.viewWillDisappear",
        "EditorViewController#1.viewDidDisappear",
        "EditorViewController#1.deinit",
      ]
    ) {
      coordinator.closeEditor()
    }
    tell(
      "cancelled swipe",
      on: stage,
      expecting: [
        "NoteDetailViewController#1.viewWillDisappear",
        "NotesListViewController#1.viewWillAppear",
        "NotesListViewController#1.viewWillDisappear",
        "NotesListViewController#1.viewDidDisappear",
        "NoteDetailViewController#1.viewWillAppear",
        "NoteDetailViewController#1.viewDidAppear",
      ]
    ) {
      let swipe = stage.beginInteractivePop(navigation)
      swipe.move(to: 0.4)
      swipe.cancel()
    }
    tell(
      "pop and deinit",
      on: stage,
      expecting: [
        "NoteDetailViewController#1.viewWillDisappear",
        "NotesListViewController#1.viewWillAppear",
        "NoteDetailViewController#1.viewDidDisappear",
        "NotesListViewController#1.viewDidAppear",
        "NoteDetailViewController#1.deinit",
      ]
    ) {
      navigation.popViewController(animated: true)
    }
    XCTAssertEqual(stage.findings.map(\.description), [])
    stage.end()
  }

  func testHalfWrittenDraftSurvivesTheBackground() {
    let stage = Stage(.iPhone15Pro)
    let coordinator = makeCoordinator(on: stage)
    coordinator.start()
    coordinator.edit(nil)
    stage.settle()
    let editor = coordinator.editorSheet?.topViewController as? EditorViewController
    editor?.titleField.text = "Half"
    editor?.titleField.sendActions(for: .editingChanged)
    XCTAssertFalse(coordinator.environment.drafts.hasDrafts)
    stage.enterBackground()
    XCTAssertTrue(coordinator.environment.drafts.hasDrafts)
    stage.end()
  }

  /// Takes one step, lets everything come to rest, prints and compares what happened.
  private func tell(
    _ title: String,
    on stage: Stage,
    expecting expected: [String],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ step: () -> Void
  ) {
    stage.mark()
    step()
    stage.settle()
    let told = stage.transcript.filter { entry in
      Self.screens.contains(entry.typeName) && Self.callbacks.contains(entry.callback)
    }
    print("── " + title)
    told.trace.forEach { print($0) }
    let lines = told.entries.map { $0.subject + "." + $0.callback.rawValue }
    XCTAssertEqual(lines, expected, title, file: file, line: line)
  }

  private static let screens: Set<String> = [
    "NotesListViewController", "NoteDetailViewController", "EditorViewController",
  ]
  private static let callbacks: Set<TranscriptEntry.Callback> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .deinit,
  ]
}
#endif
