import Foundation
import Testing
import Understudy

@testable import UIKit

/// A controller that embeds another one as app code does, when its view is loaded.
private final class Embedding: UIViewController {
  let embedded: UIViewController

  init(_ embedded: UIViewController) {
    self.embedded = embedded
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(embedded)
    embedded.view.frame = view.bounds.insetBy(dx: 20, dy: 100)
    view.addSubview(embedded.view)
    embedded.didMove(toParent: self)
  }

  func takeOut() {
    embedded.willMove(toParent: nil)
    embedded.view.removeFromSuperview()
    embedded.removeFromParent()
  }
}

@MainActor
@Suite("Containers inside containers", .serialized)
struct EmbeddingTests {
  private func expectLegal(_ stage: Stage) {
    #expect(Contract().findings(in: stage.transcript).isEmpty)
    #expect(stage.consoleMessages.isEmpty)
  }

  @Test func pagesInAScreenInAStackInATab_appearAndSwipe() {
    let stage = Stage()
    defer { stage.end() }
    let list = (0..<3).map { _ in UIViewController() }
    let source = Leaves(list)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([list[0]], direction: .forward, animated: false)
    let screen = Embedding(pages)
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen), other]
    stage.show(tabs)
    #expect(pages.appearanceState == .appeared)
    #expect(list[0].appearanceState == .appeared)
    stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
    stage.settle()
    #expect(list.map(\.appearanceState) == [.disappeared, .appeared, .disappeared])
    stage.tapTab(of: other, in: tabs)
    stage.settle()
    #expect(list[1].appearanceState == .disappeared)
    #expect(pages.appearanceState == .disappeared)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(list[1].appearanceState == .appeared)
    expectLegal(stage)
  }

  @Test func tabsInAPlainController_areFreedWithIt() {
    let stage = Stage()
    defer { stage.end() }
    weak var freed: UIViewController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      freed = tabs.viewControllers?.first
      let screen = Embedding(tabs)
      stage.show(screen)
      #expect(tabs.viewControllers?.first?.appearanceState == .appeared)
      stage.tapTab(of: tabs.viewControllers![1], in: tabs)
      stage.settle()
      #expect(tabs.selectedIndex == 1)
      screen.takeOut()
      stage.settle()
      #expect(tabs.viewControllers?.map(\.appearanceState) == [.disappeared, .disappeared])
      stage.window.rootViewController = nil
      stage.settle()
    }
    #expect(freed == nil)
    expectLegal(stage)
  }

  @Test func splitInATab_collapsesWithTheDevice() throws {
    let stage = Stage(.iPhone15ProMax)
    defer { stage.end() }
    stage.rotate(to: .landscapeLeft)
    let split = UISplitViewController(style: .doubleColumn)
    let columns = [UIViewController(), UIViewController()]
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    let tabs = UITabBarController()
    tabs.viewControllers = [split, UIViewController()]
    stage.show(tabs)
    #expect(columns.map(\.appearanceState) == [.appeared, .appeared])
    tabs.selectedIndex = 1
    stage.settle()
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(columns.map(\.appearanceState) == [.disappeared, .disappeared])
    tabs.selectedIndex = 0
    stage.settle()
    #expect(split.isCollapsed)
    #expect(columns.map(\.appearanceState) == [.disappeared, .appeared])
    expectLegal(stage)
  }

  @Test func childOfAPage_goesWithItsPage() {
    let stage = Stage()
    defer { stage.end() }
    let child = UIViewController()
    let list = [Embedding(child), UIViewController()]
    let source = Leaves(list)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([list[0]], direction: .forward, animated: false)
    stage.show(pages)
    #expect(child.appearanceState == .appeared)
    let swipe = stage.beginPageSwipe(pages, .forward)
    swipe.move(to: 0.3)
    #expect(child.appearanceState == .disappearing)
    swipe.cancel()
    stage.settle()
    #expect(child.appearanceState == .appeared)
    stage.beginPageSwipe(pages, .forward).finish()
    stage.settle()
    #expect(child.appearanceState == .disappeared)
    expectLegal(stage)
  }
}
