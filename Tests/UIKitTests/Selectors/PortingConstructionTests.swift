import Foundation
import Testing
@_spi(Porting) import UIKit

/// Objects of classes that are values, as lowered sources make them.
@MainActor
@Suite("Objects made of class values")
struct PortingConstructionTests {
  class Cell: UITableViewCell {
    var styleSeen: CellStyle?
    override init(style: CellStyle, reuseIdentifier: String?) {
      styleSeen = style
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Screen: UIViewController {
    var note = "fresh"
  }
  class Badge: UIView {
    let mark: Int
    override init(frame: CGRect) {
      mark = 7
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Big: Badge {}
  final class Model: NSObject {
    var count = 3
    override init() {
      super.init()
      count += 1
    }
  }

  @Test func make_callsTheInitializerOfTheClassInHand() {
    let cell = PortingConstruction.make(Cell.self, style: .value1, reuseIdentifier: "a")
    #expect(cell.styleSeen == .value1)
    #expect(cell.reuseIdentifier == "a")
    let type: UITableViewCell.Type = Cell.self
    #expect(PortingConstruction.make(type, style: .subtitle, reuseIdentifier: nil) is Cell)
    #expect(PortingConstruction.make(Model.self).count == 4)
  }

  @Test func make_inheritsInitializers() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let badge = PortingConstruction.make(Big.self, frame: frame)
    #expect(badge.mark == 7)
    #expect(badge.frame == frame)
    #expect(PortingConstruction.make(Big.self).frame == .zero)
    let screen = PortingConstruction.make(Screen.self, nibName: nil, bundle: nil)
    #expect(screen.note == "fresh")
    #expect(PortingConstruction.make(Screen.self).nibName == nil)
  }

  @Test func make_reachesControllersAndLists() {
    let root = UIViewController()
    let navigation = PortingConstruction.make(
      UINavigationController.self,
      rootViewController: root
    )
    #expect(navigation.viewControllers == [root])
    #expect(
      PortingConstruction.make(UITableView.self, frame: .zero, style: .grouped).style == .grouped
    )
    let layout = PortingConstruction.make(UICollectionViewFlowLayout.self)
    let list = PortingConstruction.make(
      UICollectionView.self,
      frame: .zero,
      collectionViewLayout: layout
    )
    #expect(list.collectionViewLayout === layout)
    let tap = PortingConstruction.make(UITapGestureRecognizer.self, target: nil, action: nil)
    #expect(tap.numberOfTapsRequired == 1)
    let shown = PortingConstruction.make(
      UIPresentationController.self,
      presentedViewController: root,
      presenting: nil
    )
    #expect(shown.presentedViewController === root)
    #expect(
      PortingConstruction.make(UISplitViewController.self, style: .doubleColumn).style
        == .doubleColumn
    )
    #expect(
      PortingConstruction.make(UITableViewController.self, style: .grouped).tableView.style
        == .grouped
    )
    let pages = PortingConstruction.make(
      UIPageViewController.self,
      transitionStyle: .scroll,
      navigationOrientation: .vertical
    )
    #expect(pages.navigationOrientation == .vertical)
  }
}
