import Testing

@testable import Combine

/// Everything that a publisher delivers at once, and its end.
func all<P: Publisher>(_ publisher: P) -> (
  values: [P.Output], end: Subscribers.Completion<P.Failure>?
) {
  var values: [P.Output] = []
  var end: Subscribers.Completion<P.Failure>?
  _ = publisher.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
  return (values, end)
}

@Suite("Operators")
struct OperatorTests {
  let numbers = (1...5).publisher

  @Test("values are mapped, filtered and cut")
  func mapping() {
    #expect(all(numbers.map { $0 * 2 }.filter { $0 > 4 }).values == [6, 8, 10])
    #expect(all(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }).values == ["2", "4"])
    #expect(all(numbers.dropFirst(2).prefix(2)).values == [3, 4])
    #expect(all(numbers.drop { $0 < 4 }).values == [4, 5])
    #expect(all(numbers.prefix { $0 < 3 }).values == [1, 2])
    #expect(all(numbers.first { $0 > 2 }).values == [3])
    #expect(all(numbers.output(in: 1...2)).values == [2, 3])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(all(numbers.scan(0, +)).values == [1, 3, 6, 10, 15])
    #expect(all(numbers.prefix(0)).values.isEmpty)
  }

  @Test("what sums up delivers at the end")
  func collecting() {
    #expect(all(numbers.reduce(0, +)).values == [15])
    #expect(all(numbers.collect()).values == [[1, 2, 3, 4, 5]])
    #expect(all(numbers.collect(2)).values == [[1, 2], [3, 4], [5]])
    #expect(all(numbers.last()).values == [5])
    #expect(all(numbers.count()).values == [5])
    #expect(all(numbers.contains(3)).values == [true])
    #expect(all(numbers.contains(9)).values == [false])
    #expect(all(numbers.allSatisfy { $0 < 5 }).values == [false])
    #expect(all(numbers.max()).values == [5])
    #expect(all(numbers.min { $0 > $1 }).values == [5])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)).values == [7])
    #expect(all(numbers.ignoreOutput()).end == .finished)
  }

  @Test("errors end a stream, and can be replaced")
  func errors() {
    let broken = numbers.tryMap { number -> Int in
      if number == 3 { throw Broken() }
      return number
    }
    let (values, end) = all(broken)
    #expect(values == [1, 2])
    if case .failure(let error) = end { #expect(error is Broken) } else { Issue.record("no error") }
    #expect(all(broken.replaceError(with: 0)).values == [1, 2, 0])
    #expect(all(broken.catch { _ in Just(9) }).values == [1, 2, 9])
    #expect(all(broken.retry(1)).values == [1, 2, 1, 2])
    #expect(all(Fail<Int, Broken>(error: Broken())).end == .failure(Broken()))
    let failing = Fail<Int, Broken>(error: Broken()).mapError { _ in CancellationError() }
    if case .failure = all(failing).end {} else { Issue.record("the error is lost") }
  }

  @Test("a subscriber gets no more than it asks for")
  func demand() {
    var heard: [Int] = []
    var link: (any Subscription)?
    numbers.filter { $0 != 2 }.map { $0 * 10 }.subscribe(
      AnySubscriber(
        receiveSubscription: { link = $0 },
        receiveValue: {
          heard.append($0)
          return heard.count == 2 ? .max(1) : .none
        }
      )
    )
    link?.request(.max(2))
    #expect(heard == [10, 30, 40])
    link?.cancel()
    link?.request(.unlimited)
    #expect(heard == [10, 30, 40])
  }

  @Test("what looks on sees everything")
  func watching() {
    var seen: [String] = []
    _ = numbers.prefix(1).handleEvents(
      receiveSubscription: { _ in seen.append("subscription") },
      receiveOutput: { seen.append("value \($0)") },
      receiveCompletion: { seen.append("\($0)") },
      receiveRequest: { seen.append("request \($0)") }
    ).sink { _ in }
    #expect(seen == ["subscription", "request unlimited", "value 1", "finished"])
  }

  @Test("demands are multiplied and taken from each other")
  func demandArithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(3) - .max(1) == .max(2))
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.max(.max) * 2 == .unlimited)
  }
}
