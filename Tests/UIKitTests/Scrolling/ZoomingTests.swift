import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var log: [String] = []
  var zooms = 0
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("willBegin \(view === self.view)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { log.append("didEnd \(scale)") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
}

@MainActor @Suite("Scroll views: zooming and more", .serialized)
struct ZoomingTests {
  private func scroll(_ stage: Stage, _ zoomer: Zoomer) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 400)
    view.addSubview(zoomer.view)
    view.maximumZoomScale = 3
    view.delegate = zoomer
    stage.show(UIViewController())
    stage.window.addSubview(view)
    stage.settle()
    return view
  }

  @Test func pinch_scalesAroundTheFingers() {
    let (stage, zoomer) = (Stage(.iPhone15), Zoomer())
    let view = scroll(stage, zoomer)
    stage.pinch(view, scale: 2)
    #expect(zoomer.log.first == "willBegin true")
    #expect(zoomer.log.count == 2)
    #expect(zoomer.zooms > 5)
    #expect(view.zoomScale > 1.8 && view.zoomScale <= 2.2)
    #expect(view.contentSize.width == 300 * view.zoomScale)
    // The middle stays in the middle.
    #expect(abs(view.contentOffset.x - (view.contentSize.width - 300) / 2) < 1)
    #expect(!view.isZooming)
  }

  @Test func pinchBeyondTheLimit_bouncesBack() {
    let (stage, zoomer) = (Stage(.iPhone15), Zoomer())
    let view = scroll(stage, zoomer)
    stage.pinch(view, scale: 8)
    #expect(view.zoomScale == 3)
    #expect(zoomer.log == ["willBegin true", "didEnd 3.0"])
  }

  @Test func animatedZoom_tellsItsBeginningAndItsEnd() {
    let (stage, zoomer) = (Stage(.iPhone15), Zoomer())
    let view = scroll(stage, zoomer)
    view.setZoomScale(2, animated: false)
    #expect(zoomer.log == [])
    view.setZoomScale(1.5, animated: true)
    #expect(zoomer.log == ["willBegin true"])
    stage.settle()
    #expect(zoomer.log == ["willBegin true", "didEnd 1.5"])
  }

  @Test func directionalLock_keepsToOneAxis() {
    let stage = Stage(.iPhone15)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.isDirectionalLockEnabled = true
    stage.show(UIViewController())
    stage.window.addSubview(view)
    stage.settle()
    stage.scroll(view, x: 20, y: 150)
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 100)
    view.isDirectionalLockEnabled = false
    stage.scroll(view, x: 20, y: 150)
    #expect(view.contentOffset.x > 10)
  }

  @Test func statusBar_scrollsTheOnlyOneToTheTop() {
    let (stage, zoomer) = (Stage(.iPhone15), Zoomer())
    let view = scroll(stage, zoomer)
    view.contentSize.height = 3000
    view.contentOffset.y = 1000
    #expect(stage.tapStatusBar())
    #expect(view.contentOffset.y == 0)
    #expect(zoomer.log == ["top"])
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    stage.window.addSubview(other)
    view.contentOffset.y = 1000
    #expect(!stage.tapStatusBar())
    other.scrollsToTop = false
    #expect(stage.tapStatusBar())
  }
}
