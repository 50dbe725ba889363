import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("UIRefreshControl", .serialized)
struct RefreshControlTests {
  @MainActor private final class Pulled {
    let play = Play()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    var starts = 0

    init() {
      view.contentSize = CGSize(width: 300, height: 2000)
      view.contentInsetAdjustmentBehavior = .never
      control.addAction(UIAction { [unowned self] _ in starts += 1 }, for: .valueChanged)
      view.refreshControl = control
      play.open(UIViewController())
      play.window.addSubview(view)
      play.settle()
    }

    func drag(by way: CGFloat) {
      play.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 50 + way))
    }
  }

  @Test func pull_startsOnceAndKeepsTheControlVisible() {
    let pulled = Pulled()
    pulled.drag(by: 200)
    #expect(pulled.starts == 1)
    #expect(pulled.control.isRefreshing)
    pulled.play.settle()
    #expect(pulled.view.contentOffset.y == -60)
    #expect(pulled.view.adjustedContentInset.top == 60)
    #expect(pulled.view.contentInset.top == 0)
    #expect(pulled.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    pulled.drag(by: 100)
    pulled.play.settle()
    #expect(pulled.starts == 1)
    pulled.control.endRefreshing()
    pulled.play.settle()
    #expect(pulled.view.contentOffset.y == 0)
    #expect(pulled.view.adjustedContentInset.top == 0)
    pulled.drag(by: 200)
    #expect(pulled.starts == 2)
  }

  @Test func shortPull_startsNothing() {
    let pulled = Pulled()
    pulled.drag(by: 60)
    pulled.play.settle()
    #expect(pulled.starts == 0)
    #expect(pulled.view.contentOffset.y == 0)
  }

  @Test func refreshThatEndsAtOnce_doesNotStartAgainInTheSamePull() {
    let pulled = Pulled()
    pulled.control.addAction(
      UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() },
      for: .valueChanged
    )
    pulled.drag(by: 250)
    pulled.play.settle()
    #expect(pulled.starts == 1)
    #expect(pulled.view.contentOffset.y == 0)
  }

  @Test func beginRefreshing_sendsNothingAndDoesNotScroll() {
    let pulled = Pulled()
    pulled.control.beginRefreshing()
    #expect(pulled.starts == 0)
    #expect(pulled.view.contentOffset.y == 0)
    #expect(pulled.view.adjustedContentInset.top == 60)
    pulled.control.isEnabled = false
    pulled.control.endRefreshing()
    pulled.drag(by: 250)
    #expect(pulled.starts == 0)
  }

  @Test func controlAddedAsASubview_worksAsWell() {
    let pulled = Pulled()
    pulled.view.refreshControl = nil
    pulled.view.addSubview(pulled.control)
    pulled.drag(by: 250)
    #expect(pulled.starts == 1)
  }
}
