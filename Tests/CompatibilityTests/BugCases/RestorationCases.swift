import Foundation
import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: state restoration", .serialized)
struct RestorationCases {
  /// BUG-138: a container is asked to save its state, its children are not.
  @Test(arguments: [false, true])
  func childrenSaveTheirStateOnlyIfTheirContainerEncodesThem(encodesChildren: Bool) {
    let stage = Stage(.iPhone15Pro)
    let (app, log) = (SavingApp(), EncodeLog())
    let container = Saver("container", log)
    let (named, nameless) = (Saver("child", log), Saver(nil, log))
    for child in [named, nameless] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    container.encodesChildren = encodesChildren
    stage.launch(app)
    stage.show(container)
    stage.enterBackground()
    stage.settle()
    // A child without identifier is left out, whoever encodes it.
    #expect(log.names == (encodesChildren ? ["container", "child"] : ["container"]))
  }
}

/// Who was asked to save its state.
@MainActor
private final class EncodeLog {
  var names: [String] = []
}

/// A controller that notes when it saves its state, and passes the request on if it is told to.
private final class Saver: UIViewController {
  var encodesChildren = false
  private let log: EncodeLog

  init(_ identifier: String?, _ log: EncodeLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    log.names.append(restorationIdentifier ?? "nameless")
    guard encodesChildren else { return }
    for (index, child) in children.enumerated() { coder.encode(child, forKey: "child \(index)") }
  }
}

/// An app that wants its state saved.
private final class SavingApp: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  { true }
}
