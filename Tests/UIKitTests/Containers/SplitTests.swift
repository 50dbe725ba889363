import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
private final class SplitLog: NSObject, UISplitViewControllerDelegate {
  var lines: [String] = []
  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?
  var collapses: Bool?
  var separated: UIViewController?

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { lines.append("mode \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { lines.append("show \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { lines.append("hide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    lines.append("expand \(proposedDisplayMode)")
    return expanded ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    lines.append("collapsed \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    lines.append("expanded \(svc.isCollapsed)")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    lines.append("gesture")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    lines.append("gesture ended")
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    lines.append("collapse")
    return collapses ?? false
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    lines.append("separate")
    return separated
  }
}

@MainActor
@Suite("Split views", .serialized)
struct SplitTests {
  @MainActor
  private struct Scene {
    let stage: Stage
    let split: UISplitViewController
    let log: SplitLog
    let columns: [UINavigationController]
    var roots: [UIViewController] { columns.compactMap(\.viewControllers.first) }
  }

  private func make(
    _ style: UISplitViewController.Style,
    on device: Device,
    landscape: Bool
  ) -> Scene {
    let stage = Stage(device)
    if landscape { stage.rotate(to: .landscapeLeft) }
    let split = UISplitViewController(style: style)
    let log = SplitLog()
    split.delegate = log
    let count = style == .tripleColumn ? 3 : 2
    let navs = (0..<count).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    if style == .unspecified {
      split.viewControllers = navs
    } else {
      let places: [UISplitViewController.Column] =
        count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, nav) in zip(places, navs) { split.setViewController(nav, for: column) }
    }
    stage.show(split)
    return Scene(stage: stage, split: split, log: log, columns: navs)
  }

  private func states(_ scene: Scene) -> [AppearanceState] { scene.roots.map(\.appearanceState) }

  // MARK: - Columns

  @Test func controller_isWrapped_butAnswersAsItWasSet() {
    let stage = Stage(.iPadPro11Inch)
    defer { stage.end() }
    let split = UISplitViewController(style: .doubleColumn)
    let detail = UIViewController()
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.splitViewController === split)
    #expect(detail.navigationController?.parent === split)
    weak let wrapper = detail.navigationController
    stage.show(split)
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    stage.settle()
    #expect(wrapper == nil)
    #expect(other.appearanceState == .appeared)
    #expect(detail.appearanceState == .disappeared)
    split.setViewController(nil, for: .secondary)
    stage.settle()
    #expect(split.children.isEmpty)
    #expect(other.appearanceState == .disappeared)
  }

  @Test func compactColumn_isShownAloneWhileCollapsed() {
    let scene = make(.doubleColumn, on: .iPhone15ProMax, landscape: true)
    defer { scene.stage.end() }
    let compact = UIViewController()
    scene.split.setViewController(compact, for: .compact)
    scene.stage.settle()
    #expect(compact.appearanceState == .disappeared)
    scene.stage.rotate(to: .portrait)
    scene.stage.settle()
    #expect(scene.log.lines.contains("top compact"))
    #expect(compact.appearanceState == .appeared)
    #expect(compact.parent === scene.split)
    #expect(states(scene) == [.disappeared, .disappeared])
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.settle()
    #expect(compact.appearanceState == .disappeared)
    #expect(states(scene) == [.appeared, .appeared])
  }

  // MARK: - Collapse and expand

  @Test func collapse_stacksTheColumns_andBack() {
    let scene = make(.doubleColumn, on: .iPhone15ProMax, landscape: true)
    defer { scene.stage.end() }
    let (primary, secondary) = (scene.columns[0], scene.columns[1])
    #expect(states(scene) == [.appeared, .appeared])
    scene.stage.rotate(to: .portrait)
    scene.stage.settle()
    #expect(scene.log.lines == ["top secondary", "collapsed true"])
    #expect(primary.viewControllers == [scene.roots[0], secondary])
    #expect(scene.split.viewControllers == [primary])
    #expect(states(scene) == [.disappeared, .appeared])
    scene.log.lines = []
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.settle()
    #expect(scene.log.lines == ["expand oneBesideSecondary", "expanded false"])
    #expect(primary.viewControllers == [scene.roots[0]])
    #expect(secondary.parent === scene.split)
    #expect(states(scene) == [.appeared, .appeared])
  }

  @Test func collapse_ontoThePrimaryColumn_ifTheDelegateSaysSo() {
    let scene = make(.doubleColumn, on: .iPhone15ProMax, landscape: true)
    defer { scene.stage.end() }
    scene.log.top = .primary
    scene.stage.rotate(to: .portrait)
    scene.stage.settle()
    #expect(states(scene) == [.appeared, .disappeared])
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(states(scene) == [.disappeared, .appeared])
    #expect(scene.split.isShowing(.secondary))
    scene.columns[0].popViewController(animated: true)
    scene.stage.settle()
    #expect(states(scene) == [.appeared, .disappeared])
    #expect(scene.split.isShowing(.primary))
    let detail = UIViewController()
    scene.split.showDetailViewController(detail, sender: nil)
    scene.stage.settle()
    #expect(detail.appearanceState == .appeared)
    scene.split.hide(.secondary)
    scene.stage.settle()
    #expect(states(scene).first == .appeared)
    scene.log.expanded = .secondaryOnly
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(detail.appearanceState == .appeared)
    #expect(states(scene).first == .disappeared)
  }

  @Test func tripleColumn_collapsesToThreeOnTheStack() {
    let scene = make(.tripleColumn, on: .iPhone15ProMax, landscape: true)
    defer { scene.stage.end() }
    #expect(states(scene) == [.disappeared, .appeared, .appeared])
    scene.stage.rotate(to: .portrait)
    scene.stage.settle()
    #expect(
      scene.columns[0].viewControllers == [scene.roots[0], scene.columns[1], scene.columns[2]]
    )
    #expect(states(scene) == [.disappeared, .disappeared, .appeared])
    scene.split.show(.supplementary)
    scene.stage.settle()
    #expect(states(scene) == [.disappeared, .appeared, .disappeared])
  }

  /// BUG-083 and BUG-084: without an answer the detail lies on top, else it is gone.
  @Test func classicStyle_asksWhatBecomesOfTheDetail() {
    for collapses in [false, true] {
      let scene = make(.unspecified, on: .iPhone15ProMax, landscape: true)
      defer { scene.stage.end() }
      let (master, detail) = (scene.columns[0], scene.columns[1])
      scene.log.collapses = collapses
      scene.stage.rotate(to: .portrait)
      scene.stage.settle()
      #expect(scene.log.lines == ["collapse"])
      #expect(scene.split.viewControllers == [master])
      #expect(detail.parent === (collapses ? nil : master))
      #expect(
        states(scene) == (collapses ? [.appeared, .disappeared] : [.disappeared, .appeared])
      )
      if collapses { scene.log.separated = detail }
      scene.stage.rotate(to: .landscapeLeft)
      scene.stage.settle()
      #expect(scene.log.lines == ["collapse", "separate"])
      #expect(scene.split.viewControllers == [master, detail])
      #expect(states(scene) == [.appeared, .appeared])
    }
  }

