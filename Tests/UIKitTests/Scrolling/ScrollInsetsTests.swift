import Foundation
import Testing

@testable import UIKit

/// What a behaviour adds to the insets stands in Apple's documentation of its cases (grade A).
@MainActor
@Suite("Scroll view insets", .serialized)
struct ScrollInsetsTests {
  private func scroll(_ size: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentSize = size
    return view
  }

  /// A root with a scroll view as its second subview: no content of a controller.
  private func openPlain(_ play: Play, _ view: UIScrollView) {
    let root = UIViewController()
    root.view.addSubview(UIView())
    root.view.addSubview(view)
    play.open(root)
  }

  private let tall = CGSize(width: 100, height: 2000)
  private let low = CGSize(width: 100, height: 100)

  @Test func scrollableAxes_adjustWhereContentIsLarger() {
    let play = Play()
    for behavior: UIScrollView.ContentInsetAdjustmentBehavior in [.scrollableAxes, .automatic] {
      let (large, small) = (scroll(tall), scroll(low))
      large.contentInsetAdjustmentBehavior = behavior
      small.contentInsetAdjustmentBehavior = behavior
      openPlain(play, large)
      #expect(large.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(large.contentOffset.y == -59)
      openPlain(play, small)
      #expect(small.adjustedContentInset == .zero)
      small.alwaysBounceVertical = true
      #expect(small.adjustedContentInset.top == 59)
      small.alwaysBounceVertical = false
      large.isScrollEnabled = false
    }
  }

  @Test func sides_adjustOnlyForContentThatScrollsSideways() {
    let play = Play()
    play.application.rotateDevice(to: .landscapeLeft)
    let view = scroll(CGSize(width: 100, height: 2000))
    view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    play.window.frame = play.application.mainScreen.bounds
    openPlain(play, view)
    #expect(view.safeAreaInsets.left == 59)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    view.contentSize.width = 3000
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
    view.contentSize = CGSize(width: 10, height: 10)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func automatic_alwaysAdjustsContentBesideBars() {
    let play = Play()
    let (view, controller) = (scroll(low), UIViewController())
    controller.view.addSubview(view)
    play.open(UINavigationController(rootViewController: controller))
    #expect(abs(view.adjustedContentInset.top - 97.667) < 0.01)
    #expect(abs(view.contentOffset.y + 97.667) < 0.01)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset.y == 0)

    let (other, tab) = (scroll(low), UIViewController())
    tab.view.addSubview(other)
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    play.open(tabs)
    #expect(other.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
  }

  @Test func ownInsets_areAdded() {
    let play = Play()
    let view = scroll(tall)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    openPlain(play, view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
  }

  @Test func bar_hidden_keepsWhatIsSeen() {
    let play = Play()
    let (view, controller) = (scroll(tall), UIViewController())
    controller.view = view
    let navigation = UINavigationController(rootViewController: controller)
    play.open(navigation)
    view.contentOffset.y = 300
    navigation.isNavigationBarHidden = true
    play.settle()
    #expect(view.adjustedContentInset.top == 59)
    #expect(abs(view.contentOffset.y - 338.667) < 0.01)
  }

  @Test func change_isToldToViewAndDelegate() {
    let play = Play()
    let view = InsetWatcher(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentSize = tall
    openPlain(play, view)
    #expect(view.told == 1)
    view.contentInset.top = 5
    #expect(view.told == 2)
    view.contentInset.top = 5
    #expect(view.told == 2)
  }

  @Test func content_shrunk_comesBackIntoView() {
    let play = Play()
    let view = scroll(tall)
    view.contentInsetAdjustmentBehavior = .never
    openPlain(play, view)
    view.contentOffset.y = 1148
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 148)
    view.frame.size.height = 900
    #expect(view.contentOffset.y == 100)
    view.contentSize.height = 10
    #expect(view.contentOffset.y == 0)
  }

  @Test func guides_areContentAndFrame() {
    let play = Play()
    let view = scroll(tall)
    view.contentInsetAdjustmentBehavior = .never
    openPlain(play, view)
    view.contentOffset.y = 40
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 2000))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 393, height: 852))
  }

  @Test func zoom_scalesTheContentSize() {
    let play = Play()
    let (view, zoomer) = (scroll(CGSize(width: 500, height: 900)), Zoomer())
    zoomer.content.frame = CGRect(x: 0, y: 0, width: 500, height: 900)
    view.addSubview(zoomer.content)
    view.maximumZoomScale = 4
    view.delegate = zoomer
    openPlain(play, view)
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 1000, height: 1800))
    #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 1000, height: 1800))
    #expect(zoomer.content.bounds.size == CGSize(width: 500, height: 900))
    view.zoomScale = 1
    #expect(view.contentSize == CGSize(width: 500, height: 900))
  }
}

private final class InsetWatcher: UIScrollView {
  var told = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    told += 1
  }
}

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let content = UIView()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
