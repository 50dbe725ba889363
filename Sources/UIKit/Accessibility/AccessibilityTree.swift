import CoreGraphics
import Foundation

/// Makes the tree of what assistive software and tests see.
///
/// Hidden views are left out, and what lies beside a modal view. Views in whose
/// `accessibilityElements` others are listed show these instead of their subviews. Parts of bars
/// and controls that have no views of their own are nodes, too.
@MainActor
package enum AccessibilityTree {
  /// The visible windows of the application, from the back to the front.
  package static var roots: [AccessibilityNode] {
    UIApplication.shared.windows.filter { !$0.isHidden && $0.alpha >= 0.01 }.compactMap(node(of:))
  }

  /// The elements at which a screen reader stops, in its order.
  package static var spokenElements: [AccessibilityNode] { roots.flatMap(spoken) }

  private static func spoken(_ node: AccessibilityNode) -> [AccessibilityNode] {
    if node.isElement {
      return [node] + node.children.flatMap(spoken).filter { !$0.isInsideElement }
    }
    guard node.responder?.accessibilityElements == nil else {
      return node.children.flatMap(spoken)
    }
    return readingOrder(node.children).flatMap(spoken)
  }

  /// From top to bottom, and in the direction of reading within a line.
  private static func readingOrder(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let isRightToLeft =
      UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return nodes.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      if abs(a.minY - b.minY) > 8 { return a.minY < b.minY }
      if a.minX != b.minX { return isRightToLeft ? a.minX > b.minX : a.minX < b.minX }
      return left.offset < right.offset
    }.map(\.element)
  }

  // MARK: - Views

  static func node(of view: UIView) -> AccessibilityNode? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    let node = AccessibilityNode(view, view: view, kind: kind(of: view))
    for child in children(of: view) { node.append(child) }
    if node.isElement { markInside(node) }
    return node
  }

  /// What lies in an element is spoken of by the element, but for what can be used by itself.
  private static func markInside(_ node: AccessibilityNode) {
    let keepsControls = node.responder is UITableViewCell
    for child in node.children {
      if keepsControls, child.isElement, child.responder is UIControl { continue }
      child.isInsideElement = true
      markInside(child)
    }
  }

  private static func children(of view: UIView) -> [AccessibilityNode] {
    if view.accessibilityElementsHidden { return [] }
    if let elements = view.accessibilityElements { return elements.compactMap { part($0, view) } }
    let count = view.accessibilityElementCount()
    if count > 0 {
      return (0..<count).compactMap { view.accessibilityElement(at: $0) }
        .compactMap { part($0, view) }
    }
    if let parts = AccessibilityParts.parts(of: view) { return parts }
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    if let modal = shown.last(where: isModal) { return node(of: modal).map { [$0] } ?? [] }
    return shown.compactMap(node(of:))
  }

  private static func isModal(_ view: UIView) -> Bool {
    if view.accessibilityViewIsModal { return true }
    guard let container = view as? PresentationView else { return false }
    guard container.presentation is UISheetPresentationController else {
      return container.presentation != nil
    }
    return container.dimming.map { !$0.isHidden && $0.alpha >= 0.01 } ?? false
  }

  /// A member of `accessibilityElements`.
  private static func part(_ element: Any, _ container: UIView) -> AccessibilityNode? {
    if let view = element as? UIView { return node(of: view) }
    guard let element = element as? UIResponder else { return nil }
    let traits = element.accessibilityTraits
    let made = AccessibilityNode(element, view: container, kind: kind(traits))
    for inner in element.accessibilityElements ?? [] {
      if let child = part(inner, container) { made.append(child) }
    }
    if made.isElement { markInside(made) }
    return made
  }

  // MARK: - Kinds

  private static func kind(of view: UIView) -> AccessibilityKind {
    switch view {
    case is UIWindow: return .window
    case is AlertView: return .alert
    case is ContextMenuView: return .menu
    case is ContextMenuRow: return .menuItem
    case is UINavigationBar: return .navigationBar
    case is UIToolbar: return .toolbar
    case is UITabBar: return .tabBar
    case is TabBarButton: return .tab
    case is UITableView: return .table
    case is UICollectionView: return .collectionView
    case is UITableViewCell, is UICollectionViewCell: return .cell
    case is UITextView: return .textView
    case is UIScrollView: return .scrollView
    case is UISearchTextField: return .searchField
    case let field as UITextField: return field.isSecureTextEntry ? .secureTextField : .textField
    case is UISwitch: return .switch
    case is UISlider: return .slider
    case is UIStepper: return .stepper
    case is UISegmentedControl: return .segmentedControl
    case is UIDatePicker: return .datePicker
    case is UIPickerView: return .picker
    case is UIPageControl: return .pageIndicator
    case is UIProgressView: return .progressIndicator
    case is UIActivityIndicatorView: return .activityIndicator
    default: break
    }
    let byTraits = kind(view.accessibilityTraits)
    if byTraits != .other { return byTraits }
    if view is UIButton || view is AlertButton { return .button }
    if view is UIImageView { return .image }
    return view is UILabel ? .staticText : .other
  }

  private static func kind(_ traits: UIAccessibilityTraits) -> AccessibilityKind {
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) || traits.contains(.header) { return .staticText }
    return .other
  }
}
