import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: roots, loading, application, search", .serialized)
struct OtherCases {
  /// BUG-117: the root is replaced while a modal is up.
  @Test(arguments: [false, true])
  func oldRootAndModalStayAliveUnlessDismissedFirst(dismissesFirst: Bool) {
    let stage = Stage(.iPhone15Pro)
    weak var oldRoot: ScreenA?
    weak var modal: ScreenB?
    do {
      let (a, b) = (stage.show(ScreenA()), ScreenB())
      (oldRoot, modal) = (a, b)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      stage.settle()
    }
    if dismissesFirst {
      oldRoot?.dismiss(animated: false)
      stage.settle()
    }
    stage.window.rootViewController = ScreenC()
    stage.settle()
    #expect((oldRoot != nil) == !dismissesFirst)
    #expect((modal != nil) == !dismissesFirst)
    // The path on which both are found: window → container view → presentation.
    #expect((modal?.presentingViewController != nil) == !dismissesFirst)
  }

  /// BUG-146: a container calls the appearance method of a child that was never loaded.
  @Test func childIsLoadedBeforeItAppears() {
    let stage = Stage(.iPhone15Pro)
    let p = ScreenP()
    p.forwards = false
    stage.show(p)
    let (b, c) = (ScreenB(), ScreenC())
    for child in [b, c] {
      p.addChild(child)
      child.didMove(toParent: p)
    }
    stage.mark()
    b.viewWillAppear(true)
    c.beginAppearanceTransition(true, animated: true)
    c.endAppearanceTransition()
    stage.settle()
    #expect(
      stage.transcript(of: c).only(.viewDidLoad, .viewWillAppear, .viewDidAppear).story == [
        "C.viewDidLoad", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
      ]
    )
    // By hand UIKit sends nothing, so there is nothing to load for.
    #expect(stage.consoleMessages.contains { $0.contains("Calling -viewWillAppear: directly") })
  }

  /// BUG-149: a launch in the background runs the root's callbacks all the same.
  @Test func backgroundLaunchRunsTheRootsCallbacks() {
    let stage = Stage(.iPhone15Pro)
    stage.enterBackground()
    stage.settle()
    let a = stage.show(ScreenA())
    #expect(stage.application.applicationState == .background)
    #expect(stage.pairs(of: a) == .appears)
    stage.watch { stage.enterForeground() }
    #expect(stage.pairs(of: a).isEmpty)
  }

  /// BUG-150: a search controller that was never used is freed with its screen.
  @Test func unusedSearchControllerIsFreedInSilence() {
    let stage = Stage(.iPhone15Pro)
    let nav = stage.show(UINavigationController(rootViewController: ScreenA()))
    weak var popped: SearchOwner?
    weak var search: UISearchController?
    do {
      let owner = SearchOwner()
      (popped, search) = (owner, owner.search)
      owner.navigationItem.searchController = owner.search
      nav.pushViewController(owner, animated: false)
      stage.settle()
    }
    nav.popViewController(animated: false)
    stage.settle()
    #expect(popped == nil)
    #expect(search == nil)
    #expect(stage.consoleMessages.isEmpty)
  }

  /// BUG-150: the rule behind it: a view touched in `deinit` is not loaded.
  @Test func viewTouchedInDeinitIsNotLoaded() {
    let stage = Stage(.iPhone15Pro)
    stage.show(ScreenA())
    stage.mark()
    do { _ = TouchesViewInDeinit() }
    stage.settle()
    #expect(stage.consoleMessages.count == 1)
    #expect(
      stage.consoleMessages.first?.contains(
        "Attempting to load the view of a view controller while it is deallocating"
      ) == true
    )
    #expect(stage.transcript.only(.viewDidLoad).isEmpty)
  }

  /// BUG-162: a port showed a black screen, as the navigation controller told its root nothing.
  @Test func navigationControllerTellsItsRoot() {
    let stage = Stage(.iPhone15Pro)
    let a = ScreenA()
    stage.show(UINavigationController(rootViewController: a))
    let story = stage.transcript(of: a).story
    let order = [
      "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
    ]
    #expect(
      story.filter(Set(order.prefix(3) + order.suffix(1)).contains) == order.prefix(3)
        + order.suffix(1)
    )
    let layout = story.lastIndex(of: "A.viewDidLayoutSubviews") ?? -1
    #expect(layout > (story.firstIndex(of: "A.viewWillAppear(false)") ?? 0))
    #expect(layout < (story.firstIndex(of: "A.viewDidAppear(false)") ?? 0))
    #expect(a.view.window === stage.window)
  }
}

/// A screen with a search that nobody opens.
private final class SearchOwner: UIViewController {
  let search = UISearchController(searchResultsController: nil)
}

/// Cleans up in a way that loads the view.
private final class TouchesViewInDeinit: UIViewController {
  deinit { MainActor.assumeIsolated { _ = self.view } }
}
