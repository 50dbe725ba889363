import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// Segues forward: RULES 14 for the order, RULES 15 for the exceptions.
@MainActor
@Suite("Segues: forward", .serialized)
struct SegueTests {
  private let stage = Stage()
  private let log = SegueLog()

  private func screen(_ name: String, _ segues: SegueTemplate...) -> SegueScreen {
    let screen = SegueScreen(name, log)
    screen.segues = segues
    return screen
  }

  private func open(_ root: UIViewController) {
    stage.show(root)
    stage.settle()
    _ = log.take()
  }

  /// Runs something that raises, and returns what it raised.
  private func exceptions(_ body: () -> Void) -> [String] {
    var raised: [String] = []
    stage.onException = { raised.append("\($0): \($1)") }
    body()
    stage.onException = nil
    return raised
  }

  // MARK: - Order

  @Test func show_inStack_preparesBeforeTheDestinationLoads() {
    let a = screen("A", .to("B", log))
    open(UINavigationController(rootViewController: a))
    a.performSegue(withIdentifier: "go", sender: nil)
    #expect(log.take() == ["B.made", "A.prepare go"])
    stage.settle()
    // The push as ever: RULES 1 (B).
    #expect(log.take() == ["B.load", "A.WD", "B.WA", "A.DD", "B.DA"])
  }

  @Test func sheet_presents_withoutCallbacksOfThePresenter() {
    let a = screen("A", .to("B", log, kind: .presentation, style: .pageSheet))
    open(a)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(log.take() == ["B.made", "A.prepare go", "B.load", "B.WA", "B.DA"])
    #expect(a.presentedViewController?.modalPresentationStyle == .pageSheet)
  }

