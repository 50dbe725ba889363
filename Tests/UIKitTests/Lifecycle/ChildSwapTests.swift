import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Containment: swaps of children", .serialized)
struct ChildSwapTests {
  @MainActor
  private struct Stage {
    let play: Play
    let p: NamedController
    let c: NamedController
    let d: NamedController

    init() {
      play = Play()
      (p, c, d) = (play.controller("P"), play.controller("C"), play.controller("D"))
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
      p.addChild(d)
      d.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      play.open(p)
    }
  }

  @Test func swap_animations_runInsideTheAnimation() {
    let stage = Stage()
    var result: Bool?
    stage.p.transition(
      from: stage.c,
      to: stage.d,
      duration: 1,
      options: .curveLinear,
      animations: { stage.d.view.center.x = 150 },
      completion: { result = $0 }
    )
    #expect(stage.d.view.superview === stage.p.view)
    MainLoop.current.advance(by: .milliseconds(250))
    #expect(stage.d.view.layer.presentation()?.position.x == 75)
    #expect(result == nil)
    stage.play.settle()
    #expect(result == true)
    #expect(stage.c.view.superview == nil)
    #expect(stage.c.parent === stage.p)
  }

  @Test func swap_zeroDuration_isDoneWithTheCommit() {
    let stage = Stage()
    var result: Bool?
    stage.p.transition(
      from: stage.c,
      to: stage.d,
      duration: 0,
      animations: { stage.d.view.center.x = 150 },
      completion: { result = $0 }
    )
    #expect(stage.d.view.layer.animationKeys() == nil)
    stage.play.turn()
    #expect(result == true)
    #expect(stage.play.log == ["C.WD-", "D.WA-", "D.IA-", "D.DA-", "C.DD-"])
  }

  @Test func swap_animationRemoved_completesUnfinishedAtOnce() {
    let stage = Stage()
    var result: Bool?
    stage.p.transition(
      from: stage.c,
      to: stage.d,
      duration: 1,
      animations: { stage.d.view.center.x = 150 },
      completion: { result = $0 }
    )
    MainLoop.current.advance(by: .milliseconds(250))
    stage.d.view.layer.removeAllAnimations()
    stage.play.turn()
    #expect(result == false)
    #expect(stage.d.appearanceState == .appeared)
    #expect(stage.c.appearanceState == .disappeared)
  }

  @Test func swap_withLook_animatesTheContainerAsAWhole() {
    let stage = Stage()
    stage.p.transition(
      from: stage.c,
      to: stage.d,
      duration: 1,
      options: .transitionCrossDissolve,
      animations: { stage.d.view.alpha = 0.5 }
    )
    #expect(stage.p.view.layer.animation(forKey: "transition") is CATransition)
    #expect(stage.d.view.layer.animationKeys() == nil)
    stage.play.settle()
    #expect(stage.p.view.layer.animationKeys() == nil)
  }

  @Test func swap_showHide_hidesInsteadOfRemoving() {
    let stage = Stage()
    stage.p.transition(
      from: stage.c,
      to: stage.d,
      duration: 0.5,
      options: .showHideTransitionViews,
      animations: nil
    )
    stage.play.settle()
    #expect(stage.c.view.superview === stage.p.view)
    #expect(stage.c.view.isHidden && !stage.d.view.isHidden)
  }

  @Test func swap_over_letsGoOfTheChildren() {
    let stage = Stage()
    stage.p.transition(from: stage.c, to: stage.d, duration: 0.5, animations: nil)
    stage.play.settle()
    #expect(stage.c.appearance.swap == nil && stage.d.appearance.swap == nil)
  }

  @Test func preferredContentSize_ofChild_tellsTheParentOnce() {
    final class Listener: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heard.append(container.preferredContentSize)
      }
    }
    let play = Play()
    let parent = Listener()
    let child = play.controller("C")
    child.preferredContentSize = CGSize(width: 1, height: 1)
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 2, height: 2)
    child.preferredContentSize = CGSize(width: 2, height: 2)
    #expect(parent.heard == [CGSize(width: 2, height: 2)])
  }

  @Test func sizeChange_reachesChildrenWithTheSizeOfTheParentsChoice() {
    final class Halver: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        if container === children[1] { return children[1].view.bounds.size }
        return CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let play = Play()
    let parent = Halver()
    let (first, fixed) = (Sized(), Sized())
    for child in [first, fixed] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    play.open(parent)
    let size = play.window.bounds.size
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(first.sizes == [CGSize(width: size.height / 2, height: size.width)])
    #expect(fixed.sizes.isEmpty)
  }

  @Test func overrideTraits_ofOneChild_countForItAlone() {
    let play = Play()
    let parent = play.controller("P")
    let (a, b) = (play.controller("A"), play.controller("B"))
    for child in [a, b] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    play.open(parent)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: a)
    play.settle()
    #expect(a.traitCollection.horizontalSizeClass == .regular)
    #expect(a.view.traitCollection.horizontalSizeClass == .regular)
    #expect(b.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: a) == wide)
    parent.setOverrideTraitCollection(nil, forChild: a)
    play.settle()
    #expect(a.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(wide, forChild: b)
    b.removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: b) == nil)
  }
}
