internal import UIKit
internal import Understudy

extension World {
  /// Changes of the navigation stack.
  func stackMove(_ operation: Operation) -> Move? {
    guard let navigation else { return nil }
    let animated = isAnimated
    let stack = navigation.viewControllers
    switch operation {
    case .push:
      guard let new = pushable(onto: navigation) else { return nil }
      return Move("N.pushViewController(\(name(new)), animated: \(isAnimatedText))") {
        navigation.pushViewController(new, animated: animated)
      }
    case .pop:
      guard stack.count > 1 else { return nil }
      return Move("N.popViewController(animated: \(isAnimatedText))") {
        navigation.popViewController(animated: animated)
      }
    case .popToRoot:
      guard stack.count > 2 else { return nil }
      return Move("N.popToRootViewController(animated: \(isAnimatedText))") {
        navigation.popToRootViewController(animated: animated)
      }
    case .replaceStack:
      guard let new = pushable(onto: navigation) else { return nil }
      return replacement(of: navigation, by: [new])
    case .insertBelow:
      guard let new = pushable(onto: navigation), !stack.isEmpty else { return nil }
      return replacement(of: navigation, by: [new] + stack)
    case .moveTop:
      guard stack.count > 1 else { return nil }
      return replacement(of: navigation, by: [stack[stack.count - 1]] + stack.dropLast())
    case .emptyStack:
      guard !stack.isEmpty else { return nil }
      return replacement(of: navigation, by: [])
    case .beginSwipeBack:
      guard finger == nil, stack.count > 1, navigation.viewIfLoaded?.window != nil else {
        return nil
      }
      return Move("N.interactivePop.begin()") { [unowned self] in
        hasSwiped = true
        take(stage.beginInteractivePop(navigation), "N.interactivePop")
      }
    default: return nil
    }
  }

  private func replacement(of navigation: UINavigationController, by new: [UIViewController])
    -> Move
  {
    let animated = isAnimated
    return Move("N.setViewControllers(\(names(new)), animated: \(isAnimatedText))") {
      navigation.setViewControllers(new, animated: animated)
    }
  }

  /// One that is idle, else one that is on its way out of the stack.
  private func pushable(onto navigation: UINavigationController) -> Actor? {
    if let idle { return idle }
    // Not the one that a finger is pulling off.
    guard finger == nil else { return nil }
    return
      actors.first { actor in
        actor.parent === navigation && !navigation.viewControllers.contains { $0 === actor }
          && actor.presentedViewController == nil
      }
  }

  /// Keeps the finger of a gesture that the system accepted.
  func take(_ gesture: InteractiveGesture, _ word: String) {
    guard !gesture.isRefused else { return }
    finger = Finger(word: word, gesture: gesture)
    gesture.move(to: 0.4)
    note("\(word).update(0.4)")
  }

  /// Moves of the finger that is on the screen.
  func gestureMove(_ operation: Operation) -> Move? {
    guard let finger else { return nil }
    let finishes = operation == .finishGesture
    return Move("\(finger.word).\(finishes ? "finish" : "cancel")()") { [unowned self] in
      self.finger = nil
      if finishes { finger.gesture.finish() } else { finger.gesture.cancel() }
    }
  }
}
