import Foundation
import Testing

@testable import UIKit

/// Misuse and odd moments: nothing may trap, hang, leak or leave wrong frames.
@MainActor @Suite("Auto Layout: odd input", .serialized)
struct OddLayoutTests {
  private func root(_ play: Play) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    play.open(UIViewController())
    play.window.addSubview(root)
    return root
  }

  private func free<V: UIView>(_ superview: UIView, _ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func corner(_ view: UIView, _ other: UIView) {
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
  }

  @Test func viewThatLeavesWhenAskedForItsSize_isForgotten() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    corner(view, root)
    view.onAsk = { [unowned view] in view.removeFromSuperview() }
    let other = free(root, Asking())
    corner(other, root)
    play.settle()
    #expect(view.superview == nil)
    #expect(other.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func viewThatConstrainsAcrossItsRootWhenAsked_joinsTheOuterSystem() {
    let play = Play()
    let root = root(play)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(box)
    let view = free(box, Asking())
    corner(view, box)
    view.onAsk = { [unowned view] in
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    play.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 290, height: 10))
  }

  @Test func ancestorsThatChangeWhenAViewIsAsked_areSolvedAgain() {
    let play = Play()
    let root = root(play)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(box)
    let label = free(box, UILabel())
    label.text = "a"
    corner(label, box)
    let view = free(box, Asking())
    view.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    var times = 0
    view.onAsk = { [unowned view] in
      times += 1
      if times < 6 {
        box.translatesAutoresizingMaskIntoConstraints.toggle()
        let constraint = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        constraint.isActive = true
        root.layoutIfNeeded()
        constraint.isActive = false
        box.removeFromSuperview()
        root.addSubview(box)
      }
    }
    play.settle()
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    play.settle()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    #expect(label.frame.origin == .zero)
  }

  @Test func stackThatLosesViewsWhenTheyAreAsked_keepsTheRest() {
    let play = Play()
    let root = root(play)
    let stack = free(root, UIStackView())
    stack.distribution = .fillProportionally
    corner(stack, root)
    let first = Asking()
    stack.addArrangedSubview(first)
    do {
      let second = Asking()
      stack.addArrangedSubview(second)
      stack.addArrangedSubview(Asking())
      second.onAsk = { [unowned stack] in
        if let view = stack.arrangedSubviews.last, view !== first { view.removeFromSuperview() }
      }
      first.onAsk = { [unowned stack] in
        for view in stack.arrangedSubviews where view !== first { view.removeFromSuperview() }
      }
    }
    play.settle()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func numbersThatAreNotFinite_raise_andChangeNothing() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    corner(view, root)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    play.settle()
    width.constant = .nan
    play.settle()
    #expect(!view.frame.width.isNaN)
    width.constant = .infinity
    play.settle()
    width.constant = 70
    play.settle()
    #expect(view.frame.width == 70)
    let other = free(root, Asking())
    corner(other, root)
    _ = other.widthAnchor.constraint(equalToConstant: .nan)
    _ = other.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .nan)
    play.settle()
    #expect(play.exceptions.count == 4)
    #expect(other.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.frame.width == 70)
  }

  @Test func greatestMagnitude_isNoLimit() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    corner(view, root)
    let most = CGFloat.greatestFiniteMagnitude
    view.widthAnchor.constraint(lessThanOrEqualToConstant: most).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: -most).isActive = true
    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: most).isActive =
      true
    play.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(root.systemLayoutSizeFitting(CGSize(width: most, height: most)).width > 0)
    #expect(play.console.isEmpty)
  }

  @Test func guideThatGoes_takesConstraintsOfItsDistancesAlong() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    corner(view, root)
    let distance = guide.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
    let constraint = distance.constraint(equalToConstant: 30)
    constraint.isActive = true
    play.settle()
    root.removeLayoutGuide(guide)
    play.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!constraint.isActive)
    root.addLayoutGuide(guide)
    constraint.isActive = true
    play.settle()
    #expect(guide.layoutFrame.minX == -20)
    let size = distance.constraint(equalTo: guide.widthAnchor, multiplier: 2)
    size.isActive = true
    let other = free(root, Asking())
    other.addLayoutGuide(guide)
    play.settle()
    #expect(!size.isActive)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func sizeThatChangesWithEachQuestion_settlesInTheEnd() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    corner(view, root)
    var width: CGFloat = 10
    view.onAsk = { [unowned view] in
      width += 1
      view.size.width = width
      view.invalidateIntrinsicContentSize()
    }
    play.settle()
    view.onAsk = nil
    view.size.width = 33
    view.invalidateIntrinsicContentSize()
    play.settle()
    #expect(view.frame.width == 33)
    view.size = CGSize(width: CGFloat.nan, height: -500)
    view.invalidateIntrinsicContentSize()
    play.settle()
    view.size = CGSize(width: CGFloat.infinity, height: 1e308)
    view.invalidateIntrinsicContentSize()
    play.settle()
    view.size = CGSize(width: 3, height: 4)
    view.invalidateIntrinsicContentSize()
    play.settle()
    #expect(view.frame.size == CGSize(width: 3, height: 4))
  }

  @Test func rootMovedBetweenWindows_losesAndFindsConstraints() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    let above = root.superview
    view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor).isActive = true
    let across = view.topAnchor.constraint(equalTo: play.window.topAnchor, constant: 5)
    across.isActive = true
    play.settle()
    #expect(view.frame == CGRect(x: 290, y: 5, width: 10, height: 10))
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.isHidden = false
    second.addSubview(root)
    #expect(!across.isActive)
    across.isActive = true
    #expect(!across.isActive)
    #expect(play.exceptions.count == 1)
    root.frame.size.width = 90
    play.settle()
    #expect(view.frame.minX == 80)
    above?.addSubview(root)
    across.isActive = true
    play.settle()
    #expect(view.frame == CGRect(x: 80, y: 5, width: 10, height: 10))
  }

  @Test func maskToggledWhileConstrained() {
    let play = Play()
    let root = root(play)
    let view = free(root, Asking())
    corner(view, root)
    let inside = free(view, Asking())
    inside.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    inside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    for _ in 0..<5 {
      play.settle()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 7, y: 7, width: 70, height: 70)
      play.settle()
      #expect(inside.frame == CGRect(x: 60, y: 0, width: 10, height: 10))
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    play.settle()
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func stackWithOddNumbers_recovers() {
    let play = Play()
    let root = root(play)
    let stack = free(root, UIStackView())
    corner(stack, root)
    let view = Asking()
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(view)
    stack.insertArrangedSubview(view, at: -5)
    stack.insertArrangedSubview(view, at: 500)
    stack.removeArrangedSubview(Asking())
    stack.setCustomSpacing(.nan, after: view)
    stack.spacing = .nan
    stack.addArrangedSubview(Asking())
    play.settle()
    print(stack.frame, play.exceptions)
    stack.setCustomSpacing(-3, after: view)
    stack.spacing = -.infinity
    play.settle()
    stack.spacing = 5
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    play.settle()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 25, height: 10))
    // A stack that is asked to arrange what holds it, or itself.
    view.removeFromSuperview()
    root.addSubview(view)
    play.settle()
    #expect(stack.arrangedSubviews.count == 1)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    play.settle()
    #expect(stack.subviews.count == 1)
  }

  @Test func arrangedViews_hideAndLeaveOneByOne() {
    let play = Play()
    let root = root(play)
    let stack = free(root, UIStackView())
    stack.axis = .vertical
    corner(stack, root)
    for _ in 0..<100 { stack.addArrangedSubview(Asking()) }
    play.settle()
    #expect(stack.frame.height == 1000)
    for (index, view) in stack.arrangedSubviews.enumerated() { view.isHidden = index % 2 == 0 }
    play.settle()
    #expect(stack.frame.height == 500)
    let last = stack.arrangedSubviews[99]
    for view in stack.arrangedSubviews.dropLast() { view.removeFromSuperview() }
    play.settle()
    #expect(stack.subviews == [last])
    #expect(last.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(stack.arrangement.constraints.allSatisfy { $0.constraint.containerView === stack })
  }
}

private final class Asking: UIView {
  var size = CGSize(width: 10, height: 10)
  var onAsk: (() -> Void)?
  override var intrinsicContentSize: CGSize {
    onAsk?()
    return size
  }
}
