import Cassowary
import Foundation
import Testing

@testable import UIKit

/// Random changes of random hierarchies: what a system found step by step must be
/// what it finds when it begins from nothing.
@MainActor @Suite("Auto Layout: random changes", .serialized)
struct RandomLayoutTests {
  /// Random numbers that are the same in each run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// A hierarchy that changes at random.
  @MainActor
  private final class World {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var dice: Dice

    init(seed: UInt64) {
      dice = Dice(state: seed)
      root.insetsLayoutMarginsFromSafeArea = false
      while views.count < 5 { add() }
    }

    func any() -> UIView? { views.isEmpty ? nil : views[dice.roll(views.count)] }

    func step() {
      switch dice.roll(12) {
      case 0, 1: add()
      case 2: remove()
      case 3, 4, 5: relate()
      case 6:
        if !constraints.isEmpty { constraints[dice.roll(constraints.count)].isActive = false }
      case 7, 8:
        if !constraints.isEmpty {
          constraints[dice.roll(constraints.count)].constant = CGFloat(dice.roll(60))
        }
      case 9:
        root.frame.size = CGSize(width: 200 + dice.roll(200), height: 300 + dice.roll(300))
      case 10:
        let view = any()
        view?.setContentHuggingPriority(
          UILayoutPriority(Float(100 + dice.roll(800))),
          for: .horizontal
        )
        (view as? UILabel)?.text = String(repeating: "word ", count: dice.roll(12))
      default:
        let view = any()
        if let stack = view?.superview as? UIStackView, let view {
          view.isHidden.toggle()
          stack.spacing = CGFloat(dice.roll(20))
        }
      }
    }

    private func add() {
      let view: UIView
      switch dice.roll(4) {
      case 0:
        let label = UILabel()
        label.text = String(repeating: "word ", count: 1 + dice.roll(9))
        label.numberOfLines = dice.roll(2)
        view = label
      case 1:
        let stack = UIStackView()
        stack.axis = dice.roll(2) == 0 ? .horizontal : .vertical
        view = stack
      default: view = UIView()
      }
      view.translatesAutoresizingMaskIntoConstraints = dice.roll(6) == 0
      // A margin that follows a safe area that follows the place need not have a solution.
      view.insetsLayoutMarginsFromSafeArea = false
      view.frame = CGRect(x: dice.roll(50), y: dice.roll(50), width: 40, height: 30)
      let parent = dice.roll(3) == 0 ? root : any() ?? root
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      views.append(view)
    }

    private func remove() {
      guard views.count > 4, let view = any() else { return }
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
      constraints.removeAll { !$0.isActive }
    }

    private func relate() {
      guard let one = any() else { return }
      let other = dice.roll(3) == 0 ? root : any() ?? root
      let attributes: [NSLayoutConstraint.Attribute] =
        dice.roll(2) == 0
        ? [.leading, .trailing, .centerX, .leadingMargin] : [.top, .bottom, .centerY, .topMargin]
      let isSize = dice.roll(4) == 0
      guard isSize || one !== other else { return }
      let relation = NSLayoutConstraint.Relation(rawValue: dice.roll(3) - 1) ?? .equal
      let constraint = NSLayoutConstraint(
        item: one,
        attribute: isSize ? .width : attributes[dice.roll(4)],
        relatedBy: relation,
        toItem: isSize ? nil : other,
        attribute: isSize ? .notAnAttribute : attributes[dice.roll(4)],
        multiplier: 1,
        constant: CGFloat(dice.roll(80))
      )
      constraint.priority = UILayoutPriority(Float(20 + 10 * dice.roll(97)))
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  /// By how much the relations of each strength are missed: the same for all best solutions.
  private func misses(_ system: LayoutSystem) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for index in system.rows.indices where system.rows[index]?.handle != nil {
      guard let terms = system.terms(of: index) else { continue }
      let value = system.solver.value(of: terms.expression)
      let miss: Double =
        switch terms.relation {
        case .equal: abs(value)
        case .lessOrEqual: max(0, value)
        case .greaterOrEqual: max(0, -value)
        }
      if miss > 1e-7 { sums[terms.strength.value, default: 0] += miss }
    }
    return sums
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 104, 113, 114, 148, 155])
  func changes_giveWhatABeginningFromNothingGives(seed: Int) throws {
    let play = Play()
    let world = World(seed: UInt64(seed) &* 7919)
    play.open(UIViewController())
    play.window.addSubview(world.root)
    for step in 0..<150 {
      world.step()
      world.root.layoutIfNeeded()
      guard let system = world.root.insideSystem else { continue }
      system.solveIfNeeded()
      let before = world.views.map { system.existingEntry(of: $0).map { system.rect($0.box) } }
      let old = misses(system)
      let isBroken = !system.brokenRows.isEmpty
      let choices = world.views.map { system.isAmbiguous($0) }
      system.noteRebuild()
      system.solveIfNeeded()
      // Which of several contradicting relations gives way depends on the way there.
      guard !isBroken, system.brokenRows.isEmpty else { continue }
      for (index, view) in world.views.enumerated() where !choices[index] {
        guard let place = before[index], let entry = system.existingEntry(of: view) else {
          continue
        }
        let new = system.rect(entry.box)
        let distance =
          [
            place.minX - new.minX, place.minY - new.minY, place.width - new.width,
            place.height - new.height,
          ].map(abs).max() ?? 0
        try #require(
          distance < 1e-5,
          "step \(step), view \(index): \(place) is not \(new); \(old.sorted { $0.key < $1.key }) \(misses(system).sorted { $0.key < $1.key })"
        )
      }
    }
    #expect(play.exceptions.isEmpty)
  }
}
