import Foundation
import Testing

@testable import UIKit

/// A delegate that answers as a test wishes and writes down what it is told.
@MainActor
final class AdaptationDelegate: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  var log: [String] = []
  var style: UIModalPresentationStyle?
  var wrapper: ((UIViewController) -> UIViewController)?
  var allows = true
  weak var anchor: UIView?

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    if let anchor { popoverPresentationController.sourceView = anchor }
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? controller.ownAdaptiveStyle(for: traitCollection)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { log.append("prepare \(type(of: adaptivePresentationController))") }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { wrapper?(controller.presentedViewController) }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.append("willPresent \(style == UIModalPresentationStyle.none ? "none" : "adapted")") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.append("attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
    log.append("detent \(name)")
  }
}

@MainActor
@Suite("Presentation: adaptation to size classes", .serialized)
struct AdaptationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let device: String
    let isTurned: Bool
    let active: UIModalPresentationStyle
    let covers: Bool
    var testDescription: String { "\(style) on \(device)\(isTurned ? ", turned" : "")" }
  }

  nonisolated private static func rows(
    _ device: String,
    turned isTurned: Bool = false,
    sheet: UIModalPresentationStyle?,
    popover: UIModalPresentationStyle
  ) -> [Row] {
    let sheets: [(UIModalPresentationStyle, UIModalPresentationStyle)] = [
      (.automatic, sheet ?? .pageSheet), (.pageSheet, sheet ?? .pageSheet),
      (.formSheet, sheet ?? .formSheet), (.popover, popover),
    ]
    let fixed: [UIModalPresentationStyle] = [
      .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom,
    ]
    return (sheets + fixed.map { ($0, $0) }).map { style, active in
      let covers = active == .fullScreen || active == .currentContext
      return Row(style: style, device: device, isTurned: isTurned, active: active, covers: covers)
    }
  }

  nonisolated static let table: [Row] =
    rows("iPhone 15", sheet: nil, popover: .pageSheet)
    + rows("iPhone 15", turned: true, sheet: .fullScreen, popover: .fullScreen)
    + rows("iPhone 15 Pro Max", sheet: nil, popover: .pageSheet)
    + rows("iPhone 15 Pro Max", turned: true, sheet: .fullScreen, popover: .popover)
    + rows("iPad Pro (11-inch)", sheet: nil, popover: .popover)
    + rows("iPad Pro (11-inch)", turned: true, sheet: nil, popover: .popover)

  @Test(arguments: table)
  func style_onADevice_becomesWhatTheTableSays(_ row: Row) {
    let play = Play(row.device)
    if row.isTurned { play.application.rotateDevice(to: .landscapeLeft) }
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = row.style
    b.popoverPresentationController?.sourceView = a.view
    a.present(b, animated: true)
    play.settle()
    #expect(b.activePresentationController?.presentationStyle == row.active)
    #expect((a.view.window == nil) == row.covers)
    #expect(play.log.contains("A.WD+") == row.covers)
    #expect(play.log.contains("A.DD+") == row.covers)
    #expect((b.presentationController is UISheetPresentationController) == row.isSheet)
    play.mark()
    b.dismiss(animated: true)
    play.settle()
    #expect(play.log.contains("A.DA+") == row.covers)
    #expect(a.view.window != nil)
    #expect(a.appearanceState == .appeared)
    #expect(play.exceptions.isEmpty)
  }

  @Test func popover_whoseDelegateSaysNone_staysAPopoverOnAPhone() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    delegate.style = UIModalPresentationStyle.none
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 100)
    b.popoverPresentationController?.delegate = delegate
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 40, height: 40)
    a.present(b, animated: false)
    play.settle()
    #expect(b.activePresentationController is UIPopoverPresentationController)
    #expect(b.view.frame == CGRect(x: 20, y: 253, width: 200, height: 100))
    #expect(delegate.log == ["willPresent none"])
  }

  @Test func popover_whoseDelegateWantsFullScreen_coversThePresenter() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    delegate.style = .fullScreen
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    a.present(b, animated: true)
    play.settle()
    #expect(play.log == ["B.load", "A.WD+", "B.WA+", "B.IA+", "B.DA+", "A.DD+"])
    #expect(b.popoverPresentationController != nil)
    #expect(delegate.log.first == "prepare CoveringPresentationController")
  }

  @Test func adaptedContent_isWhatIsPresented() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    delegate.wrapper = { UINavigationController(rootViewController: $0) }
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    a.present(b, animated: true)
    play.settle()
    #expect(a.presentedViewController is UINavigationController)
    #expect(b.navigationController === a.presentedViewController)
    #expect(b.presentingViewController === a)
    #expect(play.log.contains("B.DA+"))
    b.dismiss(animated: true)
    play.settle()
    #expect(a.presentedViewController == nil)
    #expect(b.appearanceState == .disappeared)
  }

  @Test func popover_onALargePhone_becomesASheetAndBack_withoutCallbacks() {
    let play = Play("iPhone 15 Pro Max")
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    b.popoverPresentationController?.sourceView = a.view
    a.present(b, animated: true)
    play.settle()
    play.mark()
    #expect(b.activePresentationController is UISheetPresentationController)
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(b.activePresentationController is UIPopoverPresentationController)
    #expect(b.view.frame.width == 320)
    #expect(b.view.window != nil)
    play.application.rotateDevice(to: .portrait)
    play.settle()
    #expect(b.activePresentationController is UISheetPresentationController)
    #expect(b.view.frame.width == play.window.bounds.width)
    #expect(play.log == [])
    b.dismiss(animated: true)
    play.settle()
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(a.presentedViewController == nil)
    #expect(play.window.subviews.count == 1)
  }

  @Test func sheet_turnedToCompactHeight_fillsTheScreen_withoutCallbacks() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    play.mark()
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(b.view.frame == play.window.bounds)
    #expect(a.view.window != nil)
    play.application.rotateDevice(to: .portrait)
    play.settle()
    #expect(b.view.frame.minY > 0)
    #expect(play.log == [])
  }

  @Test func turningBeforeADismissalStarts_doesNotLoseIt() {
    let play = Play()
    let (a, b, c) = (play.controller("A"), play.controller("B"), play.controller("C"))
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    play.mark()
    b.dismiss(animated: true)
    play.application.rotateDevice(to: .landscapeLeft)
    b.present(c, animated: true)
    play.application.rotateDevice(to: .portrait)
    play.settle()
    #expect(a.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(play.window.subviews.count == 1)
  }

  @Test func wrappedContent_comesAndGoesWithTheStyle() {
    let play = Play("iPhone 15 Pro Max")
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    let delegate = AdaptationDelegate()
    delegate.wrapper = { UINavigationController(rootViewController: $0) }
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.delegate = delegate
    b.popoverPresentationController?.sourceView = a.view
    a.present(b, animated: true)
    play.settle()
    weak let wrapper = b.navigationController
    #expect(a.presentedViewController === wrapper)
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(a.presentedViewController === b)
    #expect(b.parent == nil)
    #expect(b.view.window != nil)
    #expect(b.appearanceState == .appeared)
    #expect(wrapper == nil)
    play.application.rotateDevice(to: .portrait)
    play.settle()
    #expect(a.presentedViewController is UINavigationController)
    #expect(b.appearanceState == .appeared)
    a.dismiss(animated: true)
    play.settle()
    #expect(b.appearanceState == .disappeared)
    #expect(b.view.window == nil)
  }

  @Test func presentationController_beforePresenting_keepsItsSettings() {
    let play = Play()
    let (a, b) = (play.controller("A"), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = .pageSheet
    let sheet = b.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    #expect(b.activePresentationController == nil)
    a.present(b, animated: false)
    #expect(b.presentationController === sheet)
    play.settle()
    #expect(b.activePresentationController === sheet)
    let child = play.controller("C")
    b.addChild(child)
    #expect(child.sheetPresentationController === sheet)
  }
}

extension AdaptationTests.Row {
  fileprivate var isSheet: Bool {
    style == .automatic || style == .pageSheet || style == .formSheet
  }
}
