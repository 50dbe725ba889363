import Clockwork
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Transactions", .serialized)
struct TransactionTests {
  private func fade(_ layer: CALayer, _ duration: Double, key: String = "fade") {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    layer.add(animation, forKey: key)
  }

  @Test func completion_withoutAnimations_runsAtTheCommit() {
    withLoop { _ in
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("done") }
      log.append("inside")
      CATransaction.commit()
      #expect(log == ["inside", "done"])
    }
  }

  @Test func completion_withAnimations_waitsForAllOfThem() {
    withLoop { loop in
      let layer = CALayer()
      var end: Double?
      CATransaction.begin()
      CATransaction.setCompletionBlock { end = CACurrentMediaTime() }
      fade(layer, 1, key: "a")
      fade(layer, 3, key: "b")
      CATransaction.commit()
      #expect(end == nil)
      loop.settle()
      #expect(end == 3)
    }
  }

  @Test func nested_innerAnimations_keepTheOuterOneWaiting() {
    withLoop { loop in
      let layer = CALayer()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer \(CACurrentMediaTime())") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner \(CACurrentMediaTime())") }
      fade(layer, 2)
      CATransaction.commit()
      fade(layer, 1, key: "second")
      CATransaction.commit()
      loop.settle()
      #expect(log == ["inner 2.0", "outer 2.0"])
    }
  }

  @Test func animationWithoutDuration_takesThatOfTheTransaction() {
    withLoop { loop in
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      fade(layer, 0)
      CATransaction.commit()
      fade(layer, 0, key: "plain")
      #expect(layer.animation(forKey: "fade")?.duration == 4)
      #expect(layer.animation(forKey: "plain")?.duration == 0.25)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func values_inNestedTransactions_areInherited() {
    withLoop { _ in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.disableActions())
      CATransaction.setDisableActions(false)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func implicitTransaction_completion_runsAfterTheTurn() {
    withLoop { loop in
      var log: [String] = []
      CATransaction.setCompletionBlock { log.append("done") }
      #expect(log.isEmpty)
      loop.turn()
      #expect(log == ["done"])
    }
  }

  @Test func completionRemoved_earlierAnimations_keepTheFirstBlock() {
    withLoop { loop in
      let layer = CALayer()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("first \(CACurrentMediaTime())") }
      fade(layer, 1)
      CATransaction.setCompletionBlock { log.append("second \(CACurrentMediaTime())") }
      fade(layer, 2, key: "other")
      CATransaction.commit()
      loop.settle()
      #expect(log == ["first 1.0", "second 2.0"])
    }
  }
}
