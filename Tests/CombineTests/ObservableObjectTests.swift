import Foundation
import Testing

@testable import Combine

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class LargeModel: Model {
  @Published var more: Int?
}

private final class Plain: ObservableObject {}

@Suite("Observable objects")
struct ObservableObjectTests {
  @Test("an object says before it changes")
  func willChange() {
    let model = Model()
    var seen: [String] = []
    let link = model.objectWillChange.sink { seen.append(model.name) }
    model.name = "b"
    model.count = 1
    #expect(seen == ["a", "b"])
    #expect(model.objectWillChange === model.objectWillChange)
    withExtendedLifetime(link) {}
  }

  @Test("an object without published properties says so itself")
  func byHand() {
    let (one, other) = (Plain(), Plain())
    var changes = 0
    let link = one.objectWillChange.sink { changes += 1 }
    one.objectWillChange.send()
    other.objectWillChange.send()
    #expect(changes == 1)
    withExtendedLifetime(link) {}
  }

  @Test("properties of subclasses count, too")
  func subclass() {
    let model = LargeModel()
    var changes = 0
    let link = model.objectWillChange.sink { changes += 1 }
    model.more = 1
    model.name = "b"
    #expect(changes == 2)
    withExtendedLifetime(link) {}
  }

  @Test("a property delivers its value, then each new one before it has it")
  func published() {
    let model = Model()
    var seen: [String] = []
    let link = model.$name.sink { seen.append("\($0) while \(model.name)") }
    model.name = "b"
    #expect(seen == ["a while a", "b while a"])
    withExtendedLifetime(link) {}
  }

  @Test("a stream can be written into a property, which does not hold its object")
  func assigning() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      subject.assign(to: &model.$count)
      subject.send(4)
      #expect(model.count == 4)
    }
    #expect(gone == nil)
    subject.send(5)
  }

  @Test("notifications are values")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    var count = 0
    let link = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    link.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
