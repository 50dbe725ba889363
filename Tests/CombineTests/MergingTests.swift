import Testing

@testable import Combine

@Suite("Several publishers")
struct MergingTests {
  let letters = PassthroughSubject<String, Never>()
  let numbers = PassthroughSubject<Int, Never>()

  @Test("merged values come as they come; the last end ends")
  func merging() {
    let more = PassthroughSubject<String, Never>()
    var heard: [String] = []
    let link = letters.merge(with: more).sink(
      receiveCompletion: { _ in heard.append("end") },
      receiveValue: { heard.append($0) }
    )
    letters.send("a")
    more.send("b")
    letters.send(completion: .finished)
    more.send("c")
    more.send(completion: .finished)
    #expect(heard == ["a", "b", "c", "end"])
    withExtendedLifetime(link) {}
  }

  @Test("the latest values are combined, positions are zipped")
  func pairs() {
    var latest: [String] = []
    var zipped: [String] = []
    let one = letters.combineLatest(numbers) { "\($0)\($1)" }.sink { latest.append($0) }
    let two = letters.zip(numbers).sink { zipped.append("\($0.0)\($0.1)") }
    letters.send("a")
    letters.send("b")
    numbers.send(1)
    numbers.send(2)
    #expect(latest == ["b1", "b2"])
    #expect(zipped == ["a1", "b2"])
    withExtendedLifetime((one, two)) {}
    let three = Just(1).combineLatest(Just("x"), Just(true))
    let texts = three.map { (triple: (Int, String, Bool)) -> String in
      "\(triple.0)\(triple.1)\(triple.2)"
    }
    #expect(all(texts).values == ["1xtrue"])
    let four = Just(1).zip(Just(2), Just(3), Just(4))
    let sums = four.map { (parts: (Int, Int, Int, Int)) -> Int in
      parts.0 + parts.1 + parts.2 + parts.3
    }
    #expect(all(sums).values == [10])
  }

  @Test("publishers of values deliver together, or the latest alone")
  func nested() {
    let pairs = (1...3).publisher.flatMap { number in [number, number * 10].publisher }
    #expect(all(pairs).values == [1, 10, 2, 20, 3, 30])
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var heard: [Int] = []
    let link = outer.switchToLatest().sink { heard.append($0) }
    let old = PassthroughSubject<Int, Never>()
    let new = PassthroughSubject<Int, Never>()
    outer.send(old)
    old.send(1)
    outer.send(new)
    old.send(2)
    new.send(3)
    #expect(heard == [1, 3])
    withExtendedLifetime(link) {}
  }

  @Test("only as many publishers as allowed deliver at once")
  func limitedFlatMap() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var made: [Int] = []
    let link = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { number in
      made.append(number)
      return subjects[number]
    }.sink { _ in }
    #expect(made == [0])
    subjects[0].send(completion: .finished)
    #expect(made == [0, 1])
    withExtendedLifetime(link) {}
  }

  @Test("one stream follows another")
  func joining() {
    #expect(all([2, 3].publisher.prepend(1).append(4, 5)).values == [1, 2, 3, 4, 5])
    #expect(all([1].publisher.append([2].publisher)).end == .finished)
  }

  @Test("a shared publisher has one subscription, until everybody left")
  func sharing() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var heard: [String] = []
    let one = shared.sink { heard.append("a\($0)") }
    let two = shared.sink { heard.append("b\($0)") }
    source.send(1)
    #expect(heard == ["a1", "b1"])
    #expect(subscriptions == 1)
    one.cancel()
    two.cancel()
    let three = shared.sink { heard.append("c\($0)") }
    source.send(2)
    #expect(subscriptions == 2)
    #expect(heard.last == "c2")
    withExtendedLifetime(three) {}
  }
}
