import CoreGraphics

/// The commit: traits downwards, properties, constraints upwards, layout downwards, until
/// clean, then display (RULES 10).
///
/// Every pass walks marked branches only. A hierarchy that asks for more in
/// each pass is stopped after a fixed number of passes, with who asked for them.
@MainActor
enum UpdateCycle {
  static let passLimit = 100

  static func commit(_ windows: [UIWindow]) {
    for window in windows where window.isDirty && !window.isHidden { settle(window) }
  }

  private static func settle(_ window: UIWindow) {
    var passes = PassCount()
    while true {
      guard window.needsUpdate else {
        // Layers without views have marks of their own.
        window.layer.layoutTree()
        if window.needsUpdate { continue }
        break
      }
      guard passes.begin(over: window) else { return }
      pass(over: window)
    }
    passes.end()
    if window.isDirty { GraphicsStack.drawing { displayMarked(window, $0) } }
    window.layer.displayTree()
  }

  private static func pass(over view: UIView) {
    // What a view inherits may wait above the branch.
    if let window = view._window, window.hasWaitingTraits { window.updateWaitingTraits() }
    updateProperties(view)
    updateConstraints(view)
    layout(view)
  }

  // MARK: - At once

  /// Lays out a branch now, from the topmost of the marked views right above it.
  ///
  /// - Evidence: the documentation of `CALayer.layoutIfNeeded()` (grade A), to which that of views
  ///   leads (a printed call stack, SwiftKickMobile/SwiftMessages issue 565, grade B)
  static func layoutIfNeeded(_ view: UIView) {
    var top = view
    while let above = top._superview, above.flags.contains(.needsLayout),
      !above.flags.contains(.isLayingOut), !waitsForAppearing(above)
    {
      top = above
    }
    var passes = PassCount()
    while top.needsUpdate {
      guard passes.begin(over: top) else { return }
      pass(over: top)
    }
    passes.end()
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
      updatePropertiesNow(view)
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    for subview in view.markedSubviews where subview.isDirty { updateProperties(subview) }
  }

  private static func updatePropertiesNow(_ view: UIView) {
    // The methods are new in iOS 26.
    guard UIApplication.shared.device.isAtLeast(26) else { return }
    if let controller = view.owningController, controller.needsUpdateProperties {
      controller.needsUpdateProperties = false
      UpdateScope.run(.updateControllerProperties, on: view) {
        Doorway.send(.updateProperties, to: controller)
      }
    }
    guard type(of: view) != UIView.self else { return }
    UpdateScope.run(.updateProperties, on: view) { view.updateProperties() }
  }

  private static func updateConstraints(_ view: UIView) {
    guard !waitsForAppearing(view) else { return }
    if view.flags.contains(.descendantIsDirty) {
      for subview in view.markedSubviews where subview.isDirty { updateConstraints(subview) }
    }
    guard view.flags.contains(.needsUpdateConstraints) else { return }
    view.flags.remove(.needsUpdateConstraints)
    if let controller = view.owningController {
      UpdateScope.run(.updateViewConstraints, on: view) {
        Doorway.send(.updateViewConstraints, to: controller)
      }
    } else if type(of: view) != UIView.self {
      UpdateScope.run(.updateConstraints, on: view) { view.updateConstraints() }
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
    if view.flags.contains(.needsLayout), !view.flags.contains(.isLayingOut) {
      if view.isPlainLeaf {
        view.flags.subtract([.updateMarks, .descendantIsDirty])
        return
      }
      view.flags.remove(.needsLayout)
      layOutNow(view)
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    view.flags.remove(.descendantIsDirty)
    for subview in view.markedSubviews where subview.isDirty { layout(subview) }
    if view.hasMarkedSubview { view.flags.insert(.descendantIsDirty) }
  }

  /// Lays out one view: what its controller is told, and in which order.
  private static func layOutNow(_ view: UIView) {
    view.flags.insert(.isLayingOut)
    defer { view.flags.remove(.isLayingOut) }
    if view._window != nil { noticeSafeArea(of: view) }
    guard let controller = view.owningController else {
      updateBeforeLayout(view, didWait: false)
      UpdateScope.run(.layoutSubviews, on: view) { view.layoutSublayers(of: view.ownedLayer) }
      return
    }
    let didWait = controller.appearance.owesIsAppearing
    AppearanceMachine.sendIsAppearingIfDue(to: controller)
    updateBeforeLayout(view, didWait: didWait)
    UpdateScope.run(.viewWillLayoutSubviews, on: view) {
      Doorway.send(.viewWillLayoutSubviews, to: controller)
    }
    view.flags.remove(.needsLayout)
    UpdateScope.run(.layoutSubviews, on: view) { view.layoutSublayers(of: view.layer) }
    UpdateScope.run(.viewDidLayoutSubviews, on: view) {
      Doorway.send(.viewDidLayoutSubviews, to: controller)
    }
  }

  private static func noticeSafeArea(of view: UIView) {
    guard MarkRecord.isOpen else {
      view.noticeSafeAreaChange()
      return
    }
    UpdateScope.run(.safeAreaInsetsDidChange, on: view) { view.noticeSafeAreaChange() }
  }

  private static func displayMarked(_ view: UIView, _ drawing: ViewDrawing) {
    if view.flags.contains(.needsDisplay) {
      view.flags.remove(.needsDisplay)
      // A plain view draws nothing.
      if type(of: view) != UIView.self {
        UpdateScope.run(.draw, on: view) {
          view.display(view.ownedLayer)
          drawing.draw(view)
        }
      }
    }
    guard view.flags.contains(.descendantIsDirty) else { return }
    view.flags.remove(.descendantIsDirty)
    for subview in view.markedSubviews where subview.isDirty { displayMarked(subview, drawing) }
  }
}
