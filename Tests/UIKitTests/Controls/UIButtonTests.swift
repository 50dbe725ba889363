import Testing

@testable import UIKit

@MainActor
@Suite("Buttons", .serialized)
struct UIButtonTests {
  @Test func title_fallsBackToTheNormalState() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.titleLabel?.text == "Go")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Gone")
    #expect(button.currentTitle == "Gone")
  }

  @Test func titleColor_followsTypeAndTint() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    system.setTitleColor(.green, for: .normal)
    #expect(system.titleColor(for: .disabled) == .green)
  }

  @Test func intrinsicSize_containsTitleAndInsets() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize.width == label.width + 40)
    #expect(button.intrinsicContentSize.height == label.height + 20)
  }

  @Test func layout_putsImageBeforeTitle() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    #expect(image.frame.maxX <= label.frame.minX)
    #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 0.01)
  }

  @Test func configuration_givesTitleInsetsAndSize() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    var taps = 0
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
    #expect(button.titleLabel?.text == "Send")
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize.width == label.width + 24)
    #expect(button.intrinsicContentSize.height == label.height + 14)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Up")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Down")
  }

  @Test func primaryAction_givesItsTitle() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let button = UIButton(primaryAction: UIAction(title: "Act") { _ in })
    #expect(button.currentTitle == "Act")
  }
}
