import UIKit
import XCTest

/// The end of an animation drives waiting tests, too.
final class AnimationDriverTests: XCTestCase {
  func testAnimationCompletionComesLater() {
    let done = expectation(description: "animation is done")
    MainActor.assumeIsolated {
      let view = UIView(frame: .zero)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.addSubview(view)
      UIView.animate(
        withDuration: 0.3,
        animations: { view.frame = window.bounds },
        completion: { _ in
          window.isHidden = true
          done.fulfill()
        }
      )
      XCTAssertEqual(view.frame, window.bounds)
    }
    wait(for: [done], timeout: 5)
  }
}
