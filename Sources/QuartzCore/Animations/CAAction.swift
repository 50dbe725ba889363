public import Foundation

/// Something that happens when a property of a layer changes.
///
/// Status: partial · A
public protocol CAAction {
  /// Starts the action.
  ///
  /// - Parameters:
  ///   - event: The name of the property.
  ///   - anObject: The layer.
  ///   - dict: More about the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null action stands for no animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CALayer {
  func lookUpAction(_ event: String) -> (any CAAction)? {
    if let found = delegateAction(event) { return found is NSNull ? nil : found }
    if let found = rare?.actions?[event] { return found is NSNull ? nil : found }
    let styled = rare?.style?["actions"] as? [String: any CAAction]
    if let found = styled?[event] { return found is NSNull ? nil : found }
    if let found = type(of: self).defaultAction(forKey: event) {
      return found is NSNull ? nil : found
    }
    guard let key = LayerKey(rawValue: event), let value = layerValue(for: key) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (presentedValue(for: key) ?? value).boxed
    animation.timingFunction = CATransaction.animationTimingFunction()
    return animation
  }

  private func delegateAction(_ event: String) -> (any CAAction)? {
    guard let delegate else { return nil }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    nonisolated(unsafe) var found: (any CAAction)?
    MainActor.assumeIsolated { found = receiver.action(for: layer, forKey: event) }
    return found
  }

  // MARK: - Changes

  /// Hears of a change before it happens: the place where animations come from.
  ///
  /// A view's layer animates only inside an animation block; any other layer
  /// animates by itself when it is on the screen.
  func willChange(_ key: LayerKey) {
    if let recorder = LayerChangeRecorder.current, owner != nil {
      recorder.record(self, key)
    } else if owner == nil {
      animateImplicitly(key)
    }
  }

  private func animateImplicitly(_ key: LayerKey) {
    guard isOnScreen, rare?.model == nil, !CATransaction.disableActions() else { return }
    action(forKey: key.rawValue)?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  private var isOnScreen: Bool {
    var layer = self
    while let above = layer.parent { layer = above }
    nonisolated(unsafe) let root = layer.owner
    return root != nil && onMain { root?.isRenderRoot ?? false }
  }
}
