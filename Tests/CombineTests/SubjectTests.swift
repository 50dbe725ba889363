import Testing

@testable import Combine

struct Broken: Error, Equatable {}

@Suite("Subjects")
struct SubjectTests {
  @Test("a passthrough subject delivers only what comes later, in the order of subscription")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    subject.send(0)
    let first = subject.sink { heard.append("a\($0)") }
    let second = subject.sink { heard.append("b\($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    #expect(heard == ["a1", "b1", "b2"])
    withExtendedLifetime(second) {}
  }

  @Test("a current value subject begins with its value")
  func current() {
    let subject = CurrentValueSubject<Int, Broken>(1)
    var heard: [Int] = []
    var end: Subscribers.Completion<Broken>?
    let link = subject.sink(receiveCompletion: { end = $0 }, receiveValue: { heard.append($0) })
    subject.value = 2
    subject.send(completion: .failure(Broken()))
    subject.send(3)
    #expect(heard == [1, 2])
    #expect(subject.value == 2)
    #expect(end == .failure(Broken()))
    withExtendedLifetime(link) {}
  }

  @Test("who asks for nothing gets the latest value once it asks")
  func demand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    var link: (any Subscription)?
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: { link = $0 },
        receiveValue: {
          heard.append($0)
          return .none
        }
      )
    )
    subject.send(2)
    #expect(heard.isEmpty)
    link?.request(.max(1))
    subject.send(3)
    #expect(heard == [2])
    link?.request(.unlimited)
    #expect(heard == [2, 3])
  }

  @Test("a subscription ends when its holder goes away")
  func lifetime() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var links: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &links)
    subject.send(1)
    links = []
    subject.send(2)
    #expect(heard == [1])
  }

  @Test("a future runs once and gives every subscriber its result")
  func future() {
    var runs = 0
    var promise: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    var heard: [Int] = []
    let one = future.sink { heard.append($0) }
    promise?(.success(5))
    promise?(.success(6))
    let two = future.sink { heard.append($0 * 10) }
    #expect(heard == [5, 50])
    #expect(runs == 1)
    withExtendedLifetime((one, two)) {}
  }
}
