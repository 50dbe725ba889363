import Foundation
public import UIKit

/// What a gesture of a stage aims at: a view, a point of the window, an element, or a query.
@preconcurrency @MainActor
public protocol GestureTarget {
  /// The place to touch; the stage has come to rest if the target is looked for on the screen.
  ///
  /// - Parameter stage: The stage.
  /// - Returns: The place.
  /// - Throws: ``QueryError`` if there is no such place, or nobody can touch it.
  func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace
}

/// A point of a window, and what lies there.
@preconcurrency @MainActor
public struct TouchPlace {
  /// The window that gets the touch.
  public let window: UIWindow
  /// The point in the window.
  public let point: CGPoint
  /// The view that was meant; `nil` for a bare point.
  public let view: UIView?
  /// The size of what was meant, in points.
  public let size: CGSize
  /// What a tap does where there is no view to touch, as on a bar item.
  let action: (() -> Void)?

  init(
    window: UIWindow,
    point: CGPoint,
    view: UIView? = nil,
    size: CGSize = CGSize(width: 100, height: 100),
    action: (() -> Void)? = nil
  ) {
    self.window = window
    self.point = point
    self.view = view
    self.size = size
    self.action = action
  }
}

extension CGPoint: GestureTarget {
  /// The point itself, in the window of the stage.
  @MainActor
  public func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace {
    TouchPlace(window: stage.window, point: self)
  }
}

extension UIView: GestureTarget {
  /// The middle of the view; it is scrolled to if it lies beside the screen.
  public func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace {
    try Reach(self, stage).place()
  }
}

extension ElementQuery: GestureTarget {
  /// The place of the only match.
  @MainActor
  public func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace {
    try stage.element(self).touchPlace(on: stage)
  }
}

extension String: GestureTarget {
  /// The place of the only element with the text.
  @MainActor
  public func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace {
    try ElementQuery.text(self).touchPlace(on: stage)
  }
}

extension Element: GestureTarget {
  /// The activation point of the element; it is scrolled to if it lies beside the screen.
  public func touchPlace(on stage: Stage) throws(QueryError) -> TouchPlace {
    guard let view = node.view else { throw .offWindow(description) }
    guard node.isEnabled else { throw .disabled(description) }
    if case .action(let action) = node.activation {
      guard let window = view.window else { throw .offWindow(description) }
      let point = window.convert(node.activationPoint, from: nil as UIWindow?)
      return TouchPlace(
        window: window,
        point: point,
        view: view,
        size: node.frame.size,
        action: action
      )
    }
    return try Reach(view, stage, name: description, point: pointInView(view), size: frame.size)
      .place()
  }

  private func pointInView(_ view: UIView) -> CGPoint {
    guard let window = view.window else { return .zero }
    return view.convert(window.convert(node.activationPoint, from: nil as UIWindow?), from: nil)
  }
}

/// Whether a finger can reach a view, and where.
@MainActor
struct Reach {
  private let view: UIView
  private let stage: Stage
  private let name: String
  private let point: CGPoint
  private let size: CGSize

  init(
    _ view: UIView,
    _ stage: Stage,
    name: String? = nil,
    point: CGPoint? = nil,
    size: CGSize? = nil
  ) {
    self.view = view
    self.stage = stage
    self.name = name ?? Reach.name(of: view)
    self.point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    self.size = size ?? view.bounds.size
  }

  /// A view in words: its element, or its class.
  static func name(of view: UIView) -> String {
    let words = [view.accessibilityLabel, view.accessibilityIdentifier].compactMap { $0 }
    let type = String(describing: type(of: view))
    return words.first.map { "\(type) '\($0)'" } ?? type
  }

  func place() throws(QueryError) -> TouchPlace {
    guard let window = view.window else { throw .offWindow(name) }
    if let hidden = view.hiddenSelfOrAncestor {
      throw .hidden(name, by: hidden === view ? name : Reach.name(of: hidden))
    }
    view.window?.layoutIfNeeded()
    if !isOnScreen(in: window) { bringIn(window) }
    let place = view.convert(point, to: nil)
    guard isOnScreen(in: window) else { throw .offScreen(name) }
    let hit = window.hitTest(place, with: nil)
    guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw .covered(name, by: hit.map(Reach.name) ?? "nothing")
    }
    return TouchPlace(window: window, point: place, view: view, size: size)
  }

  private func isOnScreen(in window: UIWindow) -> Bool {
    let place = view.convert(point, to: nil)
    guard window.bounds.contains(place) else { return false }
    var current = view.superview
    while let outer = current {
      if outer is UIScrollView || outer.clipsToBounds {
        guard outer.bounds.contains(outer.convert(point, from: view)) else { return false }
      }
      current = outer.superview
    }
    return true
  }

  /// Drags the scroll views around the view until the point is seen.
  private func bringIn(_ window: UIWindow) {
    var current = view.superview
    while let outer = current {
      if let scroll = outer as? UIScrollView { Scrolling(scroll, stage).reveal(point, of: view) }
      current = outer.superview
    }
  }
}

extension UIView {
  /// The outermost view of the way up that is hidden; `nil` if all are shown.
  fileprivate var hiddenSelfOrAncestor: UIView? {
    var found: UIView?
    var current: UIView? = self
    while let view = current {
      if view.isHidden || view.alpha < 0.01 { found = view }
      current = view.superview
    }
    return found
  }
}

/// Queries where a gesture's target is wanted, as in `stage.tap(.button("Save"))`.
extension GestureTarget where Self == ElementQuery {
  /// Looks for a text: a label, an identifier or a placeholder.
  public static func text(_ text: String) -> ElementQuery { ElementQuery.text(text) }

  /// Looks for an accessibility label.
  public static func label(_ label: String) -> ElementQuery { ElementQuery.label(label) }

  /// Looks for a part of an accessibility label.
  public static func label(containing part: String) -> ElementQuery {
    ElementQuery.label(containing: part)
  }

  /// Looks for an accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery.identifier(identifier)
  }

  /// Looks for a kind of element, with a text or without one.
  public static func kind(_ kind: ElementKind, _ text: String? = nil) -> ElementQuery {
    ElementQuery.kind(kind, text)
  }

  /// Looks for a button.
  public static func button(_ text: String? = nil) -> ElementQuery { ElementQuery.button(text) }

  /// Looks for a cell of a table or collection view.
  public static func cell(_ text: String? = nil) -> ElementQuery { ElementQuery.cell(text) }

  /// Looks for a text on the screen.
  public static func staticText(_ text: String? = nil) -> ElementQuery {
    ElementQuery.staticText(text)
  }

  /// Looks for a text field.
  public static func textField(_ text: String? = nil) -> ElementQuery {
    ElementQuery.textField(text)
  }

  /// Looks for a switch.
  public static func `switch`(_ text: String? = nil) -> ElementQuery { ElementQuery.switch(text) }

  /// Looks for elements with traits.
  public static func traits(_ traits: UIAccessibilityTraits) -> ElementQuery {
    ElementQuery.traits(traits)
  }
}
