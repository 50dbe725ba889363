import Clockwork
import Dispatch
import Foundation
import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Timers in virtual time", .serialized)
struct VirtualTimerTests {
  @Test func selectorTimer_firesOnce() {
    withLoop { loop in
      let receiver = Receiver()
      let timer = Timer.scheduledTimer(
        timeInterval: 2,
        target: receiver,
        selector: "tick:",
        userInfo: "x",
        repeats: false
      )
      loop.advance(1.9)
      #expect(receiver.calls.isEmpty && timer.isValid)
      loop.advance(0.1)
      loop.advance(10)
      #expect(receiver.calls == ["tick x"])
      #expect(!timer.isValid)
    }
  }

  @Test func selectorTimer_repeatsUntilInvalidated() {
    withLoop { loop in
      let receiver = Receiver()
      let timer = Timer.scheduledTimer(
        timeInterval: 1,
        target: receiver,
        selector: "plain",
        userInfo: nil,
        repeats: true
      )
      loop.advance(3)
      #expect(receiver.calls.count == 3)
      timer.invalidate()
      loop.advance(3)
      #expect(receiver.calls.count == 3)
      #expect(loop.main.pending.isEmpty)
    }
  }

  @Test func timer_holdsItsTargetUntilInvalidated() {
    withLoop { loop in
      var receiver: Receiver? = Receiver()
      weak let watched = receiver
      var timer: Timer? = Timer.scheduledTimer(
        timeInterval: 1,
        target: receiver as Any,
        selector: "plain",
        userInfo: nil,
        repeats: true
      )
      receiver = nil
      loop.advance(1)
      #expect(watched != nil)
      timer?.invalidate()
      timer = nil
      #expect(watched == nil)
    }
  }

  @Test func blockTimer_isFired() {
    withLoop { loop in
      nonisolated(unsafe) var count = 0
      VirtualTimers.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        count += 1
        if count == 2 { timer.invalidate() }
      }
      loop.advance(5)
      #expect(count == 2)
    }
  }

  @Test func timer_thatWasNotScheduled_startsWhenAdded() {
    withLoop { loop in
      let receiver = Receiver()
      let timer = Timer(
        timeInterval: 0.3,
        target: receiver,
        selector: "plain",
        userInfo: nil,
        repeats: false
      )
      loop.advance(1)
      #expect(receiver.calls.isEmpty)
      let late = Timer(
        fire: VirtualTimers.fireDate(after: 0.3),
        interval: 0,
        repeats: false
      ) { _ in }
      #expect(VirtualTimers.add(timer, to: .main, forMode: .common))
      #expect(VirtualTimers.add(late, to: .main, forMode: .common))
      loop.advance(0.3)
      #expect(receiver.calls == ["plain"])
      #expect(!late.isValid)
    }
  }

  @Test func asyncAfter_isExact() {
    withLoop { loop in
      nonisolated(unsafe) var times: [Duration] = []
      for delay in [0.3, 0.1, 0.2] {
        VirtualTimers.asyncAfter(.main, deadline: VirtualTimers.now() + delay) {
          times.append(VirtualTimers.elapsed)
        }
      }
      loop.advance(1)
      #expect(times == [.milliseconds(100), .milliseconds(200), .milliseconds(300)])
    }
  }

  @Test func asyncAfter_ofCancelledItem_doesNothing() {
    withLoop { loop in
      nonisolated(unsafe) var ran = false
      let item = DispatchWorkItem { ran = true }
      VirtualTimers.asyncAfter(.main, deadline: VirtualTimers.now() + 1, execute: item)
      item.cancel()
      loop.advance(2)
      #expect(!ran)
    }
  }

  @Test func timer_withoutInterval_repeatsInSmallSteps() {
    withLoop { loop in
      nonisolated(unsafe) var count = 0
      let timer = VirtualTimers.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in
        count += 1
      }
      loop.advance(0.00105)
      timer.invalidate()
      #expect(count == 10)
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func timer_withImpossibleInterval_isStarted(interval: Double) {
    withLoop { loop in
      let timer = VirtualTimers.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
      loop.advance(0.001)
      #expect(timer.isValid)
      timer.invalidate()
    }
  }
}
