import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Presentation: popovers", .serialized)
struct PopoverTests {
  private static let tablet = "iPad Pro (11-inch)"

  private func present(
    on play: Play,
    at rect: CGRect,
    _ setUp: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (a: NamedController, b: NamedController, popover: UIPopoverPresentationController) {
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = a.view
    popover.sourceRect = rect
    setUp(popover)
    #expect(popover.arrowDirection == .unknown)
    a.present(b, animated: true)
    play.settle()
    play.mark()
    return (a, b, popover)
  }

  @Test(arguments: [
    (CGRect(x: 400, y: 100, width: 40, height: 40), UIPopoverArrowDirection.any, "up 320 153"),
    (CGRect(x: 400, y: 1000, width: 40, height: 40), .any, "down 320 687"),
    (CGRect(x: 0, y: 100, width: 40, height: 40), .any, "up 10 153"),
    (CGRect(x: 400, y: 500, width: 40, height: 40), .left, "left 453 370"),
    (CGRect(x: 400, y: 500, width: 40, height: 40), .right, "right 187 370"),
  ])
  func content_standsBesideItsAnchor(
    _ rect: CGRect,
    _ permitted: UIPopoverArrowDirection,
    _ expected: String
  ) throws {
    let play = Play(Self.tablet)
    let (_, b, popover) = try present(on: play, at: rect) {
      $0.permittedArrowDirections = permitted
    }
    let names: [UInt: String] = [1: "up", 2: "down", 4: "left", 8: "right"]
    let name = names[popover.arrowDirection.rawValue] ?? "none"
    #expect("\(name) \(Int(b.view.frame.minX)) \(Int(b.view.frame.minY))" == expected)
    #expect(b.view.frame.size == CGSize(width: 200, height: 300))
    #expect(b.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func anchorThatFillsTheScreen_leavesThePopoverItsSize() throws {
    let play = Play(Self.tablet)
    let (_, b, _) = try present(on: play, at: .null)
    #expect(b.view.frame == CGRect(x: 317, y: 449, width: 200, height: 300))
  }

  @Test func preferredSize_thatChanges_isFollowed() throws {
    let play = Play(Self.tablet)
    let rect = CGRect(x: 400, y: 100, width: 40, height: 40)
    let (_, b, _) = try present(on: play, at: rect)
    b.preferredContentSize = CGSize(width: 100, height: 120)
    play.settle()
    #expect(b.view.frame == CGRect(x: 370, y: 153, width: 100, height: 120))
  }

  @Test func tapOutside_dismisses_butNotInPassthroughViews() throws {
    let play = Play(Self.tablet)
    let delegate = AdaptationDelegate()
    let button = UIButton(frame: CGRect(x: 20, y: 800, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let rect = CGRect(x: 400, y: 100, width: 40, height: 40)
    let (a, b, popover) = try present(on: play, at: rect)
    a.view.addSubview(button)
    popover.delegate = delegate
    popover.passthroughViews = [button]
    play.settle()
    play.tap(50, 820)
    play.settle()
    #expect(taps == 1)
    #expect(a.presentedViewController === b)
    play.tap(500, 820)
    play.settle()
    #expect(delegate.log == ["should", "will", "did"])
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(a.presentedViewController == nil)
  }

  @Test func delegate_canGiveTheAnchorAtTheLastMoment() {
    let play = Play(Self.tablet)
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    delegate.anchor = a.view
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    a.present(b, animated: true)
    play.settle()
    #expect(play.exceptions.isEmpty)
    #expect(a.presentedViewController === b)
  }

  @Test func sourceItem_isAViewOrABarButton() throws {
    let play = Play(Self.tablet)
    let (_, _, popover) = try present(on: play, at: .null)
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item)
    #expect(popover.sourceView == nil)
    #expect(popover.sourceItem === item)
  }

  @Test func actionSheet_onATablet_needsAnAnchor() {
    let play = Play(Self.tablet)
    let a = play.controller("A")
    play.open(a)
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController != nil)
    a.present(sheet, animated: true)
    play.settle()
    #expect(play.exceptions.first?.name == "NSGenericException")
    #expect(
      play.exceptions.first?.reason.contains("of style UIAlertControllerStyleActionSheet from")
        == true
    )
    #expect(a.presentedViewController == nil)
  }
}
