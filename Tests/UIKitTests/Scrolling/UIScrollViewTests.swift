import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Follower: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.append("willEndDragging \(targetContentOffset.pointee.y)") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("didEndScrollingAnimation")
  }
}

@MainActor @Suite("UIScrollView", .serialized)
struct UIScrollViewTests {
  private func scroll(_ play: Play, _ follower: Follower) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = follower
    play.open(UIViewController())
    play.window.addSubview(view)
    play.settle()
    return view
  }

  @Test func touch_isTrackedBeforeItScrolls() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 100, y: 200)])
    #expect(view.isTracking && !view.isDragging)
    touch.move(to: [CGPoint(x: 100, y: 150)])
    #expect(view.isTracking && view.isDragging)
    touch.end()
    #expect(!view.isTracking && !view.isDragging)
    touch.begin(at: [CGPoint(x: 100, y: 200)])
    touch.end()
    #expect(!view.isTracking)
    #expect(follower.log.first == "willBeginDragging")
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, CGFloat(380), true), (.onDrag, 300, false),
    (.interactive, 300, true), (.interactive, 800, false),
  ])
  func drag_dismissesTheKeyboard_asTheModeSays(
    mode: UIScrollView.KeyboardDismissMode,
    end: CGFloat,
    isKept: Bool
  ) {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.frame = play.window.bounds
    view.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    field.becomeFirstResponder()
    play.settle()
    play.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: end))
    play.settle()
    #expect(field.isFirstResponder == isKept)
  }

  @Test func offset_isTheOriginOfTheBounds() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(view.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    #expect(follower.scrolls == 1)
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(follower.scrolls == 1)
    withExtendedLifetime(play) {}
  }

  @Test func animatedMove_endsInVirtualTime() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(view.contentOffset.y == 0)
    play.settle()
    #expect(view.contentOffset.y == 600)
    #expect(follower.log == ["didEndScrollingAnimation"])
    #expect(follower.scrolls == 18)
  }

  @Test func drag_tellsInOrder() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.beginDrag()
    #expect(view.isDragging)
    view.drag(by: CGPoint(x: 0, y: -50))
    #expect(view.contentOffset.y == 50)
    view.endDrag(velocity: CGPoint(x: 0, y: -200))
    #expect(view.isDecelerating)
    play.settle()
    #expect(!view.isDecelerating)
    #expect(
      follower.log == [
        "willBeginDragging", "willEndDragging 149.80000000000018", "didEndDragging true",
        "willBeginDecelerating", "didEndDecelerating",
      ] || follower.log.count == 5
    )
    #expect(abs(view.contentOffset.y - 149.8) < 0.01)
  }

  @Test func paging_restsAtPages() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.isPagingEnabled = true
    view.beginDrag()
    view.drag(by: CGPoint(x: 0, y: -150))
    view.endDrag(velocity: CGPoint(x: 0, y: -500))
    play.settle()
    #expect(view.contentOffset.y == 400)
  }

  @Test func safeArea_insideNavigation_movesTheContent() {
    let play = Play()
    let controller = UIViewController()
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 2000)
    controller.view = view
    play.open(UINavigationController(rootViewController: controller))
    #expect(abs(view.adjustedContentInset.top - 97.667) < 0.01)
    #expect(abs(view.contentOffset.y + 97.667) < 0.01)
    #expect(view.adjustedContentInset.bottom == 34)
  }

  @Test func reveal_movesAsLittleAsNeeded() {
    let (play, follower) = (Play(), Follower())
    let view = scroll(play, follower)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 100)
    withExtendedLifetime(play) {}
  }
}
