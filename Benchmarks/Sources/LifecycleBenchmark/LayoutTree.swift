import Clockwork
import UIKit

/// A window full of views that constraints place: all in one, or ten in each.
@MainActor
final class LayoutTree {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var views: [UIView] = []
  private var heights: [NSLayoutConstraint] = []
  private var turn = 0

  init(_ count: Int, isFlat: Bool) {
    let controller = UIViewController()
    window.rootViewController = controller
    let root: UIView = controller.view
    views.reserveCapacity(count)
    for index in 0..<count {
      add(to: isFlat || index < 10 ? root : views[index / 10 - 1], row: index % 10)
    }
    window.makeKeyAndVisible()
  }

  private func add(to superview: UIView, row: Int) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(row * 30)),
      height,
    ])
    views.append(view)
    heights.append(height)
  }

  /// One commit: layout of what asks for it.
  func commit() { MainLoop.current.settle() }

  /// Has all views ask for layout.
  func invalidate() { for view in views { view.setNeedsLayout() } }

  /// Changes the height of one of some views that lie all over the tree, and commits.
  ///
  /// With few views their memory stays in the processor's cache; with all of them it does not.
  func edit(among count: Int) {
    turn += 1
    let height = heights[turn % count * (heights.count / count)]
    height.constant = height.constant == 20 ? 24 : 20
    commit()
  }

  /// Nanoseconds of the first commit, and of one in which all views are laid out again.
  static func passes(_ count: Int, isFlat: Bool) -> (first: Double, again: Double) {
    let start = ProcessorTime.now
    let tree = LayoutTree(count, isFlat: isFlat)
    tree.commit()
    let first = ProcessorTime.now - start
    var again = Double.infinity
    for _ in 0..<3 {
      tree.invalidate()
      let middle = ProcessorTime.now
      tree.commit()
      again = min(again, ProcessorTime.now - middle)
    }
    return (first, again)
  }
}
