import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Presentation: sheets", .serialized)
struct SheetTests {
  private func present(
    on play: Play,
    style: UIModalPresentationStyle = .pageSheet,
    _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (a: NamedController, b: NamedController, sheet: UISheetPresentationController) {
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = style
    let sheet = try #require(b.sheetPresentationController)
    setUp(sheet)
    a.present(b, animated: true)
    play.settle()
    play.mark()
    return (a, b, sheet)
  }

  @Test func largeSheet_onAPhone_leavesAGapAtTheTop() throws {
    let play = Play()
    let (_, b, _) = try present(on: play)
    #expect(b.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test func detents_decideTheHeight() throws {
    let play = Play()
    let (_, b, sheet) = try present(on: play) {
      $0.detents = [
        .custom(identifier: .init("small")) { _ in 200 }, .custom { _ in nil }, .medium(), .large(),
      ]
    }
    #expect(b.view.frame.height == 234)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(b.view.frame.minY == 69)
    sheet.selectedDetentIdentifier = .medium
    play.settle()
    #expect(abs(b.view.frame.height - 409) < 0.5)
    var small: CGFloat = 100
    sheet.detents = [.custom { context in min(small, context.maximumDetentValue) }]
    play.settle()
    #expect(b.view.frame.height == 134)
    small = 150
    sheet.invalidateDetents()
    play.settle()
    #expect(b.view.frame.height == 184)
  }

  @Test func formSheet_onATablet_isInTheMiddle_andCompact() throws {
    let play = Play("iPad Pro (11-inch)")
    let (_, b, _) = try present(on: play, style: .formSheet)
    #expect(b.view.frame.size == CGSize(width: 540, height: 620))
    #expect(b.view.center.x == play.window.bounds.midX)
    #expect(b.traitCollection.horizontalSizeClass == .compact)
    b.preferredContentSize = CGSize(width: 300, height: 200)
    play.settle()
    #expect(b.view.frame.size == CGSize(width: 300, height: 200))
  }

  @Test func sheet_thatPrefersTheEdge_staysThereInCompactHeight() throws {
    let play = Play()
    let (_, b, sheet) = try present(on: play) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.detents = [.medium(), .large()]
    }
    b.preferredContentSize = CGSize(width: 320, height: 0)
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(b.activePresentationController === sheet)
    #expect(b.view.frame.width == 320)
    #expect(b.view.frame.minY == 10)
  }

  // MARK: - The user

  @Test func finger_downBeyondTheMiddle_dismisses() throws {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (a, _, sheet) = try present(on: play)
    sheet.delegate = delegate
    play.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    play.settle()
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(delegate.log == ["should", "will", "did"])
    #expect(a.presentedViewController == nil)
  }

  @Test func finger_downALittle_comesBack() throws {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (a, b, sheet) = try present(on: play)
    sheet.delegate = delegate
    play.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200))
    play.settle()
    #expect(play.log == ["B.WD+", "B.WA+", "B.IA+", "B.DA+"])
    #expect(delegate.log == ["should", "will"])
    #expect(a.presentedViewController === b)
    #expect(b.view.frame.minY == 69)
  }

  @Test func finger_onALockedSheet_isReported() throws {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (_, b, sheet) = try present(on: play)
    sheet.delegate = delegate
    b.isModalInPresentation = true
    play.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    play.settle()
    #expect(play.log == [])
    #expect(delegate.log == ["attempt"])
    #expect(b.view.frame.minY == 69)
  }

  @Test func finger_betweenDetents_changesTheHeightOnly() throws {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (_, b, sheet) = try present(on: play) { $0.detents = [.medium(), .large()] }
    sheet.delegate = delegate
    play.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 150))
    play.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(b.view.frame.minY == 69)
    play.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
    play.settle()
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(delegate.log == ["detent com.apple.UIKit.large", "detent com.apple.UIKit.medium"])
    #expect(play.log == [])
  }

  @Test func scrollView_atItsUpperEdge_leavesTheFingerToTheSheet() throws {
    let play = Play()
    let (_, b, sheet) = try present(on: play) { $0.detents = [.medium(), .large()] }
    let scroll = UIScrollView(frame: b.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 393, height: 3000)
    b.view.addSubview(scroll)
    play.settle()
    let top = scroll.contentOffset.y
    play.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 250))
    play.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(scroll.contentOffset.y == top)
    play.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
    play.settle()
    #expect(scroll.contentOffset.y > top)
    #expect(sheet.selectedDetentIdentifier == .large)
  }

  @Test func scrollView_whereTheSheetDoesNotGrowByScrolling_scrolls() throws {
    let play = Play()
    let (_, b, sheet) = try present(on: play) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    let scroll = UIScrollView(frame: b.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    b.view.addSubview(scroll)
    play.settle()
    play.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    play.settle()
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func tap_besideTheSheet_dismisses_unlessRefused() throws {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (a, b, sheet) = try present(on: play)
    sheet.delegate = delegate
    delegate.allows = false
    play.tap(200, 30)
    play.settle()
    #expect(delegate.log == ["should", "attempt"])
    #expect(a.presentedViewController === b)
    delegate.allows = true
    delegate.log = []
    play.tap(200, 30)
    play.settle()
    #expect(delegate.log == ["should", "will", "did"])
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(a.presentedViewController == nil)
  }

  @Test func tap_besideAnUndimmedSheet_reachesWhatLiesBelow() throws {
    let play = Play()
    let (a, b, sheet) = try present(on: play) {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let button = UIButton(frame: CGRect(x: 150, y: 100, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    a.view.addSubview(button)
    play.settle()
    play.tap(200, 120)
    play.settle()
    #expect(taps == 1)
    #expect(a.presentedViewController === b)
    sheet.selectedDetentIdentifier = .large
    play.settle()
    play.tap(200, 30)
    play.settle()
    #expect(taps == 1)
    #expect(a.presentedViewController == nil)
  }

  @Test func adaptedPopover_canBeDraggedAway() {
    let play = Play()
    let delegate = AdaptationDelegate()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    a.present(b, animated: true)
    play.settle()
    delegate.log = []
    play.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 750))
    play.settle()
    #expect(delegate.log == ["should", "will", "did"])
    #expect(a.presentedViewController == nil)
  }
}
