internal import UIKit
internal import Understudy

extension World {
  /// Changes of the window, the device and the application.
  func deviceMove(_ operation: Operation) -> Move? {
    switch operation {
    case .replaceRoot:
      guard let new = idle else { return nil }
      return Move("window.rootViewController = \(name(new))") { [unowned self] in
        if window.rootViewController?.presentedViewController != nil { isRootAbandoned = true }
        window.rootViewController = new
      }
    case .hideWindow:
      // What a modal in a hidden window is told is not known.
      guard window.rootViewController?.presentedViewController == nil, !isRootAbandoned else {
        return nil
      }
      let hides = !window.isHidden
      return Move("window.isHidden = \(hides)") { [unowned self] in window.isHidden = hides }
    case .rotate:
      let turned = !isTurned
      return Move("device.rotate(\(turned ? ".landscapeLeft" : ".portrait"))") { [unowned self] in
        isTurned = turned
        stage.rotate(to: turned ? .landscapeLeft : .portrait)
      }
    default:
      let leaves = !isInBackground
      return Move("app.\(leaves ? "enterBackground" : "enterForeground")()") { [unowned self] in
        isInBackground = leaves
        if leaves { stage.enterBackground() } else { stage.enterForeground() }
      }
    }
  }
}
