import Clockwork
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

@MainActor
@Suite("Main loop: turns and phases", .serialized)
struct MainLoopTests {
  @Test func turn_runsPhasesInOrder() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.afterCommit("after") { log("after commit") }
    loop.commitHandler = { log("commit") }
    loop.schedule(.timer, "timer", after: .zero) { log("timer") }
    loop.post("source") { log("source") }
    loop.setNeedsCommit("test")
    loop.turn()
    #expect(log.lines == ["source", "timer", "commit", "after commit"])
  }

  @Test func post_duringTurn_waitsForTheNext() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.post("first") {
      log("first")
      loop.post("second") { log("second") }
    }
    loop.turn()
    #expect(log.lines == ["first"])
    loop.turn()
    #expect(log.lines == ["first", "second"])
  }

  @Test func afterCommit_addedByAfterCommit_waitsForTheNext() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.afterCommit("a") {
      log("a")
      loop.afterCommit("b") { log("b") }
    }
    loop.turn()
    #expect(log.lines == ["a"])
    #expect(loop.hasWorkNow)
  }

  @Test func turn_insideTurn_isIgnored() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.post("outer") {
      loop.post("inner") { log("inner") }
      loop.turn()
      log("outer")
    }
    loop.turn()
    #expect(log.lines == ["outer"])
  }

  @Test func commit_isAskedForOnce() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.commitHandler = { log("commit") }
    loop.setNeedsCommit("one")
    loop.setNeedsCommit("two")
    loop.turn()
    loop.turn()
    #expect(log.lines == ["commit"])
  }

  @Test func timers_sameDueTime_runInOrderOfArrival() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    for number in 1...5 {
      loop.schedule(.timer, "\(number)", after: .seconds(1)) { log("\(number)") }
    }
    loop.advance(by: .seconds(1))
    #expect(log.lines == ["1", "2", "3", "4", "5"])
  }
}

@MainActor
@Suite("Main loop: time", .serialized)
struct MainLoopTimeTests {
  @Test func settle_finishesAnimations_notTimers() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    loop.schedule(.animation, "slide", after: .milliseconds(350)) { log("slide at \(loop.now)") }
    loop.schedule(.timer, "early", after: .milliseconds(100)) { log("early at \(loop.now)") }
    loop.schedule(.timer, "late", after: .seconds(60)) { log("late") }
    #expect(loop.settle() == .settled)
    #expect(log.lines == ["early at 0.100", "slide at 0.350"])
    #expect(loop.pending.map(\.label) == ["late"])
  }

  @Test func advance_runsRepeatingWorkAtItsPeriod() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    let ticks = loop.schedule(.timer, "tick", after: .seconds(1), every: .seconds(1)) {
      log("\(loop.now)")
    }
    loop.advance(by: .milliseconds(3500))
    #expect(log.lines == ["1.000", "2.000", "3.000"])
    #expect(loop.now.description == "3.500")
    ticks.cancel()
    loop.advance(by: .seconds(5))
    #expect(log.lines.count == 3)
    #expect(!ticks.isPending)
  }

  @Test func cancel_fromInsideItsOwnRun_stops() {
    let loop = MainLoop(mode: .manual)
    let log = Log()
    var handle: ScheduledWork?
    handle = loop.schedule(.timer, "once", after: .seconds(1), every: .seconds(1)) {
      log("run")
      handle?.cancel()
    }
    loop.advance(by: .seconds(5))
    #expect(log.lines == ["run"])
    #expect(loop.pending.isEmpty)
  }

  @Test func settle_ofRestlessLoop_namesTheCulprit() {
    let loop = MainLoop(mode: .manual)
    func again() { loop.post("ping-pong") { again() } }
    again()
    guard case .exhausted(let pending) = loop.settle(turnLimit: 50) else {
      Issue.record("the loop came to rest")
      return
    }
    #expect(pending.map(\.description) == ["source \"ping-pong\""])
  }

  @Test func pending_describesKindsAndTimes() {
    let loop = MainLoop(mode: .manual)
    loop.schedule(.timer, "autosave", after: .seconds(2), every: .seconds(1)) {}
    #expect(
      loop.pending.map(\.description)
        == ["timer \"autosave\", due at 2.000 s, repeats every 1.000 s"]
    )
  }

  @Test func advance_withCondition_stopsWithoutMovingOn() {
    let loop = MainLoop(mode: .manual)
    var isDone = false
    loop.schedule(.timer, "done", after: .seconds(2)) { isDone = true }
    loop.advance(to: loop.now + .seconds(60)) { isDone }
    #expect(loop.now.seconds == 2)
  }

  @Test func manyTimers_cancelledAndKept_runInOrder() {
    let loop = MainLoop(mode: .manual)
    var random = SeededRandom(seed: 7)
    var expected: [Int] = []
    var ran: [Int] = []
    for _ in 0..<500 {
      let delay = Int(random.next() % 1000)
      let work = loop.schedule(.timer, "t", after: .milliseconds(delay)) { ran.append(delay) }
      if random.next() % 2 == 0 { work.cancel() } else { expected.append(delay) }
    }
    loop.advance(by: .seconds(2))
    #expect(ran == expected.sorted())
  }
}

@MainActor
@Suite("Main loop: driven by the real main queue", .serialized)
struct ImmediateModeTests {
  @Test func immediate_timeJumpsToSingleDeadlines() async {
    let loop = MainLoop()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      loop.schedule(.timer, "an hour", after: .seconds(3600)) { continuation.resume() }
    }
    #expect(loop.now.seconds == 3600)
  }

  @Test func immediate_repeatingWork_firesOnTheWay() async {
    let loop = MainLoop()
    var ticks = 0
    let tick = loop.schedule(.timer, "tick", after: .seconds(1), every: .seconds(1)) { ticks += 1 }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      loop.schedule(.timer, "end", after: .milliseconds(3500)) { continuation.resume() }
    }
    tick.cancel()
    #expect(ticks == 3)
  }
}

@Suite("Seeded randomness")
struct SeededRandomTests {
  @Test func sameSeed_sameNumbers() {
    var one = SeededRandom(seed: 42)
    var two = SeededRandom(seed: 42)
    #expect((0..<10).map { _ in one.next() } == (0..<10).map { _ in two.next() })
  }

  @Test func otherSeed_otherNumbers() {
    var one = SeededRandom(seed: 1)
    var two = SeededRandom(seed: 2)
    #expect(one.next() != two.next())
  }
}
