import Clockwork
import Foundation
import Testing

@_spi(Porting) import Understudy

/// Each test waits on a loop of its own and puts the old one back.
@MainActor
@Suite("Waits in virtual time", .serialized)
struct VirtualWaitTests {
  private func withLoop(_ body: (MainLoop) async -> Void) async {
    let old = MainLoop.current
    let loop = MainLoop(mode: .immediate)
    MainLoop.current = loop
    await body(loop)
    MainLoop.current = old
  }

  @Test func wait_forATimerBeforeTheDeadline_endsWithIt() async {
    await withLoop { loop in
      var hasFired = false
      loop.schedule(.timer, "save", after: .seconds(5)) { hasFired = true }
      let wait = VirtualWait(timeout: 60, grace: 0) { hasFired }
      #expect(await wait.runSuspending())
      #expect(loop.now == VirtualTime(sinceStart: .seconds(5)))
      #expect(loop.mode == .immediate)
    }
  }

  @Test func wait_forATimerAfterTheDeadline_timesOutAndNamesIt() async {
    await withLoop { loop in
      var hasFired = false
      loop.schedule(.timer, "save", after: .seconds(90)) { hasFired = true }
      let wait = VirtualWait(timeout: 60, grace: 0) { hasFired }
      #expect(await wait.runSuspending() == false)
      #expect(loop.now == VirtualTime(sinceStart: .seconds(60)))
      #expect(wait.pendingDescriptions == ["timer \"save\", due at 90.000 s"])
    }
  }

  @Test func wait_forARepeatingTimer_countsItsTicks() async {
    await withLoop { loop in
      var ticks = 0
      let work = loop.schedule(.timer, "poll", after: .seconds(1), every: .seconds(1)) {
        ticks += 1
      }
      let wait = VirtualWait(timeout: 10, grace: 0) { false }
      #expect(await wait.runSuspending() == false)
      #expect(ticks == 10)
      work.cancel()
    }
  }

  @Test(arguments: [
    ("https://example.org/a", "https://example.org/a"),
    ("app://%3Cpath:url%3E", "app://%3Cpath%3Aurl%3E"),
    ("https://example.org:port", "https://example.org%3Aport"),
  ])
  func lenientURL_takesAColonInTheAuthority(text: String, expected: String) {
    #expect(LenientURL.make(text)?.absoluteString == expected)
  }
}
