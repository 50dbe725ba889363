import Clockwork
import Foundation
import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Selectors", .serialized)
struct SelectorTests {
  @Test func selector_withTheSameName_isEqual() {
    let carrying = Selector("plain") { (target: Receiver, _) in target.plain() }
    #expect(carrying == Selector("plain"))
    #expect(Set([carrying, "plain"]).count == 1)
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
  }

  @Test func argumentCount_isThatOfColons() {
    #expect(Selector("a").argumentCount == 0)
    #expect(Selector("a:b:").argumentCount == 2)
  }

  @Test func send_byName_reachesTheMethod() {
    let receiver = Receiver()
    Selector("one:").send(to: receiver, with: ["x", "ignored"])
    Selector("plain").send(to: receiver, with: ["ignored"])
    Selector("one:").send(to: receiver)
    #expect(receiver.calls == ["one x", "plain", "one nil"])
    #expect(Selector("two:with:").send(to: receiver, with: ["a", 2]) as? String == "a2")
  }

  @Test func send_byThunk_needsNoDispatchMember() {
    final class Silent: NSObject { var count = 0 }
    let target = Silent()
    Selector("up:") { (target: Silent, call) in target.count += call[0] }.send(
      to: target,
      with: [3]
    )
    #expect(target.count == 3)
  }

  @Test func send_byThunkOfAnotherClass_looksUpTheName() {
    let receiver = Receiver()
    let selector = Selector("plain") { (target: UIView, _) in target.setNeedsLayout() }
    selector.send(to: receiver)
    #expect(receiver.calls == ["plain"])
  }

  @Test func send_withOtherArgumentTypes_passesAsObjectiveCDoes() {
    let receiver = Receiver()
    Selector("flag:").send(to: receiver, with: [Receiver()])
    Selector("flag:").send(to: receiver, with: [nil])
    Selector("flag:").send(to: receiver, with: [true])
    Selector("flag:").send(to: receiver, with: [NSNumber(value: false)])
    Selector("button:").send(to: receiver, with: [Receiver()])
    Selector("button:").send(to: receiver, with: [nil])
    #expect(
      receiver.calls == ["flag true", "flag false", "flag true", "flag false", "button", "button"]
    )
  }

  @Test func send_toStranger_raises() {
    withLoop { loop in
      Selector("unknown:").send(to: Receiver())
      #expect(loop.exceptions.map(\.name) == ["NSInvalidArgumentException"])
      #expect(
        loop.exceptions.first?.reason.hasSuffix(
          "Receiver unknown:]: unrecognized selector sent to instance"
        ) == true
      )
    }
  }

  @Test func send_toThrowingMethod_swallowsTheError() {
    #expect(Selector("failAndReturnError:").send(to: Receiver()) == nil)
  }

  @Test func send_toUIKitsOwnMethod_works() {
    let controller = UIViewController()
    let selector = Selector("loadViewIfNeeded") { (target: UIViewController, _) in
      target.loadViewIfNeeded()
    }
    selector.send(to: controller)
    #expect(controller.isViewLoaded)
  }

  @Test func responds_runsNothing() {
    let receiver = Receiver()
    #expect(receiver.responds(to: Selector("plain")))
    #expect(receiver.responds(to: Selector("setNumber:")))
    #expect(!receiver.responds(to: Selector("setConstant:")))
    #expect(!receiver.responds(to: Selector("unknown")))
    #expect(!receiver.responds(to: nil))
    #expect(receiver.calls.isEmpty)
  }

  @Test func perform_returnsTheResult() {
    let receiver = Receiver()
    #expect(receiver.perform(Selector("plain")) == nil)
    let made = receiver.perform(Selector("make"))?.takeUnretainedValue()
    #expect(made is Receiver)
    #expect(
      receiver.perform(Selector("two:with:"), with: "a", with: 5)?.takeUnretainedValue() as? String
        == "a5"
    )
  }

  @Test func performAfterDelay_waitsOnTheVirtualClock() {
    withLoop { loop in
      let receiver = Receiver()
      receiver.perform(Selector("one:"), with: "late", afterDelay: 2)
      receiver.perform(Selector("one:"), with: "soon", afterDelay: 1)
      loop.advance(1.5)
      #expect(receiver.calls == ["one soon"])
      loop.advance(1)
      #expect(receiver.calls == ["one soon", "one late"])
    }
  }

  @Test func cancelPreviousPerformRequests_takesBackTheMatchingOnes() {
    withLoop { loop in
      let receiver = Receiver()
      receiver.perform(Selector("one:"), with: "a", afterDelay: 1)
      receiver.perform(Selector("one:"), with: "b", afterDelay: 1)
      receiver.perform(Selector("plain"), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: receiver,
        selector: Selector("one:"),
        object: "a"
      )
      loop.advance(1)
      #expect(receiver.calls == ["one b", "plain"])
      receiver.perform(Selector("plain"), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
      loop.advance(2)
      #expect(receiver.calls.count == 2)
    }
  }

  @Test func performSelectorOnMainThread_withoutWaiting_runsInTheNextTurn() {
    withLoop { loop in
      let receiver = Receiver()
      receiver.performSelector(onMainThread: Selector("plain"), with: nil, waitUntilDone: false)
      #expect(receiver.calls.isEmpty)
      loop.main.turn()
      receiver.performSelector(onMainThread: Selector("plain"), with: nil, waitUntilDone: true)
      #expect(receiver.calls == ["plain", "plain"])
    }
  }

  @Test func forwardingTarget_answersInstead() {
    let front = Front()
    front.back.calls = []
    Selector("one:").send(to: front, with: ["x"])
    #expect(front.back.calls == ["one x"])
    #expect(Selector("one:").isUnderstood(by: front))
    #expect(!front.responds(to: Selector("two:with:")))
  }
}

/// A class that overrides members of `NSObject`, as the porting step leaves it.
private final class Front: NSObject, ObjectiveCDispatching {
  let back = Receiver()

  func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || selector == Selector("one:")
  }

  func forwardingTarget(for selector: Selector!) -> Any? { back }

  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "respondsToSelector:": return call.answer { self.responds(to: call[0]) }
    case "forwardingTargetForSelector:": return call.answer { self.forwardingTarget(for: call[0]) }
    default: return false
    }
  }
}
