internal import UIKit
internal import Understudy

/// A kind of thing that an app or its user does; the world decides to whom.
package enum Operation: String, CaseIterable, Sendable {
  // Navigation
  case push
  case pop
  case popToRoot
  case replaceStack
  case insertBelow
  case moveTop
  case emptyStack
  case beginSwipeBack
  // Presentation
  case presentCover
  case presentSheet
  case presentOver
  case dismissFront
  case dismissAll
  case beginDrag
  // Tabs and pages
  case selectTab
  case tapTab
  case dropTab
  case addTab
  case turnPage
  case beginPageSwipe
  // Containment
  case addChild
  case removeChild
  case swapChild
  case addView
  case takeViewOut
  case putViewBack
  case beginByHand
  case reverseByHand
  case endByHand
  // Gestures under way
  case cancelGesture
  case finishGesture
  // Window, device, application
  case replaceRoot
  case hideWindow
  case rotate
  case background
}

/// An operation on the controllers of a world: statements with what they do.
@MainActor
struct Move {
  struct Statement {
    let text: String
    let action: () -> Void
  }

  var statements: [Statement] = []

  init() {}

  init(_ text: String, _ action: @escaping () -> Void) {
    add(text, action)
  }

  mutating func add(_ text: String, _ action: @escaping () -> Void) {
    statements.append(Statement(text: text, action: action))
  }
}

extension World {
  /// What an operation comes to now; `nil` if iOS would refuse it or it would change nothing.
  func move(for operation: Operation) -> Move? {
    switch operation {
    case .push, .pop, .popToRoot, .replaceStack, .insertBelow, .moveTop, .emptyStack,
      .beginSwipeBack:
      stackMove(operation)
    case .presentCover, .presentSheet, .presentOver, .dismissFront, .dismissAll, .beginDrag:
      modalMove(operation)
    case .selectTab, .tapTab, .dropTab, .addTab: tabMove(operation)
    case .turnPage, .beginPageSwipe: pageMove(operation)
    case .addChild, .removeChild, .swapChild: childMove(operation)
    case .addView, .takeViewOut, .putViewBack: viewMove(operation)
    case .beginByHand, .reverseByHand, .endByHand: handMove(operation)
    case .cancelGesture, .finishGesture: gestureMove(operation)
    case .replaceRoot, .hideWindow, .rotate, .background: deviceMove(operation)
    }
  }

  /// The first controller that nobody uses.
  var idle: Actor? { actors.first { isIdle($0) } }

  func isIdle(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && controller.presentedViewController == nil && window.rootViewController !== controller
      && controller.viewIfLoaded?.superview == nil
  }

  /// The topmost presented controller, else the root.
  var front: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// The controller inside a container that the user looks at.
  func leaf(of controller: UIViewController?) -> Actor? {
    switch controller {
    case let navigation as UINavigationController: leaf(of: navigation.topViewController)
    case let tabs as UITabBarController: leaf(of: tabs.selectedViewController)
    case let pages as UIPageViewController: leaf(of: pages.viewControllers?.first)
    default: controller as? Actor
    }
  }

  var isAnimatedText: String { isAnimated ? "true" : "false" }
}
