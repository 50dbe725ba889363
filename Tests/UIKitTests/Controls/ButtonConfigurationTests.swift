import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Buttons with configurations", .serialized)
struct ButtonConfigurationTests {
  @Test func requests_areAnsweredByOneUpdate() {
    let stage = Stage()
    let button = UIButton(configuration: .filled())
    stage.show(UIViewController()).view.addSubview(button)
    stage.settle()
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.setNeedsUpdateConfiguration()
    button.isHighlighted = true
    #expect(updates == 0)
    stage.turn()
    #expect(updates == 1)
    stage.turn()
    #expect(updates == 1)
  }

  @Test func handler_runsBeforeTheButtonIsMeasured() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = "A long title" }
    let bare = UIButton(configuration: .plain()).intrinsicContentSize
    #expect(button.intrinsicContentSize.width > bare.width + 40)
    #expect(button.titleLabel?.text == "A long title")
  }

  @Test func subtitle_standsBelowTheTitle() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    let single = UIButton(configuration: configuration).intrinsicContentSize
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.text == "Subtitle")
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 0.01)
    #expect(button.intrinsicContentSize.height > single.height + 10)
  }

  @Test func background_followsStyleAndState() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .green
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let background = try #require(button.subviews.first as? ButtonBackground)
    #expect(background.backgroundColor == .green)
    #expect(background.layer.cornerRadius == 20)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(background.backgroundColor == .tertiarySystemFill)
    button.configuration = nil
    #expect(background.superview == nil)
  }

  @Test func activityIndicator_takesThePlaceOfTheImage() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true)
    #expect(wheel?.frame.midX == 50)
    button.configuration?.showsActivityIndicator = false
    #expect(wheel?.superview == nil)
    #expect(button.imageView?.image != nil)
  }

  @Test func menu_choosesByTitle() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.show(UIViewController()).view.addSubview(button)
    var log: [String] = []
    let inner = UIMenu(
      title: "More",
      children: [UIAction(title: "Deep", handler: { _ in log.append("deep") })]
    )
    button.menu = UIMenu(children: [
      UIAction(title: "One", handler: { log.append("one \($0.sender is UIButton)") }), inner,
      UIAction(title: "Off", attributes: .disabled, handler: { _ in log.append("off") }),
    ])
    button.addAction(UIAction { _ in log.append("opened") }, for: .menuActionTriggered)
    button.showsMenuAsPrimaryAction = true
    #expect(stage.choose("One", from: button))
    #expect(stage.choose("Deep", from: button))
    #expect(!stage.choose("Off", from: button))
    #expect(!stage.choose("None", from: button))
    #expect(log == ["opened", "one true", "opened", "deep", "opened", "opened"])
  }

  @Test func popUp_alwaysHasAChoiceAndShowsIt() {
    let stage = Stage()
    let button = UIButton(type: .system)
    stage.show(UIViewController()).view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Small", handler: { _ in }), UIAction(title: "Large", handler: { _ in }),
    ])
    #expect(button.currentTitle == "Small")
    #expect(stage.choose("Large", from: button))
    #expect(button.currentTitle == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func transformer_changesTheAttributesOfTheTitle() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let usual = UIButton(configuration: configuration).intrinsicContentSize
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 40)
      outgoing.foregroundColor = UIColor.red
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(
      button.titleLabel?.font.pointSize == 40 || button.intrinsicContentSize.width > usual.width
    )
    #expect(button.intrinsicContentSize.height > usual.height + 10)
    let shown = button.titleLabel?.attributedText
    let color = shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test func toggle_selectsBeforeItsAction() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    stage.show(UIViewController()).view.addSubview(button)
    stage.turn()
    var states: [Bool] = []
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [unowned button] _ in states.append(button.isSelected) },
      for: .primaryActionTriggered
    )
    stage.tap(button)
    stage.tap(button)
    #expect(states == [true, false])
  }
}
