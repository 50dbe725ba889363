import Foundation
import Testing

@testable import os

@Suite("Logging")
struct LoggingTests {
  @Test("an interpolated message writes numbers in the format that they ask for")
  func interpolation() {
    let path = "/notes"
    let message: OSLogMessage =
      "\(path, privacy: .public) \(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2)) \(true, format: .answer) \("a", align: .right(columns: 3))|"
    #expect(message.text == "/notes 0xff 1.50 yes   a|")
  }

  @Test("a message is not made before somebody looks")
  func lazily() {
    nonisolated(unsafe) var made = 0
    func expensive() -> String {
      made += 1
      return "x"
    }
    let message: OSLogMessage = "\(expensive())"
    #expect(made == 0)
    #expect(message.text == "x")
    #expect(made == 1)
  }

  @Test("formats leave out what they say about privacy")
  func formats() {
    #expect(LogOutput.text("%{public}@ of %d", ["one", 2]) == "one of 2")
    #expect(LogOutput.text("plain", []) == "plain")
  }

  @Test("a line names its log and its level")
  func lines() {
    let log = OSLog(subsystem: "com.example", category: "network")
    #expect(
      LogOutput.line("no answer", log: log, type: .error)
        == "[com.example:network] error: no answer"
    )
    #expect(LogOutput.line("hello", log: .default, type: .default) == "hello")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("a lock guards its state across threads")
  func locks() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { counter.withLock { $0 += 1 } } }
      }
    }
    #expect(counter.withLock { $0 } == 800)
    var old = os_unfair_lock()
    os_unfair_lock_lock(&old)
    #expect(!os_unfair_lock_trylock(&old))
    os_unfair_lock_unlock(&old)
    #expect(os_unfair_lock_trylock(&old))
  }

  @Test("arguments that do not fit the format are said, not read")
  func mismatches() {
    #expect(LogOutput.text("%{public}@ %d", ["a"]) == "a <decode: missing data>")
    #expect(LogOutput.text("%d", ["x"]) == "<decode: mismatch for [%d] got [STRING]>")
    #expect(LogOutput.text("%@ 100%% %.1f", [3, 2.5]).hasSuffix("got [NUMBER]> 100% 2.5"))
    #expect(LogOutput.text("%", []) == "%")
  }

  @Test("numbers with a fraction have a precision, a sign and large letters")
  func fractions() {
    let message: OSLogMessage =
      "\(1234.5, format: .exponential(precision: 1)) \(0.5, format: .fixed(precision: 1, explicitPositiveSign: true)) \(1e-9, format: .hybrid(precision: 3, uppercase: true)) \(2.0, format: .exponential)"
    #expect(message.text == "1.2e+03 +0.5 1E-09 2.000000e+00")
  }
}
