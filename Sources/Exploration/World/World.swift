internal import Clockwork
internal import Foundation
internal import UIKit
internal import Understudy

/// A window, a container and three controllers, and everything that can be done with them.
@MainActor
final class World {
  let stage: Stage
  let shape: Shape
  let isAnimated: Bool
  var actors: [Actor]
  private(set) var navigation: UINavigationController?
  private(set) var tabs: UITabBarController?
  private(set) var pages: UIPageViewController?
  private var pageSource: PageSource?

  /// What was done so far, in the words of scenario files.
  private(set) var script: [String] = []

  /// Adds a line to the script.
  func note(_ line: String) { script.append(line) }

  /// The finger that is on the screen.
  var finger: Finger?
  /// Whether a swipe back began; what it leaves behind when it is given up is not known.
  var hasSwiped = false
  /// The page that was set last; it may wait for the end of a change.
  weak var askedPage: UIViewController?
  /// How many calls with a completion were made; scenario files number them.
  var completions = 0
  /// Whether a root was replaced while it presented; its modal stays, as on iOS.
  var isRootAbandoned = false
  /// Whether the app is in the background.
  var isInBackground = false
  /// Whether the device lies on its side.
  var isTurned = false
  /// Exceptions that no journey should raise.
  private(set) var exceptions: [CaughtException] = []

  /// A gesture under way, with the word that scenario files have for it.
  struct Finger {
    let word: String
    let gesture: InteractiveGesture
  }

  init(_ shape: Shape, animated: Bool) {
    stage = Stage(.iPhone15Pro)
    self.shape = shape
    isAnimated = animated
    actors = [ActorA(), ActorB(), ActorC()]
    let root = setUp()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    setUpLater()
    stage.mark()
  }

  var window: UIWindow { stage.window }

  // MARK: - Shapes

  private func setUp() -> UIViewController {
    let (a, b) = (actors[0], actors[1])
    switch shape {
    case .plain, .cover, .sheet, .sheetOfStack: return a
    case .child, .manual:
      a.forwards = shape == .child
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      return a
    case .stack, .deepStack:
      let navigation = UINavigationController(rootViewController: a)
      if shape == .deepStack { navigation.pushViewController(b, animated: false) }
      self.navigation = navigation
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      self.tabs = tabs
      return tabs
    case .tabsOfStack:
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: a)
      tabs.viewControllers = [navigation, b]
      self.tabs = tabs
      self.navigation = navigation
      return tabs
    case .pages, .curl:
      let pages = UIPageViewController(
        transitionStyle: shape == .pages ? .scroll : .pageCurl,
        navigationOrientation: .horizontal
      )
      let source = PageSource(actors)
      pages.dataSource = source
      pages.setViewControllers([a], direction: .forward, animated: false)
      pageSource = source
      self.pages = pages
      return pages
    }
  }

  private func setUpLater() {
    let (a, b) = (actors[0], actors[1])
    switch shape {
    case .cover, .sheet:
      b.modalPresentationStyle = shape == .cover ? .fullScreen : .pageSheet
      a.present(b, animated: false)
    case .sheetOfStack:
      let navigation = UINavigationController(rootViewController: b)
      navigation.modalPresentationStyle = .pageSheet
      a.present(navigation, animated: false)
      self.navigation = navigation
    default: return
    }
    completions = 1
    stage.settle()
  }

  /// The page controller asks for neighbours in this order.
  func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    pageSource?.neighbour(of: page, step)
  }

  // MARK: - Doing

  /// Carries a move out and writes it down.
  func perform(_ move: Move) {
    exceptions += stage.catchExceptions {
      for statement in move.statements {
        script.append(statement.text)
        statement.action()
      }
    }
  }

  /// Lets time pass, and writes it down.
  ///
  /// - Returns: A sentence if the loop does not come to rest.
  func pass(_ pause: Pause) -> String? {
    script.append(pause.text)
    var outcome = SettleOutcome.settled
    exceptions += stage.catchExceptions {
      switch pause {
      case .settle: outcome = stage.settleLoop()
      case .turn: stage.turn()
      case .advance(let duration): outcome = stage.advanceLoop(by: duration)
      }
    }
    guard case .exhausted(let work) = outcome else { return nil }
    return "the loop does not come to rest: " + work.prefix(3).map(\.description).joined(", ")
  }

  /// Drops the strong references to what a test could hold, but not the stage.
  func letGo() {
    actors = []
    navigation = nil
    tabs = nil
    pages = nil
    pageSource = nil
    finger = nil
  }

  // MARK: - Names

  /// Every controller of the world that is alive, with its name.
  var cast: [(name: String, controller: UIViewController)] {
    var cast: [(String, UIViewController)] = zip(["A", "B", "C"], actors).map { ($0, $1) }
    if let navigation { cast.append(("N", navigation)) }
    if let tabs { cast.append(("T", tabs)) }
    if let pages { cast.append(("P", pages)) }
    return cast
  }

  /// The name of a controller in scripts and reports.
  func name(_ controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return cast.first { $0.controller === controller }?.name ?? "?"
  }

  /// A list of controllers, as scenario files write it.
  func names(_ controllers: [UIViewController]) -> String {
    "[" + controllers.map { name($0) }.joined(", ") + "]"
  }
}

/// The pages of a page controller, in a row.
@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource {
  private let row: [UIViewController]

  init(_ row: [UIViewController]) { self.row = row }

  func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = row.firstIndex(where: { $0 === page }), row.indices.contains(index + step)
    else { return nil }
    return row[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
}

extension Sequence where Element == String {
  func joined(_ separator: String) -> String { joined(separator: separator) }
}
