import Foundation
import Testing

@testable import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
}

private struct TintTrait: UITraitDefinition {
  static let defaultValue = "none"
  static let affectsColorAppearance = true
}

/// A view that writes down changes of its traits.
private final class TraitView: UIView {
  var log: [String] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.append("\(previous?.userInterfaceStyle.rawValue ?? -1)")
  }
}

/// A view that registers while it is made, as views of apps do.
private class RegisteringView: UIView {
  var calls: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([ThemeTrait.self]) { (self: Self, previous: UITraitCollection) in
      self.calls.append(previous[ThemeTrait.self])
    }
    registerForTraitChanges([ThemeTrait.self]) { (object: UITraitEnvironment, _) in
      (object as? RegisteringView)?.calls.append(-1)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// How traits come down, and when (RULES 12).
@MainActor @Suite("Trait propagation", .serialized)
struct TraitPropagationTests {
  private func show(_ play: Play) -> (root: UIViewController, view: TraitView) {
    let root = UIViewController()
    let view = TraitView()
    root.view.addSubview(view)
    play.open(root)
    return (root, view)
  }

  /// A published test (LudvigShtirner/LSUserInterface) reads an override only after the update.
  @Test func overrides_workFromTheNextUpdateOn() {
    let play = Play()
    let (_, view) = show(play)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    play.turn()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.log == ["1", "2"])
  }

  @Test func overrides_offWindow_waitForTheHierarchyOrACall() {
    let play = Play()
    let (root, _) = show(play)
    let view = TraitView()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    let other = TraitView()
    other.overrideUserInterfaceStyle = .dark
    root.view.addSubview(other)
    play.turn()
    #expect(other.traitCollection.userInterfaceStyle == .dark)
    #expect(other.log == ["1"], "the prediction was another")
  }

  @Test func olderSystems_updateAtOnce() {
    let play = Play()
    play.application.device.systemVersion = "16.4"
    let (_, view) = show(play)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func theUpdate_comesBeforeLayout_andOnce() {
    let play = Play()
    let (_, view) = show(play)
    let inner = LoggingView("inner", play)
    view.addSubview(inner)
    play.turn()
    play.mark()
    inner.registerForTraitChanges([ThemeTrait.self, UITraitUserInterfaceStyle.self]) {
      (_: LoggingView, _: UITraitCollection) in play.note("changed")
    }
    view.traitOverrides[ThemeTrait.self] = 1
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides[ThemeTrait.self] = 2
    inner.setNeedsLayout()
    #expect(play.log == [])
    play.turn()
    #expect(play.log == ["changed", "inner.constraints", "inner.layout"])
    #expect(inner.traitCollection[ThemeTrait.self] == 2)
  }

  @Test func theSameValue_tellsNobody() {
    let play = Play()
    let (_, view) = show(play)
    view.traitOverrides.userInterfaceStyle = .light
    view.traitOverrides[ThemeTrait.self] = 0
    play.turn()
    #expect(view.log == [])
    #expect(view.traitOverrides.contains(ThemeTrait.self))
  }

  @Test func theOrder_isSceneWindowControllerView() {
    let play = Play()
    let (root, view) = show(play)
    var order: [String] = []
    func watch<T: UITraitChangeObservable>(_ object: T, _ name: String) {
      object.registerForTraitChanges([ThemeTrait.self]) { (_: T, _: UITraitCollection) in
        order.append(name)
      }
    }
    watch(view, "view")
    watch(root.view, "root view")
    watch(root, "controller")
    watch(play.window, "window")
    let scene = play.application.defaultScene
    watch(scene, "scene")
    scene.traitOverrides[ThemeTrait.self] = 7
    play.turn()
    #expect(order == ["scene", "window", "controller", "root view", "view"])
    #expect(scene.traitCollection[ThemeTrait.self] == 7)
    #expect(view.traitCollection[ThemeTrait.self] == 7)
  }

  @Test func aViewsOwnOverride_doesNotReachItsController() {
    let play = Play()
    let (root, view) = show(play)
    root.view.traitOverrides[ThemeTrait.self] = 3
    play.turn()
    #expect(root.traitCollection[ThemeTrait.self] == 0)
    #expect(root.view.traitCollection[ThemeTrait.self] == 3)
    #expect(view.traitCollection[ThemeTrait.self] == 3)
    root.traitOverrides[ThemeTrait.self] = 4
    play.turn()
    #expect(root.traitCollection[ThemeTrait.self] == 4)
    #expect(view.traitCollection[ThemeTrait.self] == 3)
  }

  /// Since iOS 17 from the view's superview, before from the parent.
  @Test(arguments: [("18.0", 5), ("16.0", 0)])
  func aChild_inheritsFromItsViewsSuperview(_ version: String, _ expected: Int) {
    let play = Play()
    play.application.device.systemVersion = version
    let (root, view) = show(play)
    view.traitOverrides[ThemeTrait.self] = 5
    let child = UIViewController()
    root.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: root)
    play.settle()
    #expect(child.traitCollection[ThemeTrait.self] == expected)
  }

  @Test func presentation_overridesItsContainer() {
    let play = Play()
    let (root, _) = show(play)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overFullScreen
    shown.presentationController?.traitOverrides[ThemeTrait.self] = 9
    root.present(shown, animated: false)
    play.settle()
    #expect(shown.traitCollection[ThemeTrait.self] == 9)
    #expect(shown.presentationController?.traitCollection[ThemeTrait.self] == 9)
    #expect(root.traitCollection[ThemeTrait.self] == 0)
  }

  @Test func forChild_overridesStillWork() {
    let play = Play()
    let (root, _) = show(play)
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    play.settle()
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )
    play.turn()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    child.removeFromParent()
    #expect(root.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func registrations_areServedInOrder_andEndWithTheirObject() {
    let play = Play()
    let (_, view) = show(play)
    var calls: [String] = []
    var second: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([ThemeTrait.self]) { (_: TraitView, _: UITraitCollection) in
      calls.append("first")
      if calls.count > 2, let ended = second { view.unregisterForTraitChanges(ended) }
    }
    second = view.registerForTraitChanges([ThemeTrait.self]) {
      (_: TraitView, previous: UITraitCollection) in
      calls.append("second \(previous[ThemeTrait.self])")
    }
    view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    view.traitOverrides[ThemeTrait.self] = 2
    play.turn()
    #expect(calls == ["first", "second 0", "first"])
    final class Token {}
    weak var held: Token?
    autoreleased {
      let token = Token()
      held = token
      let short = UIView()
      short.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _: UITraitCollection) in
        withExtendedLifetime(token) {}
      }
    }
    #expect(held == nil, "a registration goes with its object")
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test func colours_followACustomTraitThatAffectsThem() {
    let play = Play()
    let (_, view) = show(play)
    view.backgroundColor = UIColor { traits in
      traits[TintTrait.self] == "red" ? .red : .blue
    }
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
    view.traitOverrides[TintTrait.self] = "red"
    play.turn()
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func current_isTheViewsInItsUpdateMethods() {
    let play = Play()
    let (_, outer) = show(play)
    let view = LoggingView("view", play)
    outer.addSubview(view)
    outer.overrideUserInterfaceStyle = .dark
    var seen: [UIUserInterfaceStyle] = []
    view.onLayout = { _ in
      seen.append(UITraitCollection.current.userInterfaceStyle)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .unspecified)
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    view.setNeedsLayout()
    play.turn()
    #expect(seen == [.dark, .unspecified])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func registration_inAnInitializer_namesItsObject() {
    final class Special: RegisteringView {}
    let play = Play()
    let (root, _) = show(play)
    let view = Special()
    root.view.addSubview(view)
    play.turn()
    view.calls = []
    view.traitOverrides[ThemeTrait.self] = 3
    play.turn()
    #expect(view.calls == [0, -1])
  }

  @Test func handlersThatOverrideEachTime_areNamed() {
    let play = Play()
    let (_, view) = show(play)
    view.registerForTraitChanges([ThemeTrait.self]) { (view: TraitView, _: UITraitCollection) in
      view.traitOverrides[ThemeTrait.self] += 1
    }
    view.traitOverrides[ThemeTrait.self] = 1
    play.turn()
    #expect(
      play.console.joined().contains(
        "The traits of <TraitView: #1> were overridden in a handler of trait changes of "
          + "<TraitView: #1>"
      )
    )
  }
}
