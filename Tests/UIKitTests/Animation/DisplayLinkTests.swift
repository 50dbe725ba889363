import QuartzCore
import Testing
@_spi(Porting) import UIKit
import Understudy

@MainActor
@Suite("Display links", .serialized)
struct DisplayLinkTests {
  private final class Counter: NSObject {
    var times: [Double] = []
  }

  private func link(_ counter: Counter) -> CADisplayLink {
    let tick = Selector("tick:") { (counter: Counter, call: ObjectiveCCall) in
      let link: CADisplayLink = call[0]
      counter.times.append(link.timestamp)
    }
    return CADisplayLink(target: counter, selector: tick)
  }

  @Test func addedLink_inOneSecond_ticksSixtyTimes() {
    let stage = Stage()
    defer { stage.end() }
    let counter = Counter()
    let link = link(counter)
    stage.advance(.seconds(1))
    #expect(counter.times.isEmpty)
    link.add(to: .main, forMode: .common)
    let begin = CACurrentMediaTime()
    stage.advance(.milliseconds(1001))
    #expect(counter.times.count == 60)
    #expect(abs(counter.times[0] - begin - 1.0 / 60) < 1e-6)
    link.isPaused = true
    stage.advance(.seconds(1))
    #expect(counter.times.count == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.advance(.milliseconds(1001))
    #expect(counter.times.count == 90)
    link.invalidate()
    stage.advance(.seconds(1))
    #expect(counter.times.count == 90)
  }
}
