internal import UIKit
internal import Understudy

/// The objects of a world, while they are alive.
@MainActor
struct Remains {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  init(_ cast: [(name: String, controller: UIViewController)]) {
    for (name, controller) in cast {
      entries.append(Entry(name: name, object: controller))
      if let view = controller.viewIfLoaded {
        entries.append(Entry(name: name + ".view", object: view))
      }
      if controller.presentingViewController != nil,
        let presentation = controller.presentationController
      {
        entries.append(Entry(name: name + ".presentationController", object: presentation))
      }
    }
  }

  mutating func add(_ name: String, _ object: AnyObject) {
    entries.append(Entry(name: name, object: object))
  }

  /// The names of those that are alive.
  var names: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

extension World {
  /// Drops what a test could hold and takes the window down; the stage is still there.
  ///
  /// - Returns: What outlived its last owner so far.
  func takeDown() -> [Violation] {
    let idle = Remains(cast.filter { isIdle($0.controller) })
    let all = Remains(cast)
    letGo()
    _ = pass(.settle)
    if !idle.names.isEmpty {
      return [Violation(.freed, "unused, but alive: " + idle.names.joined(", "))]
    }
    if !isRootAbandoned { window.rootViewController?.dismiss(animated: false) }
    _ = pass(.settle)
    window.isHidden = true
    window.rootViewController = nil
    _ = pass(.settle)
    // A modal whose presenter lost its window stays as long as the window, as on iOS.
    if !isRootAbandoned, !all.names.isEmpty {
      return [Violation(.freed, "alive without a root: " + all.names.joined(", "))]
    }
    return []
  }

  /// Everything that has to be gone with the stage.
  var belongings: Remains {
    var all = Remains(cast)
    all.add("window", window)
    all.add("application", stage.application)
    return all
  }
}
