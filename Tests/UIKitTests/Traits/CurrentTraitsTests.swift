import Testing

@testable import UIKit

@MainActor
@Suite("Current traits", .serialized)
struct CurrentTraitsTests {
  /// The methods that the documentation of `UITraitCollection.current` lists (A).
  @Test func updateMethods_runUnderTheTraitsOfTheirObject() {
    let play = Play()
    let screen = StyleScreen()
    play.open(screen)
    let view = StyleView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    screen.view.addSubview(view)
    play.settle()
    #expect(Set(view.log) == ["traits dark", "layout dark", "draw dark"])
    #expect(screen.log.contains("will light") && screen.log.contains("did light"))
    (view.log, screen.log) = ([], [])
    screen.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    view.updateTraitsIfNeeded()
    view.tintColor = .red
    play.settle()
    #expect(view.log.contains("traits light"))
    #expect(view.log.contains("tint light"))
    #expect(!view.log.contains("layout dark"))
    #expect(screen.log.contains("traits dark") && screen.log.contains("did dark"))
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(
      UIColor.systemBackground.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
    )
  }
}

@MainActor
private func style() -> String {
  UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
}

private final class StyleView: UIView {
  var log: [String] = []
  override func layoutSubviews() { log.append("layout \(style())") }
  override func draw(_ rect: CGRect) { log.append("draw \(style())") }
  override func tintColorDidChange() { log.append("tint \(style())") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append("traits \(style())")
  }
}

private final class StyleScreen: UIViewController {
  var log: [String] = []
  override func viewWillLayoutSubviews() { log.append("will \(style())") }
  override func viewDidLayoutSubviews() { log.append("did \(style())") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits \(style())")
  }
}
