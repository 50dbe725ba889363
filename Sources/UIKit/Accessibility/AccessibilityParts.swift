import CoreGraphics
import Foundation

/// The parts of bars and controls that have no views of their own.
@MainActor
enum AccessibilityParts {
  /// The parts of a view; `nil` if its subviews are its parts.
  static func parts(of view: UIView) -> [AccessibilityNode]? {
    switch view {
    case let bar as UINavigationBar: parts(of: bar)
    case let bar as UIToolbar: row(bar.items ?? [], in: bar, fromRight: false)
    case let control as UISegmentedControl: parts(of: control)
    case let stepper as UIStepper: parts(of: stepper)
    default: nil
    }
  }

  // MARK: - Bars

  private static func parts(of bar: UINavigationBar) -> [AccessibilityNode]? {
    guard let item = bar.topItem else { return nil }
    var nodes: [AccessibilityNode] = []
    if let back = backButton(of: bar, item) { nodes.append(back) }
    let left = row(item.shownAtLeft, in: bar, fromRight: false)
    nodes += left
    if let title = title(of: bar, item) { nodes.append(title) }
    nodes += row(item.shownAtRight, in: bar, fromRight: true).reversed()
    for view in bar.subviews where !view.isHidden && !isShown(view, by: nodes) {
      if let node = AccessibilityTree.node(of: view) { nodes.append(node) }
    }
    return nodes
  }

  private static func isShown(_ view: UIView, by nodes: [AccessibilityNode]) -> Bool {
    nodes.contains { $0.view === view }
  }

  private static func backButton(
    of bar: UINavigationBar,
    _ item: UINavigationItem
  ) -> AccessibilityNode? {
    guard let navigation = bar.next?.next as? UINavigationController ?? owner(of: bar),
      navigation.viewControllers.count > 1, let top = navigation.topViewController,
      navigation.showsBackButton(of: top)
    else { return nil }
    let below = navigation.viewControllers[navigation.viewControllers.count - 2].navigationItem
    let label =
      below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title
      ?? navigation.viewControllers[navigation.viewControllers.count - 2].title ?? "Back"
    let frame = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: 8, y: 0, width: 80, height: min(bar.bounds.height, 44)),
      in: bar
    )
    let node = AccessibilityNode(
      partOf: bar,
      kind: .button,
      label: label.isEmpty ? "Back" : label,
      frame: frame
    )
    node.identifier = below.backBarButtonItem?.accessibilityIdentifier ?? "BackButton"
    node.traits = .button
    node.activation = .action { [weak navigation] in navigation?.tapBackButton() }
    return node
  }

  private static func owner(of bar: UINavigationBar) -> UINavigationController? {
    var responder: UIResponder? = bar.next
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation }
      responder = current.next
    }
    return nil
  }

  private static func title(
    of bar: UINavigationBar,
    _ item: UINavigationItem
  ) -> AccessibilityNode? {
    guard item.titleView == nil else { return nil }
    let controller = owner(of: bar)?.topViewController
    guard let text = item.title ?? controller?.title, !text.isEmpty else { return nil }
    let frame = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: bar.bounds.width / 4, y: 0, width: bar.bounds.width / 2, height: 44),
      in: bar
    )
    let node = AccessibilityNode(partOf: bar, kind: .staticText, label: text, frame: frame)
    node.traits = [.staticText, .header]
    node.activation = .action {}
    return node
  }

  private static func row(
    _ items: [UIBarButtonItem],
    in bar: UIView,
    fromRight: Bool
  ) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var place: CGFloat = 16
    for item in items where !item.isSpace && !item.isHidden {
      let width: CGFloat = max(item.width, 44)
      let x = fromRight ? bar.bounds.width - place - width : place
      place += width + 8
      if let view = item.customView {
        if let node = AccessibilityTree.node(of: view) { nodes.append(node) }
        continue
      }
      guard item.isAccessibilityElement else { continue }
      let frame = UIAccessibility.convertToScreenCoordinates(
        CGRect(x: x, y: 0, width: width, height: min(bar.bounds.height, 44)),
        in: bar
      )
      let label =
        item.accessibilityLabel ?? item.title
        ?? item.madeAs.flatMap(BarItemWords.label)
        ?? item.image.flatMap(AccessibilityDefaults.imageLabel)
      let node = AccessibilityNode(partOf: bar, kind: .button, label: label, frame: frame)
      node.identifier = item.accessibilityIdentifier
      node.hint = item.accessibilityHint
      node.value = item.accessibilityValue
      node.traits = item.accessibilityTraits
      if !item.isEnabled { node.traits.insert(.notEnabled) }
      if item.isSelected { node.traits.insert(.selected) }
      node.activation = .action { [weak bar] in
        if item.opensMenu, let menu = item.menu, let bar {
          ContextMenuPresenter.current.open(menu, from: bar, sender: item)
        } else {
          item.trigger()
        }
      }
      nodes.append(node)
    }
    return nodes
  }

  // MARK: - Controls

  private static func parts(of control: UISegmentedControl) -> [AccessibilityNode] {
    let count = control.numberOfSegments
    guard count > 0 else { return [] }
    var x: CGFloat = 0
    return control.segmentWidths.enumerated().map { index, width in
      let area = CGRect(x: x, y: 0, width: width, height: control.bounds.height)
      x += width
      let label =
        control.titleForSegment(at: index)
        ?? control.imageForSegment(at: index).flatMap(AccessibilityDefaults.imageLabel)
      let node = AccessibilityNode(
        partOf: control,
        kind: .button,
        label: label,
        frame: UIAccessibility.convertToScreenCoordinates(area, in: control)
      )
      node.traits = .button
      if control.selectedSegmentIndex == index { node.traits.insert(.selected) }
      if !control.isEnabled || !control.isEnabledForSegment(at: index) {
        node.traits.insert(.notEnabled)
      }
      return node
    }
  }

  private static func parts(of stepper: UIStepper) -> [AccessibilityNode] {
    let half = stepper.bounds.width / 2
    return [("Decrement", 0), ("Increment", half)].map { label, x in
      let area = CGRect(x: x, y: 0, width: half, height: stepper.bounds.height)
      let node = AccessibilityNode(
        partOf: stepper,
        kind: .button,
        label: label,
        frame: UIAccessibility.convertToScreenCoordinates(area, in: stepper)
      )
      node.traits = stepper.isEnabled ? .button : [.button, .notEnabled]
      return node
    }
  }
}

extension UIBarButtonItem {
  /// Whether a tap opens the menu: there is nothing else to do.
  var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }
}

/// The labels of the system's bar items, in English.
enum BarItemWords {
  static func label(_ item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    default: nil
    }
  }
}
