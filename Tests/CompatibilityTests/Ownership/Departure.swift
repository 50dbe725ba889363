import Testing
import UIKit
import Understudy

/// A way in which controllers go out of use, and who has to be freed by it.
struct Departure: Sendable, CustomTestStringConvertible {
  let name: String
  /// The types that are freed, `ScreenB` for the only instance of it.
  let gone: [String]
  /// The types that stay.
  let kept: [String]
  /// Sets the stage and acts; nothing but the stage survives the call.
  let act: @MainActor @Sendable (Stage) -> Void

  init(
    _ name: String,
    gone: [String],
    kept: [String] = [],
    _ act: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.name = name
    self.gone = gone
    self.kept = kept
    self.act = act
  }

  var testDescription: String { name }

  /// Runs the departure and holds the transcript against what is promised.
  @MainActor
  func check() {
    let stage = Stage(.iPhone15Pro)
    act(stage)
    stage.settle()
    for type in gone {
      let lines = stage.transcript.of(typeNamed: type).entries
      #expect(lines.filter { $0.callback == .deinit }.count == 1, "\(name): \(type) is not freed")
      // Freed after everything it is told, didMove(toParent: nil) included.
      #expect(lines.last?.callback == .deinit, "\(name): \(lines.suffix(3).map(\.line))")
    }
    for type in kept {
      let isFreed = stage.transcript.of(typeNamed: type).entries.contains {
        $0.callback == .deinit
      }
      #expect(!isFreed, "\(name): \(type) is freed")
    }
    #expect(stage.leaks.isEmpty, "\(name)")
    #expect(stage.findings.isEmpty, "\(name)")
  }
}

extension Stage {
  /// A stack of `ScreenA`, `ScreenB` and so on, on screen.
  func stack(_ count: Int) -> UINavigationController {
    let navigation = show(UINavigationController(rootViewController: ScreenA()))
    let others: [() -> UIViewController] = [{ ScreenB() }, { ScreenC() }, { ScreenD() }]
    for make in others.prefix(count - 1) {
      navigation.pushViewController(make(), animated: false)
      settle()
    }
    return navigation
  }

  /// `ScreenA` presents `ScreenB` in a style.
  func modal(_ style: UIModalPresentationStyle) -> ScreenA {
    let a = show(ScreenA())
    present(ScreenB(), from: a, style)
    return a
  }

  func present(
    _ screen: UIViewController,
    from presenter: UIViewController,
    _ style: UIModalPresentationStyle
  ) {
    screen.modalPresentationStyle = style
    presenter.present(screen, animated: true)
    settle()
  }

  /// `ScreenP` with the child `ScreenC`.
  func family() -> ScreenP {
    let p = show(ScreenP())
    add(ScreenC(), to: p)
    return p
  }

  func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()
  }
}
