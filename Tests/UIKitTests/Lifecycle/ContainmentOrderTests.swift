import Testing

@testable import UIKit

@MainActor
@Suite("Containment: order of callbacks", .serialized)
struct ContainmentOrderTests {
  @Test func child_addedToVisibleParent_appears() {
    let play = Play()
    let p = play.controller("P")
    let c = play.controller("C")
    play.open(p)
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    play.settle()
    #expect(play.log == ["C.willMove", "C.load", "C.WA-", "C.didMove", "C.IA-", "C.DA-"])
    play.mark()
    c.willMove(toParent: nil)
    c.view.removeFromSuperview()
    c.removeFromParent()
    #expect(play.log == ["C.willMove(nil)", "C.WD-", "C.DD-", "C.didMove(nil)"])
  }

  @Test func parentless_belowRoot_appearsBetween() {
    let play = Play()
    let p = play.controller("P")
    let c = play.controller("C")
    p.onDidLoad = { [unowned p] in p.view.addSubview(c.view) }
    play.window.rootViewController = p
    play.window.makeKeyAndVisible()
    play.settle()
    #expect(
      play.log.filter { !$0.contains("IA") }
        == ["P.load", "C.load", "P.WA-", "C.WA-", "C.DA-", "P.DA-"]
    )
  }

  @Test func root_replaced_oldDisappears() {
    let play = Play()
    play.open(play.controller("A"))
    play.window.rootViewController = play.controller("B")
    play.settle()
    #expect(play.log == ["B.load", "A.WD-", "A.DD-", "B.WA-", "B.IA-", "B.DA-"])
  }

  @Test func tabs_loadWhenSelected() {
    let play = Play()
    let a = play.controller("A")
    let b = play.controller("B")
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    play.window.rootViewController = tabs
    play.window.makeKeyAndVisible()
    play.settle()
    #expect(!b.isViewLoaded)
    #expect(play.log.suffix(4) == ["A.load", "A.WA-", "A.IA-", "A.DA-"])
    play.mark()
    tabs.selectedIndex = 1
    play.settle()
    #expect(play.log == ["B.load", "B.WA-", "A.WD-", "B.IA-", "A.DD-", "B.DA-"])
  }
}

@MainActor
@Suite("Messages", .serialized)
struct MessageTests {
  private final class LateLoader: UIViewController {
    deinit { MainActor.assumeIsolated { _ = self.view } }
  }

  @Test func view_inDeinit_printsWarning() {
    let play = Play()
    _ = LateLoader()
    #expect(play.console.count == 1)
    #expect(play.console.first?.hasPrefix("Attempting to load the view") == true)
  }

  @Test func callback_byHand_printsWarning() {
    let play = Play()
    let a = play.controller("A")
    play.open(a)
    a.viewWillAppear(true)
    #expect(play.console.first?.contains("Calling -viewWillAppear: directly") == true)
  }

  @Test func description_ofView_hasNoAddress() {
    let play = Play()
    _ = play
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(view.description == "<UIView: #1; frame = (1 2.5; 3 4)>")
  }
}
