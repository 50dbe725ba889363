import CoreGraphics

/// The commit: properties, constraints upwards, layout downwards, until clean,
/// then display (RULES 10).
///
/// Every pass walks marked branches only. A hierarchy that asks for layout in
/// each pass is stopped after a fixed number of passes, with the views named.
@MainActor
enum UpdateCycle {
  static let passLimit = 100

  static func commit(_ windows: [UIWindow]) {
    for window in windows where window.isDirty && !window.isHidden { settle(window) }
  }

  private static func settle(_ window: UIWindow) {
    for _ in 0..<passLimit {
      guard window.needsUpdate else {
        // Layers without views have marks of their own.
        window.layer.layoutTree()
        guard !window.needsUpdate else { continue }
        if window.isDirty { GraphicsStack.drawing { displayMarked(window, $0) } }
        window.layer.displayTree()
        return
      }
      pass(over: window)
    }
    ConsoleMessage.layoutNeverSettles(restless(in: window)).emit()
    clearMarks(window)
  }

  private static func pass(over view: UIView) {
    updateProperties(view)
    updateConstraints(view)
    layout(view)
  }

  // MARK: - At once

  static func layoutIfNeeded(_ view: UIView) {
    for _ in 0..<passLimit {
      guard view.needsUpdate else { return }
      pass(over: view)
    }
    ConsoleMessage.layoutNeverSettles(restless(in: view)).emit()
    clearMarks(view)
  }

  static func updatePropertiesIfNeeded(_ view: UIView) {
    updateProperties(view)
  }

  static func updateConstraintsIfNeeded(_ view: UIView) {
    updateConstraints(view)
  }

  // MARK: - Passes

  private static func updateProperties(_ view: UIView) {
    guard !waitsForAppearing(view) else { return }
    if view.flags.contains(.needsUpdateProperties) {
      view.flags.remove(.needsUpdateProperties)
      if let controller = view.owningController, controller.needsUpdateProperties {
        controller.needsUpdateProperties = false
        Doorway.send(.updateProperties, to: controller)
      }
      view.updateProperties()
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    for subview in view._subviews where subview.isDirty { updateProperties(subview) }
  }

  private static func updateConstraints(_ view: UIView) {
    guard !waitsForAppearing(view) else { return }
    if view.flags.contains(.descendantIsDirty) {
      for subview in view._subviews where subview.isDirty { updateConstraints(subview) }
    }
    guard view.flags.contains(.needsUpdateConstraints) else { return }
    view.flags.remove(.needsUpdateConstraints)
    if let controller = view.owningController {
      Doorway.send(.updateViewConstraints, to: controller)
    } else {
      view.updateConstraints()
    }
  }

  /// Whether the controller of a view has to hear first that it is appearing.
  ///
  /// `viewIsAppearing` comes right before the first layout of the view, updates of
  /// properties and constraints between the two.
  private static func waitsForAppearing(_ view: UIView) -> Bool {
    guard view.flags.contains(.needsLayout), let controller = view.owningController else {
      return false
    }
    return controller.appearance.owesIsAppearing && view._window != nil
  }

  /// Updates what was marked or inserted after its turn in this pass.
  private static func updateBeforeLayout(_ view: UIView, didWait: Bool) {
    let marks: ViewFlags = [.needsUpdateProperties, .needsUpdateConstraints]
    guard didWait || !view.flags.isDisjoint(with: marks) else { return }
    updateProperties(view)
    updateConstraints(view)
  }

  private static func layout(_ view: UIView) {
    if view.flags.contains(.needsLayout) {
      if view.isPlainLeaf {
        view.flags.subtract([.updateMarks, .descendantIsDirty])
        return
      }
      view.flags.remove(.needsLayout)
      layOutNow(view)
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    view.flags.remove(.descendantIsDirty)
    for subview in view._subviews where subview.isDirty { layout(subview) }
    for subview in view._subviews where subview.isDirty {
      view.flags.insert(.descendantIsDirty)
      return
    }
  }

  /// Lays out one view: what its controller is told, and in which order.
  private static func layOutNow(_ view: UIView) {
    guard !view.flags.contains(.isLayingOut) else { return }
    view.flags.insert(.isLayingOut)
    defer { view.flags.remove(.isLayingOut) }
    if view._window != nil { view.noticeSafeAreaChange() }
    guard let controller = view.owningController else {
      updateBeforeLayout(view, didWait: false)
      view.layoutSublayers(of: view.layer)
      return
    }
    let didWait = controller.appearance.owesIsAppearing
    AppearanceMachine.sendIsAppearingIfDue(to: controller)
    updateBeforeLayout(view, didWait: didWait)
    Doorway.send(.viewWillLayoutSubviews, to: controller)
    view.flags.remove(.needsLayout)
    view.layoutSublayers(of: view.layer)
    Doorway.send(.viewDidLayoutSubviews, to: controller)
  }

  private static func displayMarked(_ view: UIView, _ drawing: ViewDrawing) {
    if view.flags.contains(.needsDisplay) {
      view.flags.remove(.needsDisplay)
      // A plain view draws nothing.
      if type(of: view) != UIView.self {
        view.display(view.ownedLayer)
        drawing.draw(view)
      }
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    view.flags.remove(.descendantIsDirty)
    for subview in view._subviews where subview.isDirty { displayMarked(subview, drawing) }
  }

  // MARK: - When it does not settle

  private static func restless(in view: UIView) -> [UIView] {
    var found = view.flags.isDisjoint(with: .updateMarks) ? [] : [view]
    for subview in view._subviews where subview.isDirty { found += restless(in: subview) }
    return found
  }

  private static func clearMarks(_ view: UIView) {
    view.flags.subtract(.anyMark)
    view.flags.remove(.descendantIsDirty)
    for subview in view._subviews where subview.isDirty { clearMarks(subview) }
  }
}

extension ViewFlags {
  /// The marks that another pass has to clear; display comes once at the end.
  static let updateMarks: ViewFlags = [
    .needsLayout, .needsUpdateConstraints, .needsUpdateProperties,
  ]
}

extension UIView {
  /// Whether nothing could come of laying the view out: nobody overrides anything, nothing lies below.
  var isPlainLeaf: Bool {
    _subviews.isEmpty && type(of: self) == UIView.self && attachments == nil
      && owningController == nil
  }

  /// Whether this view or one below needs another pass before display.
  fileprivate var needsUpdate: Bool {
    if !flags.isDisjoint(with: .updateMarks) { return true }
    guard flags.contains(.descendantIsDirty) else { return false }
    for view in _subviews where view.needsUpdate { return true }
    return false
  }
}
