import Testing
import UIKit
import Understudy

@MainActor
@Suite("Stage", .serialized)
struct StageTests {
  @Test func show_runsTheWholeFirstAppearance() throws {
    let stage = Stage(.iPhone15Pro)
    let inbox = stage.show(Inbox())
    #expect(inbox.view.window === stage.window)
    try expectTranscript(stage.transcript(of: Inbox.self).appearance) {
      "Inbox#1.loadView"
      "Inbox#1.viewDidLoad"
      "Inbox#1.viewWillAppear(false)"
      "Inbox#1.viewIsAppearing(false)"
      "Inbox#1.viewDidAppear(false)"
    }
    #expect(stage.findings.isEmpty)
    #expect(stage.pending.isEmpty)
  }

  @Test func push_movesTheVirtualClockOnly() {
    let stage = Stage()
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    let start = stage.now
    nav.pushViewController(Message(), animated: true)
    stage.settle()
    #expect(stage.now > start)
    #expect(stage.transcript(of: Message.self).lines.last?.hasPrefix("Message#1.") == true)
    #expect(stage.transcript.of(subject: "Message#1").only(.viewDidAppear).entries.count == 1)
  }

  @Test func cancelledSwipe_isAReversal() throws {
    let stage = Stage(.iPhone15Pro)
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    nav.pushViewController(Message(), animated: true)
    stage.settle()
    stage.mark()
    let swipe = stage.beginInteractivePop(nav)
    #expect(!swipe.isRefused)
    swipe.move(to: 0.4)
    #expect(swipe.progress == 0.4)
    swipe.cancel()
    swipe.finish()
    stage.settle()
    try expectTranscript(
      stage.transcript(of: Inbox.self).only(
        .viewWillAppear,
        .viewDidAppear,
        .viewWillDisappear,
        .viewDidDisappear
      )
    ) {
      "Inbox#1.viewWillAppear(_)"
      "Inbox#1.viewWillDisappear(_)"
      "Inbox#1.viewDidDisappear(_)"
    }
    #expect(nav.viewControllers.count == 2)
  }

  @Test func swipe_onAStackOfOne_isRefused() {
    let stage = Stage()
    let nav = stage.show(UINavigationController(rootViewController: Inbox()))
    let swipe = stage.beginInteractivePop(nav)
    #expect(swipe.isRefused)
    swipe.move(to: 1)
    swipe.finish()
    #expect(swipe.progress == 0)
    #expect(nav.viewControllers.count == 1)
  }

  @Test func sheetDrag_finished_dismisses() {
    let stage = Stage()
    let inbox = stage.show(Inbox())
    let sheet = Message()
    inbox.present(sheet, animated: true)
    stage.settle()
    let drag = stage.beginSheetDrag(sheet)
    drag.move(to: 0.9)
    drag.finish()
    stage.settle()
    #expect(inbox.presentedViewController == nil)
  }

  @Test func sheetDrag_onLockedSheet_springsBack() {
    let stage = Stage()
    let inbox = stage.show(Inbox())
    let sheet = Message()
    sheet.isModalInPresentation = true
    inbox.present(sheet, animated: true)
    stage.settle()
    let drag = stage.beginSheetDrag(sheet)
    drag.move(to: 0.9)
    drag.finish()
    stage.settle()
    #expect(inbox.presentedViewController === sheet)
  }

  @Test func transcript_ofOneInstance_leavesOthersOut() {
    let stage = Stage()
    let (first, second) = (Inbox(), Inbox())
    stage.show(first)
    stage.show(second)
    #expect(stage.transcript(of: second).lines.allSatisfy { $0.hasPrefix("Inbox#2.") })
    #expect(!stage.transcript(of: second).isEmpty)
  }

  @Test func mark_forgetsWhatWas() {
    let stage = Stage()
    stage.show(Inbox())
    stage.mark()
    #expect(stage.transcript.isEmpty)
  }

  @Test func rotation_swapsTheSides() {
    let stage = Stage(.iPhone15)
    let inbox = stage.show(Inbox())
    stage.mark()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(inbox.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(stage.transcript.lines.contains("Inbox#1.viewWillTransition(to: 852x393)"))
  }

  @Test func background_sendsNoControllerCallback() {
    let stage = Stage()
    stage.show(Inbox())
    stage.mark()
    stage.enterBackground()
    stage.settle()
    #expect(stage.application.applicationState == .background)
    stage.enterForeground()
    stage.settle()
    #expect(stage.transcript(of: Inbox.self).isEmpty)
    #expect(stage.transcript.lines.contains("scene.didEnterBackground"))
  }

  @Test func advance_runsTimersInOrder() {
    let stage = Stage()
    var fired: [Int] = []
    stage.loop.schedule(.timer, "two", after: .seconds(2)) { fired.append(2) }
    stage.loop.schedule(.timer, "one", after: .seconds(1)) { fired.append(1) }
    stage.settle()
    #expect(fired.isEmpty)
    #expect(stage.pending.map(\.label) == ["one", "two"])
    stage.advance(.milliseconds(1500))
    #expect(fired == [1])
    stage.advance(.seconds(1))
    #expect(fired == [1, 2])
  }
  @Test func longPressOnBack_goesFurtherBack() {
    let stage = Stage()
    let inbox = Inbox()
    let navigation = stage.show(UINavigationController(rootViewController: inbox))
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    stage.longPressBack(in: navigation, to: inbox)
    stage.settle()
    #expect(navigation.viewControllers == [inbox])
    #expect(inbox.view.window != nil)
  }
}
