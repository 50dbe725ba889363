import Combine
import Foundation
import Testing

@Suite("Values for loops that await")
struct AsyncValueTests {
  private struct Failed: Error, Equatable {}

  @Test func sequence_isReadToItsEnd() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func failure_isThrownOnce() async throws {
    let values = [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw Failed() }
      return value
    }.values
    var iterator = values.makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: Failed()) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func subject_isWaitedFor() async {
    let subject = CurrentValueSubject<Int, Never>(7)
    var iterator = subject.values.makeAsyncIterator()
    #expect(await iterator.next() == 7)
    subject.send(8)
    #expect(await iterator.next() == 8)
    subject.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  @Test func cancelledTask_endsTheStream() async {
    let subject = PassthroughSubject<Int, Never>()
    let isCancelled = Cancelled()
    let task = Task {
      [values = subject.handleEvents(receiveCancel: { isCancelled.set() }).values] in
      for await _ in values {}
      return "ended"
    }
    task.cancel()
    #expect(await task.value == "ended")
    #expect(isCancelled.value)
  }

  private final class Cancelled: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false
    var value: Bool { lock.withLock { flag } }
    func set() { lock.withLock { flag = true } }
  }
}

@Suite("Codings and errors on the way")
struct CodingOperatorTests {
  private struct Note: Codable, Equatable { var title: String }
  private struct Failed: Error, Equatable {}

  @Test func json_goesThereAndBack() {
    var notes: [Note] = []
    var failed = false
    let chain = [Note(title: "a"), Note(title: "b")].publisher
      .encode(encoder: JSONEncoder())
      .decode(type: Note.self, decoder: JSONDecoder())
      .sink {
        if case .failure = $0 { failed = true }
      } receiveValue: {
        notes.append($0)
      }
    withExtendedLifetime(chain) {}
    #expect(notes == [Note(title: "a"), Note(title: "b")] && !failed)
  }

  @Test func brokenJSON_endsTheStream() {
    var isDecodingError = false
    let chain = Just(Data("{".utf8)).decode(type: Note.self, decoder: JSONDecoder())
      .sink { completion in
        if case .failure(let error) = completion { isDecodingError = error is DecodingError }
      } receiveValue: { _ in
      }
    withExtendedLifetime(chain) {}
    #expect(isDecodingError)
  }

  @Test func tryCatch_goesOnOrFails() {
    func values(_ handler: @escaping (Failed) throws -> Just<Int>) -> [String] {
      var lines: [String] = []
      let chain = Fail<Int, Failed>(error: Failed()).tryCatch(handler)
        .sink { completion in
          if case .failure(let error) = completion { lines.append("\(type(of: error))") }
        } receiveValue: {
          lines.append("\($0)")
        }
      withExtendedLifetime(chain) {}
      return lines
    }
    #expect(values { _ in Just(5) } == ["5"])
    #expect(values { _ in throw CancellationError() } == ["CancellationError"])
  }

  @Test func tryRemoveDuplicates_dropsTheSame() {
    var seen: [Int] = []
    let chain = [1, 1, 2, 2, 1].publisher.tryRemoveDuplicates { $0 == $1 }
      .sink { _ in
      } receiveValue: {
        seen.append($0)
      }
    withExtendedLifetime(chain) {}
    #expect(seen == [1, 2, 1])
  }
}
