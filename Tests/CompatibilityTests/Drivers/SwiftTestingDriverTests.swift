import Testing
import UIKit

@MainActor
@Suite("Swift Testing drives the main loop", .serialized)
struct SwiftTestingDriverTests {
  private let log = CallbackLog()

  @Test func suspension_showsTheRoot() async {
    let window = makeWindow(LoggingController("root", log))
    let hasAppeared = await mainQueue { log.lines().contains("root didAppear") }
    #expect(hasAppeared)
    window.isHidden = true
  }

  @Test func suspension_finishesAnAnimatedPush() async {
    let navigation = UINavigationController(rootViewController: LoggingController("root", log))
    let window = makeWindow(navigation)
    await mainQueue()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      navigation.pushViewController(CallingController { continuation.resume() }, animated: true)
      #expect(!log.lines().contains("root willDisappear"))
    }
    await mainQueue()
    #expect(log.callbacks(of: "root").suffix(2) == [.willDisappear, .didDisappear])
    window.isHidden = true
  }

  @Test func completion_resumesAContinuation() async {
    let root = LoggingController("root", log)
    let window = makeWindow(root)
    await mainQueue()
    let modal = LoggingController("modal", log)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      root.present(modal, animated: true) { continuation.resume() }
    }
    #expect(log.callbacks(of: "modal") == [.willAppear, .didAppear])
    #expect(root.presentedViewController === modal)
    window.isHidden = true
  }

  @Test func confirmation_countsAppearances() async {
    await confirmation(expectedCount: 1) { appeared in
      let controller = CallingController { appeared() }
      let window = makeWindow(controller)
      await mainQueue()
      window.isHidden = true
    }
  }
}
