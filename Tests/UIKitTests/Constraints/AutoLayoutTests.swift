import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Auto Layout", .serialized)
struct AutoLayoutTests {
  private func free(_ superview: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func root(_ play: Play) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    play.open(UIViewController())
    play.window.addSubview(root)
    return root
  }

  @Test func edges_followTheSuperview() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 135))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 170, height: 85))
    withExtendedLifetime(play) {}
  }

  @Test func constant_changedLater_movesTheView() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
    top.constant = 60
    play.settle()
    #expect(view.frame.minY == 60)
  }

  @Test func nestedViews_shareOneSystem() {
    let play = Play()
    let root = root(play)
    let box = free(root)
    let inner = free(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 20, width: 50, height: 40))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
    withExtendedLifetime(play) {}
  }

  @Test func label_wrapsInItsWidth() {
    let play = Play()
    let root = root(play)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words and more ", count: 20)
    let view = free(root, label)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 300)
    #expect(label.frame.height > 60)
    withExtendedLifetime(play) {}
  }

  @Test func conflict_isReported_andTheFirstWins() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(play.console.count == 1)
    #expect(
      play.console.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true
    )
  }

  @Test func safeArea_isKept() {
    let play = Play()
    let controller = UIViewController()
    let view = free(controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    play.open(controller)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
  }

  @Test func stack_sharesEqually() {
    let play = Play()
    let root = root(play)
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 15
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 105, 210])
    #expect(views.map(\.frame.size) == Array(repeating: CGSize(width: 90, height: 50), count: 3))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(abs(views[2].frame.width - 142.5) < 0.5)
    withExtendedLifetime(play) {}
  }

  @Test func scrollView_takesItsContentSize() {
    let play = Play()
    let root = root(play)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.addSubview(scroll)
    let content = free(scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    withExtendedLifetime(play) {}
  }

  @Test func fittingSize_isTheSmallest() {
    let view = UIView()
    let inner = free(view)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 66, height: 36)
    )
  }

  @Test func removal_endsConstraintsAcross() {
    let play = Play()
    let root = root(play)
    let view = free(root)
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    let across = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, across])
    view.removeFromSuperview()
    #expect(own.isActive)
    #expect(!across.isActive)
    #expect(root.constraints.isEmpty)
    withExtendedLifetime(play) {}
  }
}

@MainActor @Suite("Constraints as objects", .serialized)
struct ConstraintObjectTests {
  @Test func activation_isKeptByTheNearestCommonAncestor() {
    let (root, one, two) = (UIView(), UIView(), UIView())
    root.addSubview(one)
    root.addSubview(two)
    let constraint = one.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    #expect(constraint.firstItem === one)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.constant == 8)
  }

  @Test func activation_withoutCommonAncestor_raises() {
    let play = Play()
    let constraint = UIView().topAnchor.constraint(equalTo: UIView().topAnchor)
    let (one, two) = (UIView(), UIView())
    let other = one.topAnchor.constraint(equalTo: two.topAnchor)
    other.isActive = true
    #expect(play.exceptions.first?.name == "NSGenericException")
    #expect(!other.isActive)
    withExtendedLifetime((constraint, one, two)) {}
  }

  @Test func anchors_ofTheSamePart_areEqual() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(root.safeAreaLayoutGuide.bottomAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(view.bottomAnchor))
    #expect(!constraint.firstAnchor.isEqual(view))
  }

  @Test func priorities_areCountedUpAndDown() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 9
    priority += 10
    #expect(priority + 0 == .required)
  }

  @Test func priority_outsideOfWindows_mayChange() {
    let play = Play()
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .defaultHigh)
    #expect(play.exceptions.isEmpty)
  }

  @Test func priority_ofInstalledConstraint_staysRequired() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let view = UIView()
    root.view.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .required)
    #expect(
      play.exceptions.first?.reason
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported.  You passed priority 750 and the existing priority was 1000."
    )
  }

  @Test func description_hasNamesInsteadOfAddresses() {
    let play = Play()
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    #expect(width.description == "<NSLayoutConstraint#1 UIView#1.width == 100   (inactive)>")
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    leading.isActive = true
    #expect(
      leading.description
        == "<NSLayoutConstraint#2 H:|-(8)-[UIView#1]   (active, names: '|':UIView#2 )>"
    )
    withExtendedLifetime(play) {}
  }
}
