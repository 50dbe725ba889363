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

  @Test func sleeping_finishesAnAnimatedPush() async throws {
    let navigation = UINavigationController(rootViewController: LoggingController("root", log))
    let window = makeWindow(navigation)
    try await Task.sleep(for: .milliseconds(50))
    navigation.pushViewController(LoggingController("next", log), animated: true)
    #expect(!log.lines().contains("next didAppear"))
    for _ in 0..<200 where !log.lines().contains("next didAppear") {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(log.lines().contains("next didAppear"))
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

/// Calls back when it has appeared.
private final class CallingController: UIViewController {
  private let onAppear: () -> Void

  init(onAppear: @escaping () -> Void) {
    self.onAppear = onAppear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }
}
