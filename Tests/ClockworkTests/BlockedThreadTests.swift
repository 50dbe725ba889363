import Foundation
import Synchronization
import Testing

@testable import Clockwork

@MainActor
@Suite("A blocked main thread", .serialized)
struct BlockedThreadTests {
  @Test func block_runsForeignWorkOnly() {
    let loop = MainLoop(mode: .manual)
    let log = Mutex<[String]>([])
    loop.schedule(.timer, "main", after: .seconds(1)) { log.withLock { $0.append("main") } }
    _ = loop.scheduleForeign("foreign", after: .seconds(2)) {
      log.withLock { $0.append("foreign") }
    }
    #expect(!loop.block(for: .seconds(3)) { false })
    #expect(log.withLock { $0 } == ["foreign"])
    #expect(loop.now.sinceStart == .seconds(3))
    loop.turn()
    #expect(log.withLock { $0 } == ["foreign", "main"])
  }

  @Test func block_endsWhenItsConditionHolds() {
    let loop = MainLoop(mode: .manual)
    let isOver = Mutex(false)
    _ = loop.scheduleForeign("signal", after: .seconds(2)) { isOver.withLock { $0 = true } }
    #expect(loop.block(for: .seconds(60)) { isOver.withLock { $0 } })
    #expect(loop.now.sinceStart == .seconds(2))
  }

  @Test func present_isAheadByWhatWasSkipped() {
    let old = MainLoop.current
    defer { MainLoop.current = old }
    MainLoop.current = MainLoop(mode: .manual)
    let date = VirtualPresent.date
    let uptime = VirtualPresent.uptimeNanoseconds
    MainLoop.current.advance(by: .seconds(500))
    #expect(VirtualPresent.date.timeIntervalSince(date) >= 500)
    #expect(VirtualPresent.uptimeNanoseconds >= uptime + 500_000_000_000)
    #expect(VirtualPresent.isVirtual)
  }

  @Test func delay_isExactForAPresentThatWasTold() {
    let old = MainLoop.current
    defer { MainLoop.current = old }
    MainLoop.current = MainLoop(mode: .manual)
    let deadline = VirtualPresent.date.addingTimeInterval(7.25)
    #expect(VirtualCalendar.delay(until: deadline) == .milliseconds(7250))
    MainLoop.current.advance(by: .seconds(3))
    #expect(VirtualCalendar.delay(until: deadline) == .milliseconds(4250))
  }
}
