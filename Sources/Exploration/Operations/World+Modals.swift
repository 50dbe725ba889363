internal import UIKit
internal import Understudy

extension World {
  /// Presentations and dismissals.
  func modalMove(_ operation: Operation) -> Move? {
    switch operation {
    case .presentCover: return presentation(.fullScreen, ".fullScreen")
    case .presentSheet: return presentation(.pageSheet, ".pageSheet")
    case .presentOver: return presentation(.overFullScreen, ".overFullScreen")
    case .dismissFront: return dismissal(from: front)
    case .dismissAll:
      let isChain =
        window.rootViewController?.presentedViewController?.presentedViewController != nil
      return isChain ? dismissal(from: window.rootViewController) : nil
    default: return drag()
    }
  }

  private func presentation(_ style: UIModalPresentationStyle, _ text: String) -> Move? {
    guard let front, !(front.isBeingDismissed), let new = idle else { return nil }
    let animated = isAnimated
    var move = Move("\(name(new)).modalPresentationStyle = \(text)") {
      new.modalPresentationStyle = style
    }
    move.add("\(name(front)).present(\(name(new)), animated: \(isAnimatedText))") {
      [unowned self] in
      completions += 1
      front.present(new, animated: animated)
    }
    return move
  }

  private func dismissal(from controller: UIViewController?) -> Move? {
    guard let controller, window.rootViewController?.presentedViewController != nil else {
      return nil
    }
    let animated = isAnimated
    return Move("\(name(controller)).dismiss(animated: \(isAnimatedText))") { [unowned self] in
      completions += 1
      controller.dismiss(animated: animated)
    }
  }

  private func drag() -> Move? {
    guard finger == nil, let front, front !== window.rootViewController,
      front.modalPresentationStyle == .pageSheet
    else { return nil }
    let word = "\(name(front)).sheet"
    return Move("\(word).beginDrag()") { [unowned self] in
      take(stage.beginSheetDrag(front), word)
    }
  }
}
