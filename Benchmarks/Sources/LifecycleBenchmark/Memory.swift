import AllocatedBytes
import Clockwork
import UIKit

/// What controllers weigh that are loaded, but not shown.
@MainActor
enum Memory {
  /// Controllers whose view is loaded: with six subviews, or the plain default view.
  static func idleControllers(_ count: Int, screens: Bool) -> [UIViewController] {
    (0..<count).map { _ in
      let controller = screens ? SixViews() : UIViewController()
      controller.loadViewIfNeeded()
      return controller
    }
  }

  /// The bytes that one of many such controllers keeps allocated.
  static func perController(_ count: Int, screens: Bool) -> Int {
    MainLoop.current.mode = .manual
    var list = idleControllers(100, screens: screens)
    list.reserveCapacity(count + 100)
    let before = allocated_bytes()
    for _ in 0..<count {
      let controller = screens ? SixViews() : UIViewController()
      controller.loadViewIfNeeded()
      list.append(controller)
    }
    let after = allocated_bytes()
    return withExtendedLifetime(list) { Int(after - before) / count }
  }
}
