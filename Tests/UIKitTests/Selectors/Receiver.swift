import Foundation

@_spi(Porting) @testable import UIKit

/// A class as the porting step leaves it: one dispatch member for all of its members.
final class Receiver: NSObject, ObjectiveCDispatching {
  var calls: [String] = []
  var number = 1
  var name: String? = "none"
  let constant = "fixed"
  var isReady = true
  weak var other: Receiver?

  func plain() { calls.append("plain") }
  func one(_ sender: Any?) { calls.append("one \(sender ?? "nil")") }
  func two(_ left: String, with right: Int) -> String { "\(left)\(right)" }
  func button(_ sender: UIView) { calls.append("button") }
  func flag(_ on: Bool) { calls.append("flag \(on)") }
  func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo ?? "-")") }
  func make() -> Receiver { Receiver() }
  func fail() throws { throw CancellationError() }

  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "plain": return call.answer { self.plain() }
    case "one:": return call.answer { self.one(call[0]) }
    case "two:with:": return call.answer { self.two(call[0], with: call[1]) }
    case "button:": return call.answer { self.button(call[0]) }
    case "flag:": return call.answer { self.flag(call[0]) }
    case "note:": return call.answer { self.note(call[0]) }
    case "tick:": return call.answer { self.tick(call[0]) }
    case "make": return call.answer { self.make() }
    case "failAndReturnError:": return call.answer { try self.fail() }
    case "number", "setNumber:": return call.property({ self.number }, { self.number = $0 })
    case "name", "setName:": return call.property({ self.name }, { self.name = $0 })
    case "constant", "setConstant:": return call.property({ self.constant })
    case "isReady", "setIsReady:": return call.property({ self.isReady }, { self.isReady = $0 })
    case "other", "setOther:": return call.property({ self.other }, { self.other = $0 })
    default: return false
    }
  }
}

/// Puts a manual loop and a fresh application in place for the time of a closure.
@MainActor
func withLoop(_ body: (Loop) throws -> Void) rethrows {
  let loop = Loop()
  defer { loop.close() }
  try body(loop)
}
