import Clockwork
import Dispatch
import Foundation
import Testing

@testable import Combine

@Suite("Time", .serialized)
@MainActor
struct TimingTests {
  private func inVirtualTime(_ body: (MainLoop) -> Void) {
    let loop = MainLoop(mode: .manual)
    let before = MainLoop.current
    MainLoop.current = loop
    defer { MainLoop.current = before }
    body(loop)
  }

  @Test("the main queue delivers in a later turn")
  func receiving() {
    inVirtualTime { loop in
      var heard: [Int] = []
      let link = [1, 2].publisher.receive(on: DispatchQueue.main).sink { heard.append($0) }
      #expect(heard.isEmpty)
      loop.turn()
      #expect(heard == [1, 2])
      withExtendedLifetime(link) {}
    }
  }

  @Test("a pause in virtual time lets the last value through")
  func debouncing() {
    inVirtualTime { loop in
      let subject = PassthroughSubject<Int, Never>()
      var heard: [Int] = []
      let link = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { heard.append($0) }
      subject.send(1)
      _ = loop.advance(by: .milliseconds(200))
      subject.send(2)
      _ = loop.advance(by: .milliseconds(200))
      #expect(heard.isEmpty)
      _ = loop.advance(by: .milliseconds(100))
      #expect(heard == [2])
      withExtendedLifetime(link) {}
    }
  }

  @Test("at most one value per interval passes")
  func throttling() {
    inVirtualTime { loop in
      let subject = PassthroughSubject<Int, Never>()
      var heard: [Int] = []
      let link = subject.throttle(for: 1, scheduler: RunLoop.main, latest: true)
        .sink { heard.append($0) }
      for number in 1...5 {
        subject.send(number)
        _ = loop.advance(by: .milliseconds(400))
      }
      _ = loop.advance(by: .seconds(1))
      #expect(heard == [1, 3, 5])
      withExtendedLifetime(link) {}
    }
  }

  @Test("delays, time limits and timers run by the virtual clock")
  func timers() {
    inVirtualTime { loop in
      var heard: [String] = []
      let delayed = Just(1).delay(for: 2, scheduler: DispatchQueue.main)
        .sink { heard.append("delayed \($0)") }
      let limited = PassthroughSubject<Int, Never>().timeout(3, scheduler: RunLoop.main)
        .sink(receiveCompletion: { _ in heard.append("over") }, receiveValue: { _ in })
      var ticks = 0
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { _ in ticks += 1 }
      _ = loop.advance(by: .seconds(3))
      #expect(heard == ["delayed 1", "over"])
      #expect(ticks == 6)
      timer.cancel()
      _ = loop.advance(by: .seconds(3))
      #expect(ticks == 6)
      withExtendedLifetime((delayed, limited)) {}
    }
  }
}
