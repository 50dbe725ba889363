import UIKit
import XCTest

@testable import Notes

final class PinnedBannerContainerTests: XCTestCase {
  private let log = EventLog()
  private let container = PinnedBannerContainer()

  private func showWithChild(_ name: String) -> TracingViewController {
    let child = TracingViewController(name, log: log)
    container.setContent(child, animated: false)
    show(container)
    waitUntil("\(name) appears") { log.contains("\(name) viewDidAppear") }
    return child
  }

  func testChildAppearsWithItsContainer() {
    let child = showWithChild("a")
    XCTAssertTrue(child.parent === container)
    XCTAssertEqual(
      log.events,
      [
        "a willMove to parent", "a didMove to parent", "a viewDidLoad", "a viewWillAppear",
        "a viewDidAppear",
      ]
    )
  }

  func testChildIsNotLoadedBeforeItsContainer() {
    let child = TracingViewController("a", log: log)
    container.setContent(child, animated: false)
    XCTAssertFalse(child.isViewLoaded)
    XCTAssertFalse(container.isViewLoaded)
  }

  func testAnimatedSwapTellsBothSides() {
    _ = showWithChild("a")
    log.clear()
    let done = expectation(description: "swap is done")
    container.setContent(TracingViewController("b", log: log), animated: true) { done.fulfill() }
    wait(for: [done], timeout: 5)
    let appearances = log.events.filter { $0.contains("view") && !$0.contains("viewDidLoad") }
    XCTAssertEqual(
      appearances,
      ["a viewWillDisappear", "b viewWillAppear", "b viewDidAppear", "a viewDidDisappear"]
    )
    XCTAssertEqual(
      log.events.filter { $0.contains("ove to") },
      [
        "b willMove to parent", "a willMove to nil", "b didMove to parent", "a didMove to nil",
      ]
    )
  }

  func testOldChildIsFreedAfterASwap() {
    weak var old: UIViewController?
    do {
      old = showWithChild("a")
    }
    XCTAssertNotNil(old)
    let done = expectation(description: "swap is done")
    container.setContent(TracingViewController("b", log: log), animated: true) { done.fulfill() }
    wait(for: [done], timeout: 5)
    waitUntil("the old child is freed") { old == nil }
    XCTAssertEqual(log.events.last, "a deinit")
    XCTAssertEqual(container.children.count, 1)
  }

  func testSwapWithoutAnimationKeepsTheBannerOnTop() {
    _ = showWithChild("a")
    let next = TracingViewController("b", log: log)
    container.setContent(next, animated: false)
    waitUntil("b appears") { log.contains("b viewDidAppear") }
    XCTAssertTrue(container.view.subviews.last === container.banner)
    XCTAssertTrue(next.view.superview === container.view)
    XCTAssertTrue(log.contains("a viewDidDisappear"))
  }

  func testBannerTakesRoomFromTheChild() {
    let child = showWithChild("a")
    XCTAssertEqual(child.view.frame, container.view.bounds)
    container.showBanner("Hello", animated: false)
    let height = 44 + container.view.safeAreaInsets.bottom
    XCTAssertEqual(container.banner.frame.height, height, accuracy: 0.5)
    XCTAssertEqual(child.view.frame.maxY, container.banner.frame.minY, accuracy: 0.5)
    XCTAssertEqual(container.banner.textButton.title(for: .normal), "Hello")
    container.hideBanner(animated: false)
    waitUntil("the banner is hidden") { container.banner.isHidden }
    XCTAssertEqual(child.view.frame, container.view.bounds)
  }

  func testBannerButtonsReachTheDelegate() {
    let banner = BannerView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let listener = BannerListener()
    banner.delegate = listener
    banner.layoutIfNeeded()
    XCTAssertEqual(banner.closeButton.frame, CGRect(x: 248, y: 0, width: 72, height: 44))
    banner.textButton.sendActions(for: .touchUpInside)
    banner.closeButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(listener.tapCount, 1)
    XCTAssertTrue(banner.hitTest(CGPoint(x: 300, y: 20), with: nil) === banner.closeButton)
    XCTAssertNil(banner.hitTest(CGPoint(x: 300, y: 60), with: nil))
  }

  func testWelcomeButtonStaysInTheMiddle() {
    let welcome = WelcomeViewController()
    welcome.loadViewIfNeeded()
    welcome.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    XCTAssertEqual(welcome.startButton.center.x, 200, accuracy: 0.5)
    XCTAssertEqual(welcome.startButton.center.y, 150, accuracy: 0.5)
    var starts = 0
    welcome.onStart = { starts += 1 }
    welcome.startButton.sendActions(for: .touchUpInside)
    welcome.startButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(starts, 1)
  }
}

private final class BannerListener: NSObject, BannerViewDelegate {
  private(set) var tapCount = 0

  func bannerViewDidTap(_ banner: BannerView) {
    tapCount += 1
  }
}
