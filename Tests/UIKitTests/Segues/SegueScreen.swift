import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// What the screens of a test note, in order.
@MainActor
final class SegueLog {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns what was noted and forgets it.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that notes its life and what segues ask of it.
class SegueScreen: UIViewController {
  let name: String
  let log: SegueLog
  /// The unwind actions that the screen has, by their names.
  var actions: Set<String> = []
  /// What `shouldPerformSegue` answers.
  var agrees = true
  /// Whether the questions of the search are noted.
  var notesSearch = false
  var onPrepare: ((UIStoryboardSegue, Any?) -> Void)?
  var onLoad: (() -> Void)?
  var onAppear: (() -> Void)?
  /// Answers segue actions that make a destination.
  var makers: [String: (ObjectiveCCall) -> UIViewController?] = [:]

  init(_ name: String, _ log: SegueLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.note("\(name).\(what)") }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    if actions.contains(call.name) {
      return call.answer {
        let segue: UIStoryboardSegue? = call[0]
        self.note("\(call.name) from \((segue?.source as? SegueScreen)?.name ?? "?")")
      }
    }
    if let maker = makers[call.name] { return call.answer { maker(call) } }
    return super.dispatchObjectiveC(call)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return agrees
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "-")")
    #expect(segue.identifier == "back" || !segue.destination.isViewLoaded)
    onPrepare?(segue, sender)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    if notesSearch { note("allowed \(allowed.count)") }
    return allowed
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    let performs = super.canPerformUnwindSegueAction(
      action,
      from: fromViewController,
      sender: sender
    )
    if notesSearch { note("can \(performs)") }
    return performs
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    note("unwind towards \((subsequentVC as? SegueScreen)?.name ?? "\(type(of: subsequentVC))")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
    onLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("WA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("DA")
    onAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("WD")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("DD")
  }
}

/// A stack that notes what unwinding asks of it.
final class SegueStack: UINavigationController {
  var log: SegueLog?

  convenience init(_ root: UIViewController, _ log: SegueLog) {
    self.init(rootViewController: root)
    self.log = log
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    log?.note(
      "nav.allowed \(allowed.compactMap { ($0 as? SegueScreen)?.name }.joined(separator: " "))"
    )
    return allowed
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log?.note("nav.unwind towards \((subsequentVC as? SegueScreen)?.name ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    log?.note("nav.popTo \((viewController as? SegueScreen)?.name ?? "?")\(animated ? "+" : "-")")
    return super.popToViewController(viewController, animated: animated)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log?.note("nav.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// Tabs that note what unwinding asks of them.
final class SegueTabs: UITabBarController {
  var log: SegueLog?

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log?.note("tabs.unwind")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      log?.note("tabs.select")
      super.selectedViewController = newValue
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log?.note("tabs.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

extension SegueTemplate {
  /// A way to a screen that is made anew each time.
  static func to(
    _ name: String,
    _ log: SegueLog,
    kind: Kind = .show,
    identifier: String? = "go",
    style: UIModalPresentationStyle? = nil,
    segueClass: UIStoryboardSegue.Type? = nil,
    animates: Bool = true,
    then: @escaping @MainActor (SegueScreen) -> Void = { _ in }
  ) -> SegueTemplate {
    SegueTemplate(
      identifier: identifier,
      kind: kind,
      segueClass: segueClass,
      animates: animates,
      presentationStyle: style
    ) { _ in
      log.note("\(name).made")
      let made = SegueScreen(name, log)
      then(made)
      return made
    }
  }

  static func unwinding(_ action: String, segueClass: UIStoryboardSegue.Type? = nil)
    -> SegueTemplate
  {
    SegueTemplate(
      identifier: "back",
      kind: .unwind,
      segueClass: segueClass,
      unwindAction: Selector(action)
    )
  }
}