  @Test func classicStyle_atLaunchInCompactWidth() {
    let scene = make(.unspecified, on: .iPhone15Pro, landscape: false)
    defer { scene.stage.end() }
    #expect(scene.columns[0].topViewController === scene.columns[1])
    #expect(states(scene) == [.disappeared, .appeared])
    let pushed = UIViewController()
    scene.split.showDetailViewController(pushed, sender: nil)
    scene.stage.settle()
    #expect(scene.columns[0].topViewController === pushed)
  }

  @Test func overriddenTraits_collapse() {
    let scene = make(.doubleColumn, on: .iPadPro11Inch, landscape: true)
    defer { scene.stage.end() }
    let parent = UIViewController()
    scene.stage.window.rootViewController = parent
    scene.stage.settle()
    parent.addChild(scene.split)
    parent.view.addSubview(scene.split.view)
    scene.split.didMove(toParent: parent)
    scene.stage.settle()
    #expect(!scene.split.isCollapsed)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: scene.split
    )
    scene.stage.settle()
    #expect(scene.split.isCollapsed)
    #expect(states(scene) == [.disappeared, .appeared])
  }

  // MARK: - Display modes

  @Test func showAndHide_changeTheMode_andTellTheDelegate() {
    let scene = make(.doubleColumn, on: .iPadPro11Inch, landscape: false)
    defer { scene.stage.end() }
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.log.lines == ["mode oneOverSecondary", "show primary"])
    #expect(states(scene) == [.appeared, .appeared])
    #expect(scene.columns[1].view.frame.minX == 0)
    scene.stage.tap(at: CGPoint(x: 700, y: 600))
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.log.lines.suffix(2) == ["mode secondaryOnly", "hide primary"])
    #expect(states(scene) == [.disappeared, .appeared])
    scene.stage.drag(from: CGPoint(x: 1, y: 500), to: CGPoint(x: 300, y: 500))
    scene.stage.settle()
    #expect(scene.log.lines.contains("gesture"))
    #expect(scene.log.lines.last == "gesture ended" || scene.split.displayMode == .oneOverSecondary)
    #expect(states(scene) == [.appeared, .appeared])
    scene.split.preferredDisplayMode = .secondaryOnly
    scene.stage.settle()
    #expect(states(scene) == [.disappeared, .appeared])
    scene.stage.tap(scene.split.displayModeButtonItem)
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneOverSecondary)
  }

  @Test func tripleColumn_showsOneOrTwoBeside() {
    let scene = make(.tripleColumn, on: .iPadPro11Inch, landscape: true)
    defer { scene.stage.end() }
    #expect(scene.split.splitBehavior == .tile)
    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .twoBesideSecondary)
    #expect(states(scene) == [.appeared, .appeared, .appeared])
    scene.split.hide(.supplementary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.split.preferredSplitBehavior = .displace
    scene.split.preferredDisplayMode = .twoDisplaceSecondary
    scene.stage.settle()
    let width = scene.split.supplementaryColumnWidth + scene.split.primaryColumnWidth
    #expect(scene.columns[2].view.frame.minX == width)
    #expect(scene.columns[2].view.frame.maxX > scene.split.view.bounds.maxX)
  }

  @Test func widths_keepTheirLimits() {
    let scene = make(.doubleColumn, on: .iPadPro11Inch, landscape: true)
    defer { scene.stage.end() }
    let total = scene.split.view.bounds.width
    #expect(scene.split.primaryColumnWidth == 320)
    scene.split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(scene.split.primaryColumnWidth == total / 2)
    scene.split.maximumPrimaryColumnWidth = 400
    #expect(scene.split.primaryColumnWidth == 400)
    scene.split.preferredPrimaryColumnWidth = 100
    scene.split.minimumPrimaryColumnWidth = 200
    scene.stage.settle()
    #expect(scene.columns[0].view.frame.width == 200)
    #expect(scene.columns[1].view.frame.minX == 200)
    scene.split.primaryEdge = .trailing
    scene.stage.settle()
    #expect(scene.columns[0].view.frame.minX == total - 200)
  }
}
