import Foundation
import Testing
import UIKit
import Understudy

@MainActor
@Suite("Stage: safety", .serialized)
struct StageSafetyTests {
  @Test func end_restoresLoopAndApplication() {
    let loop = MainLoop.current
    let stage = Stage()
    #expect(MainLoop.current !== loop)
    #expect(UIApplication.shared === stage.application)
    stage.end()
    stage.end()
    #expect(MainLoop.current === loop)
    #expect(!stage.isUp)
  }

  @Test func deinit_restoresTheLoop() {
    let loop = MainLoop.current
    do {
      let stage = Stage()
      stage.show(Inbox())
    }
    #expect(MainLoop.current === loop)
    let next = Stage()
    #expect(next.isUp)
  }

  @Test func names_startAnewOnEachStage() {
    for _ in 0..<2 {
      let stage = Stage()
      stage.show(Inbox())
      #expect(stage.transcript(of: Inbox.self).lines.first == "Inbox#1.loadView")
      stage.end()
    }
  }

  @Test func exceptions_areCaught_andNothingChanges() {
    let stage = Stage()
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    let caught = stage.catchExceptions {
      nav.pushViewController(UINavigationController(), animated: false)
    }
    #expect(caught.map(\.name) == ["NSInvalidArgumentException"])
    #expect(caught.first?.reason.contains("navigation controller is not supported") == true)
    #expect(nav.viewControllers.count == 1)
  }

  @Test func consoleMessages_areKept() {
    let stage = Stage()
    let inbox = stage.show(Inbox())
    inbox.present(Message(), animated: true)
    inbox.present(Message(), animated: true)
    stage.settle()
    #expect(stage.consoleMessages.contains { $0.hasPrefix("Attempt to present") })
    #expect(stage.transcript.lines.contains { $0.hasPrefix("console(\"Attempt") })
  }

  @Test func missingSuper_isAFinding() {
    let stage = Stage()
    stage.show(Forgetful())
    #expect(stage.findings.map(\.rule) == ["missing_super_call"])
    #expect(stage.findings.first?.place.subject == "Forgetful#1")
  }

  @Test func popped_andFreed_isNoLeak() {
    let stage = Stage()
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    nav.pushViewController(Message(), animated: true)
    stage.settle()
    nav.popViewController(animated: true)
    stage.settle()
    #expect(stage.leaks == [])
    #expect(stage.transcript(of: Message.self).lines.last == "Message#1.deinit")
  }

  @Test func popped_andHeld_isALeak() {
    let stage = Stage()
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    let message = Message()
    nav.pushViewController(message, animated: true)
    stage.settle()
    nav.popViewController(animated: true)
    stage.settle()
    #expect(stage.leaks == ["Message#1 (popped)"])
    nav.pushViewController(message, animated: true)
    stage.settle()
    #expect(stage.leaks == [])
  }

  @Test func secondStage_isRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = Stage()
        let second = Stage()
        print(first.isUp, second.isUp)
      }
    }
  }

  @Test func trace_writesTimedLines() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "trace-of-a-stage.txt").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(Tracing.start(path: path))
    Tracing.note("▸ a test")
    let stage = Stage()
    stage.show(UINavigationController(rootViewController: Inbox()))
    stage.end()
    Tracing.stop()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "▸ a test")
    #expect(lines.contains { $0.hasPrefix("   0.000  UINavigationController#1.loadView") })
    #expect(lines.contains { $0.hasSuffix("    Inbox#1.viewDidAppear") })
  }
}
