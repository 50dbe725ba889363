import Foundation
import Testing

@testable import UIKit

/// Changes of a hierarchy that was laid out once; each must give what a new one would.
@MainActor @Suite("Auto Layout: changes", .serialized)
struct IncrementalLayoutTests {
  private func root(_ play: Play) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    play.open(UIViewController())
    play.window.addSubview(root)
    return root
  }

  private func free(_ superview: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to other: UIView, _ distance: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -distance),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -distance),
    ])
  }

  @Test func viewAddedLater_joinsTheSystem_andGoesAgain() {
    let play = Play()
    let root = root(play)
    let first = free(root)
    pin(first, to: root, 10)
    root.layoutIfNeeded()
    let second = free(first)
    pin(second, to: first, 5)
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 5, y: 5, width: 270, height: 370))
    second.removeFromSuperview()
    let third = free(root)
    pin(third, to: root, 20)
    root.layoutIfNeeded()
    #expect(third.frame == CGRect(x: 20, y: 20, width: 260, height: 360))
    #expect(second.layoutEntry == nil)
    root.addSubview(second)
    pin(second, to: root, 1)
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 1, y: 1, width: 298, height: 398))
  }

  @Test func constraint_deactivatedAndReplaced() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), narrow,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    narrow.isActive = false
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    wide.isActive = false
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(play.console.isEmpty)
  }

  @Test func brokenConstraint_holdsAgain_whenTheOtherGoes() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(play.console.count == 1)
  }

  @Test func constantThatContradicts_breaksTheLaterOne_andMends() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([width, least])
    root.layoutIfNeeded()
    #expect(play.console.isEmpty)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(play.console.count == 1)
    width.constant = 90
    root.layoutIfNeeded()
    width.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(play.console.count == 2)
  }

  @Test func conflict_isReportedWithWhatContradicts() {
    let play = Play()
    let root = root(play)
    let (view, other) = (free(root), free(root))
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    other.heightAnchor.constraint(equalToConstant: 5).isActive = true
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let text = play.console.first ?? ""
    #expect(text.contains("UIView#1.width == 100"))
    #expect(text.contains("breaking constraint \n<NSLayoutConstraint#2 UIView#1.width == 200"))
    #expect(!text.contains("height"))
  }

  @Test func userConstraint_givesWayToTheSizeOfTheRoot() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    pin(view, to: root, 0)
    view.widthAnchor.constraint(equalToConstant: 250).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
    let text = play.console.first ?? ""
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView#1.width == 300"))
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you"))
  }

  /// The forms of published logs: an origin explains the superview, a label shows its text.
  @Test func forgottenMask_isNamedAsOnIOS() {
    let play = Play()
    let root = root(play)
    let label = UILabel()
    label.text = "Total"
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let text = play.console.joined()
    let mask = "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel#1'Total'"
    #expect(text.contains("\(mask).minX == 0   (active, names: '|':UIView#1 )>"))
    #expect(text.contains("\(mask).width == 0   (active)>"))
  }

  @Test func frameSetByHand_lastsUntilTheNextLayoutOfTheSuperview() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    pin(view, to: root, 10)
    play.settle()
    view.frame.origin.y = 100
    play.settle()
    #expect(view.frame.origin.y == 100)
    root.setNeedsLayout()
    play.settle()
    #expect(view.frame.origin.y == 10)
  }

  @Test func viewWithAMask_isFollowed() {
    let play = Play()
    let root = root(play)
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(fixed)
    let view = free(root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    play.settle()
    #expect(view.frame == CGRect(x: 68, y: 10, width: 50, height: 20))
    fixed.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
    play.settle()
    #expect(view.frame == CGRect(x: 138, y: 40, width: 100, height: 20))
  }

  @Test func text_thatGrows_pushesWhatIsBelow() {
    let play = Play()
    let root = root(play)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "short"
    let (text, below) = (free(root, label), free(root))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    play.settle()
    let oneLine = text.frame.height
    #expect(below.frame.minY == oneLine)
    label.text = String(repeating: "words and more ", count: 20)
    play.settle()
    #expect(text.frame.height > 3 * oneLine)
    #expect(below.frame.minY == text.frame.maxY)
    root.frame.size.width = 150
    play.settle()
    #expect(text.frame.height > 8 * oneLine)
    label.text = "short"
    play.settle()
    #expect(below.frame.minY == oneLine)
  }

  @Test func ambiguity_isSeen() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.widthAnchor.hasAmbiguousLayout)
    #expect(!view.heightAnchor.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    withExtendedLifetime(play) {}
  }

  @Test func rightToLeft_mirrorsConstantsAndMultipliers() {
    let play = Play()
    let root = root(play)
    root.semanticContentAttribute = .forceRightToLeft
    let (near, half) = (free(root), free(root))
    NSLayoutConstraint.activate([
      near.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      near.widthAnchor.constraint(equalToConstant: 50),
      NSLayoutConstraint(
        item: half,
        attribute: .leading,
        relatedBy: .equal,
        toItem: root,
        attribute: .trailing,
        multiplier: 0.25,
        constant: 0
      ),
      half.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(near.frame.minX == 240)
    #expect(half.frame.maxX == 225)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(near.frame.minX == 10)
    #expect(half.frame.minX == 75)
    withExtendedLifetime(play) {}
  }

  @Test func stack_followsItsViews() {
    let play = Play()
    let root = root(play)
    let views = (0..<4).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: Array(views[..<3]))
    stack.axis = .vertical
    stack.spacing = 10
    _ = free(root, stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    play.settle()
    #expect(stack.frame.height == 80)
    views[1].isHidden = true
    play.settle()
    #expect(stack.frame.height == 50)
    #expect(views[2].frame.minY == 30)
    views[1].isHidden = false
    play.settle()
    #expect(stack.frame.height == 80)
    stack.insertArrangedSubview(views[3], at: 0)
    play.settle()
    #expect(views.map(\.frame.minY) == [30, 60, 90, 0])
    views[0].removeFromSuperview()
    play.settle()
    #expect(stack.frame.height == 80)
    #expect(views[1].frame.minY == 30)
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    play.settle()
    #expect(abs(views[3].frame.width - 80.0 / 3) < 0.4)
  }

  @Test func scrolledContent_floatsOverTheFrame() {
    let play = Play()
    let root = root(play)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.addSubview(scroll)
    let (content, header) = (free(scroll), free(scroll))
    pin(content, to: scroll, 0)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 100),
      header.heightAnchor.constraint(equalToConstant: 40),
    ])
    play.settle()
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
    scroll.contentOffset.y = 500
    play.settle()
    #expect(header.frame.minY == 500)
    #expect(content.frame.minY == 0)
  }
}

/// Baselines follow fonts and the places of texts in their views.
@MainActor @Suite("Auto Layout: baselines", .serialized)
struct BaselineLayoutTests {
  private func label(_ size: CGFloat, _ superview: UIView) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    label.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    return label
  }

  @Test func labels_shareABaseline_whateverTheirFontsAndHeights() {
    let play = Play()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    play.open(UIViewController())
    play.window.addSubview(root)
    let (small, large) = (label(12, root), label(40, root))
    let height = large.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + (label.textBaselines(in: label.bounds.size)?.first ?? .nan)
    }
    play.settle()
    #expect(abs(baseline(small) - baseline(large)) < 0.35)
    let before = baseline(large)
    height.isActive = true
    play.settle()
    // The text stands in the middle of the higher label.
    #expect(baseline(large) > before + 20)
    #expect(abs(baseline(small) - baseline(large)) < 0.35)
    small.font = .systemFont(ofSize: 24)
    play.settle()
    #expect(abs(baseline(small) - baseline(large)) < 0.35)
  }
}
