public import Foundation

/// Runs blocks beside the animations of a lift, a drop or a way back.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that runs at the end.
  ///
  /// - Parameter completion: Called with `.end`, or with `.start` if a lift was taken back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations and ends that delegates added.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animations; the ends wait for `finish(at:)`.
  func start(_ duration: TimeInterval) {
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: duration) { for block in blocks { block() } }
  }

  func finish(at position: UIViewAnimatingPosition) {
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
