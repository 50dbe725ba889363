import Clockwork
import CoreGraphics
import Foundation

/// The columns of a split view controller: what was set, what is shown, and the change.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column

  @Backward var owner: UISplitViewController?
  /// The controllers as they were set.
  private(set) var given: [Column: UIViewController] = [:]
  /// The navigation controllers that were made for them.
  private var wrapped: [Column: UINavigationController] = [:]
  /// The children on screen, from the leading edge.
  private(set) var shown: [UIViewController] = []
  var isCollapsed = false
  /// The column on top while collapsed.
  var topColumn: Column?
  var chosenMode: UISplitViewController.DisplayMode?
  private var size: CGSize?
  private var run: TransitionRun?
  /// Whether a change waits until a controller has left another stack, and how often it did.
  private var isWaiting = false
  private var waits = 0
  /// What follows a change of the columns on screen: controllers that move onto a stack.
  var afterChange: (() -> Void)?
  private let news = SplitNews()

  var isClassic: Bool { owner?.style == .unspecified }

  subscript(_ column: Column) -> UIViewController? { given[column] }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  var list: [UIViewController] {
    if isCollapsed { return shown.isEmpty ? classicOrWrapped : shown }
    return classicOrWrapped
  }

  private var classicOrWrapped: [UIViewController] {
    Self.order.compactMap { isClassic ? given[$0] : container(for: $0) }
  }

  // MARK: - Display

  var display: SplitDisplay {
    let size = size ?? owner?.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return SplitDisplay(
      style: owner?.style ?? .doubleColumn,
      isPortrait: size.height > size.width,
      preferredMode: owner?.preferredDisplayMode ?? .automatic,
      preferredBehavior: owner?.preferredSplitBehavior ?? .automatic,
      chosen: chosenMode
    )
  }

  func forgetChosenMode() {
    chosenMode = nil
    update()
  }

  func sizeWillChange(to size: CGSize) {
    chosenMode = nil
    self.size = size
  }

  func choose(_ mode: SplitDisplay.Mode) {
    chosenMode = mode
    update()
  }

  private(set) lazy var modeButton: UIBarButtonItem = {
    let button = UIBarButtonItem()
    button.primaryAction = UIAction(title: "") { [weak self] _ in self?.toggleMode() }
    return button
  }()

  private func toggleMode() {
    guard let owner, !isCollapsed else { return }
    let wish = owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
    if wish != .automatic {
      choose(wish)
    } else if let mode = display.mode(showing: isTriple ? .supplementary : .primary) {
      choose(mode)
    } else {
      choose(.secondaryOnly)
    }
  }

  private var isTriple: Bool { owner?.style == .tripleColumn }

  // MARK: - Setting columns

  /// What stands for a column: the controller, or the navigation controller around it.
  func container(for column: Column) -> UIViewController? {
    guard let controller = given[column] else { return nil }
    guard !isClassic, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    if let navigation = wrapped[column] { return navigation }
    let navigation = UINavigationController(rootViewController: controller)
    wrapped[column] = navigation
    return navigation
  }

  func set(_ controller: UIViewController?, for column: Column) {
    guard given[column] !== controller else { return }
    let old = given[column] == nil ? nil : container(for: column)
    wrapped[column] = nil
    given[column] = controller
    if let new = container(for: column) { adopt(new) }
    if isCollapsed { stackDidChange(replacing: old) }
    update()
    owner?.viewIfLoaded?.setNeedsLayout()
    if let old { letGo(of: old) }
  }

  /// The classic way: both controllers at once.
  func replace(with list: [UIViewController]) {
    let old = Self.order.compactMap { container(for: $0) }
    wrapped = [:]
    given = [:]
    let places: [Column] = isTriple ? Self.order : [.primary, .secondary]
    for (column, controller) in zip(places, list) { given[column] = controller }
    let new = Self.order.compactMap { container(for: $0) }
    for controller in new { adopt(controller) }
    if isCollapsed { isCollapsed = false }
    update()
    for controller in old where !new.contains(where: { $0 === controller }) {
      letGo(of: controller)
    }
  }

  func adopt(_ controller: UIViewController) {
    guard let owner, controller.parent == nil else { return }
    owner.addChild(controller)
    Doorway.send(.didMove(toParent: owner), to: controller)
  }

  /// A controller that is in no column any more leaves, once it is not shown.
  private func letGo(of controller: UIViewController) {
    guard let owner, controller.parent === owner,
      !shown.contains(where: { $0 === controller }), !isLeaving(controller)
    else { return }
    Doorway.send(.willMove(toParent: nil), to: controller)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func isLeaving(_ controller: UIViewController) -> Bool {
    run?.transition.controllers(.leaving).contains { $0 === controller } ?? false
  }

  private func isInUse(_ controller: UIViewController) -> Bool {
    given.keys.contains { container(for: $0) === controller }
  }

  // MARK: - Showing and hiding

  func isShowing(_ column: Column) -> Bool {
    guard let container = container(for: column) else { return false }
    if isCollapsed { return column == topColumnOnScreen }
    return shown.contains { $0 === container }
  }

  func show(_ column: Column) {
    if isCollapsed {
      showCollapsed(column)
    } else if let mode = display.mode(showing: column) {
      choose(mode)
    }
  }

  func hide(_ column: Column) {
    if isCollapsed {
      hideCollapsed(column)
    } else if let mode = display.mode(hiding: column) {
      choose(mode)
    }
  }

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    let target = isCollapsed ? shown.first : container(for: .primary)
    if let navigation = target as? UINavigationController {
      (topNavigation(of: navigation)).pushViewController(controller, animated: true)
    } else if isCollapsed {
      owner?.present(controller, animated: true)
    } else {
      set(controller, for: .primary)
    }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if isCollapsed, isClassic {
      if let navigation = shown.first as? UINavigationController {
        push(controller, onto: navigation, animated: true)
      } else {
        owner?.present(controller, animated: true)
      }
      return
    }
    set(controller, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  // MARK: - On screen

  private var wanted: [UIViewController] {
    if isCollapsed { return collapsedContainer.map { [$0] } ?? [] }
    return display.columns.compactMap { container(for: $0) }
  }

  /// Brings the columns on screen in line with what is wanted.
  func update() {
    guard let owner, owner.isViewLoaded else { return }
    if let size = owner.viewIfLoaded?.bounds.size, size == self.size { self.size = nil }
    // A container on its way out ends with the columns that it has; the change waits.
    guard run == nil, owner.appearance.state != .disappearing else { return }
    let isCompact = owner.traitCollection.horizontalSizeClass == .compact
    if isCompact != isCollapsed, !given.isEmpty { isCompact ? collapse() : expand() }
    let new = wanted
    guard !new.elementsEqual(shown, by: { $0 === $1 }) else {
      tellMode(before: true)
      tellMode(before: false)
      runAfterChange()
      return
    }
    guard new.allSatisfy({ $0.parent == nil || $0.parent === owner }) else {
      waitForStack()
      return
    }
    waits = 0
    for controller in new { adopt(controller) }
    tellMode(before: true)
    change(to: new)
    runAfterChange()
  }

  private func runAfterChange() {
    let next = afterChange
    afterChange = nil
    next?()
  }

  /// A controller still leaves another stack, in a coming layout pass.
  private func waitForStack() {
    guard !isWaiting, waits < 10 else { return }
    isWaiting = true
    waits += 1
    MainLoop.current.setNeedsCommit("split view controller")
    MainLoop.current.afterCommit("split view controller") { [weak self] in
      guard let self else { return }
      isWaiting = false
      update()
    }
  }

  private func change(to new: [UIViewController]) {
    guard let owner, let root = owner.viewIfLoaded else { return }
    let leaving = shown.filter { old in !new.contains { $0 === old } }
    let coming = new.filter { one in !shown.contains { $0 === one } }
    shown = new
    guard owner.appearance.state == .appeared || owner.appearance.state == .appearing,
      root.window != nil
    else {
      for controller in coming { if let view = controller.view { root.addSubview(view) } }
      for controller in leaving { takeOut(controller) }
      root.setNeedsLayout()
      tellMode(before: false)
      return
    }
    var transition = AppearanceTransition(
      kind: .columnChange,
      leaving: leaving.first,
      coming: coming.first,
      isAnimated: false
    )
    transition.leavingBeside = Array(leaving.dropFirst())
    transition.comingBeside = Array(coming.dropFirst())
    let run = TransitionRun(transition, host: self, duration: .zero)
    self.run = run
    run.startAndFinish()
  }

  private func takeOut(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    if !isInUse(controller) { letGo(of: controller) }
  }

  private func tellMode(before: Bool) {
    guard let owner else { return }
    news.tell(before ? .before : .after, of: isCollapsed ? nil : display.mode, by: owner)
  }

  func forgetGiven(_ column: Column) {
    given[column] = nil
    wrapped[column] = nil
  }

  func give(_ controller: UIViewController, to column: Column) {
    given[column] = controller
  }
}

extension SplitColumns: TransitionHost {
  func installViews(for run: TransitionRun) {
    guard let root = owner?.viewIfLoaded else { return }
    for controller in run.transition.controllers(.coming) {
      if let view = controller.view { root.addSubview(view) }
    }
    root.setNeedsLayout()
  }

  func removeViews(for run: TransitionRun) {
    for controller in run.transition.controllers(.leaving) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  func release(for run: TransitionRun) {
    self.run = nil
    tellMode(before: false)
    for controller in run.transition.controllers(.leaving) where !isInUse(controller) {
      letGo(of: controller)
    }
    update()
  }
}