  @Test func fullScreen_presents_withBothPairs() {
    let a = screen("A", .to("B", log, kind: .modal, style: .fullScreen))
    open(a)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    // RULES 1: the coming one's did comes first (B).
    #expect(
      log.take() == ["B.made", "A.prepare go", "B.load", "A.WD", "B.WA", "B.DA", "A.DD"]
    )
  }

  @Test func show_withoutContainer_presents() {
    let a = screen("A", .to("B", log))
    open(a)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect((a.presentedViewController as? SegueScreen)?.name == "B")
  }

  @Test func show_offWindowWithoutContainer_preparesAndDoesNothing() {
    let a = screen("A", .to("B", log))
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    // RULES 14 (B).
    #expect(log.take() == ["B.made", "A.prepare go"])
    #expect(a.presentedViewController == nil)
  }

  @Test func show_offWindowInStack_growsTheStackAndLoadsNothing() {
    let a = screen("A", .to("B", log))
    let nav = UINavigationController(rootViewController: a)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    // RULES 14 (B).
    #expect(log.take() == ["B.made", "A.prepare go"])
    #expect(nav.viewControllers.count == 2)
    #expect(nav.topViewController?.isViewLoaded == false)
  }

  @Test func show_ofAStackInAStack_presents() {
    let a = screen("A")
    a.segues = [
      SegueTemplate(identifier: "go", kind: .show) { [log] _ in
        UINavigationController(rootViewController: SegueScreen("B", log))
      }
    ]
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(nav.viewControllers == [a])
    #expect(nav.presentedViewController is UINavigationController)
  }

  @Test func showDetail_inSplit_fillsTheSecondColumn() {
    stage.end()
    let pad = Stage(.iPadPro11Inch)
    defer { pad.end() }
    let a = screen("A", .to("B", log, kind: .showDetail))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: a), for: .primary)
    split.setViewController(screen("old"), for: .secondary)
    pad.show(split)
    pad.settle()
    a.performSegue(withIdentifier: "go", sender: nil)
    pad.settle()
    let shown = split.viewController(for: .secondary)
    let names = [shown, (shown as? UINavigationController)?.topViewController]
      .compactMap { ($0 as? SegueScreen)?.name }
    #expect(names == ["B"])
  }

  @Test func performSegue_inViewDidAppear_works() {
    let a = screen("A", .to("B", log, kind: .presentation, style: .fullScreen))
    a.onAppear = { [unowned a] in a.performSegue(withIdentifier: "go", sender: nil) }
    stage.show(a)
    stage.settle()
    #expect((a.presentedViewController as? SegueScreen)?.name == "B")
  }

  @Test func show_withoutAnimation_pushesAtOnce() {
    let a = screen("A", .to("B", log, animates: false))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.loop.turn()
    #expect(log.take().last == "B.DA")
  }

  // MARK: - Triggers

  @Test func trigger_isAskedFor_andPassesTheSender() {
    let a = screen("A", .to("B", log))
    open(UINavigationController(rootViewController: a))
    let button = UIButton(frame: .zero)
    button.addTarget(a.segues[0], action: SegueTemplate.action, for: .touchUpInside)
    var sender: Any?
    a.onPrepare = { sender = $1 }
    a.agrees = false
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A.should go"])
    a.agrees = true
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A.should go", "B.made", "A.prepare go"])
    #expect(sender as? UIButton === button)
  }

  @Test func barButtonAndGesture_trigger() throws {
    let a = screen("A", .to("B", log, kind: .presentation))
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.target = a.segues[0]
    item.action = SegueTemplate.action
    a.navigationItem.rightBarButtonItem = item
    open(UINavigationController(rootViewController: a))
    var senders: [ObjectIdentifier] = []
    a.onPrepare = { senders.append(ObjectIdentifier($1 as AnyObject)) }
    let action = try #require(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    stage.settle()
    a.dismiss(animated: false)
    stage.settle()
    let tap = UITapGestureRecognizer(target: a.segues[0], action: SegueTemplate.action)
    a.view.addGestureRecognizer(tap)
    stage.tap(a.view)
    stage.settle()
    #expect(senders == [ObjectIdentifier(item), ObjectIdentifier(tap)])
    #expect(a.presentedViewController != nil)
  }

  @Test func buttonWithSegueAndAction_pushesTwice() {
    // BUG-069: two pushes (B, iOS 7; RULES 20.15 for what newer systems end with).
    let a = screen("A", .to("B", log))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    let button = UIButton(frame: .zero)
    button.addTarget(a.segues[0], action: SegueTemplate.action, for: .touchUpInside)
    button.addAction(
      UIAction { _ in a.performSegue(withIdentifier: "go", sender: nil) },
      for: .touchUpInside
    )
    var console: [String] = []
    stage.onConsoleMessage = { console.append($0) }
    button.sendActions(for: .touchUpInside)
    stage.settle()
    stage.onConsoleMessage = nil
    #expect(nav.viewControllers.count == 3)
    #expect(
      console.map { $0.components(separatedBy: ". ")[0] } == [
        "[Understudy] <SegueScreen: #1> performs the segue 'go' twice in one turn"
      ]
    )
  }

  // MARK: - Destinations

  @Test func segueAction_makesTheDestination() {
    let a = screen("A")
    var arguments: [String] = []
    a.makers["makeB:sender:segueIdentifier:"] = { [log] call in
      let coder: NSCoder? = call[0]
      let sender: String? = call[1]
      let identifier: String? = call[2]
      arguments = ["\(coder != nil)", sender ?? "-", identifier ?? "-"]
      return SegueScreen("own", log)
    }
    a.makers["refuse:"] = { _ in nil }
    let maker: SegueTemplate.DestinationMaker = { [log] creator in
      creator?(NSCoder()) ?? SegueScreen("default", log)
    }
    a.segues = [
      SegueTemplate(
        identifier: "own",
        kind: .show,
        creationSelector: "makeB:sender:segueIdentifier:",
        makeDestination: maker
      ),
      SegueTemplate(
        identifier: "default",
        kind: .show,
        creationSelector: "refuse:",
        makeDestination: maker
      ),
    ]
    let nav = UINavigationController(rootViewController: a)
    a.performSegue(withIdentifier: "own", sender: "me")
    #expect(arguments == ["true", "me", "own"])
    #expect((nav.topViewController as? SegueScreen)?.name == "own")
    a.performSegue(withIdentifier: "default", sender: nil)
    #expect((nav.topViewController as? SegueScreen)?.name == "default")
  }

  @Test func style_changedInPrepare_wins() {
    let a = screen("A", .to("B", log, kind: .presentation, style: .fullScreen))
    open(a)
    a.onPrepare = { segue, _ in
      #expect(segue.destination.modalPresentationStyle == .fullScreen)
      segue.destination.modalPresentationStyle = .overFullScreen
    }
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(a.presentedViewController?.presentationController?.presentationStyle == .overFullScreen)
    #expect(!log.take().contains("A.WD"))
  }

  @Test func popover_hasItsAnchorInPrepare() {
    let pad = screen("A")
    open(pad)
    let anchor = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
    let through = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
    for view in [anchor, through] { pad.view.addSubview(view) }
    let place = SegueTemplate.PopoverPlace(
      sourceRect: CGRect(x: 1, y: 2, width: 3, height: 4),
      arrowDirections: [.up, .left],
      passthroughViews: { [through] }
    ) { anchor }
    pad.segues = [
      SegueTemplate(identifier: "pop", kind: .popoverPresentation, popover: place) { [log] _ in
        SegueScreen("B", log)
      }
    ]
    pad.onPrepare = { segue, _ in
      let popover = segue.destination.popoverPresentationController
      #expect(popover?.sourceView === anchor)
      #expect(popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(popover?.permittedArrowDirections == [.up, .left])
      #expect(popover?.passthroughViews == [through])
    }
    pad.performSegue(withIdentifier: "pop", sender: nil)
    stage.settle()
    #expect(log.take() == ["A.prepare pop", "B.load", "B.WA", "B.DA"])
  }

  // MARK: - Classes

  @Test func customSegue_goesItsOwnWay() {
    let a = screen("A", .to("B", log, kind: .custom, segueClass: NotingSegue.self))
    open(a)
    a.performSegue(withIdentifier: "go", sender: nil)
    #expect(log.take() == ["B.made", "segue init", "A.prepare go", "segue perform"])
  }

  @Test func customSegue_withoutPerform_raises() {
    let a = screen("A", .to("B", log, kind: .custom, segueClass: LazySegue.self))
    let raised = exceptions { a.performSegue(withIdentifier: "go", sender: nil) }
    #expect(
      raised == [
        "NSInternalInconsistencyException: Could not perform segue with identifier 'go'. A segue "
          + "must either have a performHandler or it must override -perform."
      ]
    )
  }

  @Test func segueOfAPresentation_livesAsLong() {
    weak var kept: DelegateSegue?
    let a = screen("A", .to("B", log, kind: .presentation, segueClass: DelegateSegue.self))
    open(a)
    a.onPrepare = { segue, _ in kept = segue as? DelegateSegue }
    a.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(kept?.asked == ["presented"])
    a.onPrepare = nil
    a.dismiss(animated: true)
    stage.settle()
    #expect(kept == nil)
    #expect(stage.leakWatch.leaks.isEmpty)
  }

  @Test func performHandler_isCalled() {
    let a = screen("A")
    let segue = UIStoryboardSegue(identifier: "x", source: a, destination: screen("B")) {
      [log] in log.note("handled")
    }
    segue.perform()
    #expect(log.take() == ["handled"])
  }

  // MARK: - Errors

  @Test func unknownIdentifier_raisesAndTellsTheKnownOnes() {
    let a = screen("A", .to("B", log, identifier: "detail"), .to("C", log, identifier: "about"))
    var console: [String] = []
    stage.onConsoleMessage = { console.append($0) }
    // BUG-133.
    let raised = exceptions { a.performSegue(withIdentifier: "x", sender: nil) }
    let bare = exceptions { screen("D").performSegue(withIdentifier: "x", sender: nil) }
    stage.onConsoleMessage = nil
    let text = "has no segue with identifier 'x'"
    #expect(
      raised == ["NSInvalidArgumentException: Receiver (<SegueScreen: #1>) \(text)"]
    )
    #expect(bare == ["NSInvalidArgumentException: Receiver (<SegueScreen: #2>) \(text)"])
    #expect(console.first?.hasSuffix("has no segue 'x'; its 2 segues: about, detail.") == true)
  }

  @Test func push_withoutStack_raises() {
    let a = screen(
      "A",
      .to("B", log, kind: .push, identifier: "go"),
      .to("B", log, kind: .push, identifier: nil)
    )
    let raised = exceptions {
      a.performSegue(withIdentifier: "go", sender: nil)
      a.segues[1].trigger(sender: nil)
    }
    let text =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    #expect(
      raised == [
        "NSGenericException: Could not find a navigation controller for segue 'go'. " + text,
        "NSGenericException: " + text,
      ]
    )
  }
}

private final class NotingSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    (source as? SegueScreen)?.log.note("segue init")
  }

  override func perform() { (source as? SegueScreen)?.log.note("segue perform") }
}

private final class LazySegue: UIStoryboardSegue {}

private final class DelegateSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  var asked: [String] = []

  override func perform() {
    destination.transitioningDelegate = self
    super.perform()
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("presented")
    return nil
  }
}
