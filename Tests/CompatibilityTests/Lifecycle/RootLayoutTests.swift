import Testing
import UIKit

@MainActor
@Suite("Layout of a root view", .serialized)
struct RootLayoutTests {
  @Test func loadView_runsOnce_onFirstTouch() {
    let log = CallbackLog()
    let controller = LoggingController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.lines([.loaded]) == ["A loaded"])
    #expect(log.lines().isEmpty)
  }

  @Test func root_takesTheSizeOfItsWindow() async throws {
    let controller = UIViewController()
    let window = makeWindow(controller)
    await mainQueue()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    #expect(controller.view.superview != nil)
    window.isHidden = true
  }

  @Test func layout_comesInPairsAroundTheView() {
    let log = CallbackLog()
    let controller = LayoutController("A", log)
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    log.clear()
    controller.view.layoutIfNeeded()
    #expect(log.entries.isEmpty)
    controller.view.setNeedsLayout()
    controller.view.setNeedsLayout()
    #expect(log.entries.isEmpty)
    controller.view.layoutIfNeeded()
    #expect(
      log.lines([.willLayout, .layout, .didLayout]) == ["A willLayout", "A layout", "A didLayout"]
    )
  }

  @Test func appearance_comesBeforeLayout_didAfterIt() async throws {
    let log = CallbackLog()
    let window = makeWindow(LoggingController("A", log))
    await mainQueue()
    let callbacks = log.entries.map(\.callback)
    let will = try #require(callbacks.firstIndex(of: .willAppear))
    let layout = try #require(callbacks.firstIndex(of: .didLayout))
    let did = try #require(callbacks.firstIndex(of: .didAppear))
    #expect(will < layout)
    #expect(layout < did)
    window.isHidden = true
  }
}

/// Has a view that writes down its own layout.
private final class LayoutController: LoggingController {
  override func loadView() {
    view = LayoutView(name, log)
  }
}

private final class LayoutView: UIView {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add(name, .layout)
  }
}
