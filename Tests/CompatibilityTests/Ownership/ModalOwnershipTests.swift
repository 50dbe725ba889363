import Testing
import UIKit
import Understudy

@MainActor
@Suite("Ownership: presentations, children, roots", .serialized)
struct ModalOwnershipTests {
  nonisolated static let dismissals: [Departure] = [
    UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext, .custom,
  ].flatMap { style in
    [true, false].map { animated in
      Departure(
        "dismissal of style \(style.rawValue), animated \(animated)",
        gone: ["ScreenB"],
        kept: ["ScreenA"]
      ) { $0.modal(style).dismiss(animated: animated) }
    }
  }

  nonisolated static let gestures: [Departure] = [
    Departure("finished sheet drag", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      guard let sheet = stage.modal(.pageSheet).presentedViewController else { return }
      let drag = stage.beginSheetDrag(sheet)
      drag.move(to: 0.8)
      drag.finish()
    },
    Departure("cancelled sheet drag", gone: [], kept: ["ScreenA", "ScreenB"]) { stage in
      guard let sheet = stage.modal(.pageSheet).presentedViewController else { return }
      let drag = stage.beginSheetDrag(sheet)
      drag.move(to: 0.2)
      drag.cancel()
    },
    Departure("rotated under a modal", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let a = stage.modal(.fullScreen)
      stage.rotate(to: .landscapeLeft)
      stage.settle()
      a.dismiss(animated: true)
    },
    Departure("chain of covers closed from the root", gone: ["ScreenB", "ScreenC"]) { stage in
      let a = stage.modal(.fullScreen)
      if let b = a.presentedViewController { stage.present(ScreenC(), from: b, .fullScreen) }
      a.dismiss(animated: true)
    },
    Departure("chain of sheets closed from the root", gone: ["ScreenB", "ScreenC"]) { stage in
      let a = stage.modal(.pageSheet)
      if let b = a.presentedViewController { stage.present(ScreenC(), from: b, .pageSheet) }
      a.dismiss(animated: true)
    },
    Departure("dismissed by an animator of the app", gone: ["ScreenB"], kept: ["ScreenA"]) {
      stage in
      let (a, giver) = (stage.show(ScreenA()), PresentationGiver())
      giver.animator = Animator()
      let b = ScreenB()
      b.transitioningDelegate = giver
      stage.present(b, from: a, .custom)
      a.dismiss(animated: true)
      stage.settle()
      #expect(giver.animator?.calls == 2)
    },
    Departure("presentation given up by an animator", gone: ["ScreenB"], kept: ["ScreenA"]) {
      stage in
      let (a, giver) = (stage.show(ScreenA()), PresentationGiver())
      let animator = Animator()
      animator.completes = false
      giver.animator = animator
      let b = ScreenB()
      b.transitioningDelegate = giver
      stage.present(b, from: a, .fullScreen)
      #expect(a.presentedViewController == nil)
    },
  ]

  @Test("A dismissed controller is freed", arguments: dismissals + gestures)
  func controller_dismissed_isFreed(_ departure: Departure) { departure.check() }

  nonisolated static let families: [Departure] = [
    Departure("child removed", gone: ["ScreenC"], kept: ["ScreenP"]) { stage in
      guard let child = stage.family().children.first else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    Departure("child half removed", gone: [], kept: ["ScreenC", "ScreenP"]) { stage in
      stage.family().children.first?.view.removeFromSuperview()
    },
    Departure("child swapped", gone: ["ScreenC"], kept: ["ScreenP", "ScreenD"]) { stage in
      let (p, new) = (stage.family(), ScreenD())
      let old = p.children[0]
      p.addChild(new)
      old.willMove(toParent: nil)
      p.transition(from: old, to: new, duration: 0.3, options: [], animations: nil) {
        [weak old, weak new, weak p] _ in
        old?.removeFromParent()
        new?.didMove(toParent: p)
      }
    },
    Departure("root replaced", gone: ["ScreenA"], kept: ["ScreenB"]) { stage in
      stage.show(ScreenA())
      stage.window.rootViewController = ScreenB()
    },
    Departure("stack replaced as root", gone: ["ScreenA", "ScreenB"], kept: ["ScreenC"]) { stage in
      _ = stage.stack(2)
      stage.window.rootViewController = ScreenC()
    },
    Departure("window hidden", gone: [], kept: ["ScreenA"]) { stage in
      stage.show(ScreenA())
      stage.window.isHidden = true
    },
  ]

  @Test("A removed child and a replaced root are freed", arguments: families)
  func controller_removed_isFreed(_ departure: Departure) { departure.check() }

  @Test func presenter_keepsThePresentedOne() {
    let stage = Stage(.iPhone15Pro)
    weak var presented: ScreenB?
    let a = stage.show(ScreenA())
    do {
      let b = ScreenB()
      presented = b
      stage.present(b, from: a, .fullScreen)
    }
    #expect(presented != nil)
    #expect(a.presentedViewController === presented)
  }

  @Test func parent_keepsItsChild_andSuperviewItsView() {
    let stage = Stage(.iPhone15Pro)
    let p = stage.show(ScreenP())
    weak var child: ScreenC?
    weak var view: UIView?
    do {
      let (c, plain) = (ScreenC(), UIView())
      (child, view) = (c, plain)
      p.addChild(c)
      p.view.addSubview(plain)
    }
    #expect(child != nil)
    #expect(view != nil)
    child?.removeFromParent()
    view?.removeFromSuperview()
    #expect(child == nil)
    #expect(view == nil)
  }

  @Test func transition_afterItsEnd_keepsNothing() {
    let stage = Stage(.iPhone15Pro)
    let (a, giver, animator) = (stage.show(ScreenA()), PresentationGiver(), Animator())
    giver.animator = animator
    weak var coordinator: AnyObject?
    weak var presentation: UIPresentationController?
    do {
      let b = ScreenB()
      b.transitioningDelegate = giver
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      stage.turn()
      coordinator = b.transitionCoordinator as AnyObject?
      presentation = b.presentationController
      #expect(coordinator != nil)
      stage.settle()
      a.dismiss(animated: true)
    }
    stage.settle()
    #expect(coordinator == nil)
    #expect(presentation == nil)
    #expect(animator.context == nil)
  }
}
