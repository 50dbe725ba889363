import Foundation
import OSLog
import Testing

@Suite("The log's memory")
struct LogStoreTests {
  @Test("messages are kept, those for debugging are not")
  func entries() throws {
    let logger = Logger(subsystem: "test.store", category: "memory")
    logger.error("lost \(3) notes")
    logger.debug("not kept")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let mine = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.subsystem == "test.store" }
    let entries = try store.getEntries(
      at: store.position(timeIntervalSinceLatestBoot: 0),
      matching: mine
    )
    #expect(entries.map(\.composedMessage) == ["lost 3 notes"])
    #expect(entries.first { _ in true }.flatMap { $0 as? OSLogEntryLog }?.level == .error)
  }

  @Test("other processes' messages cannot be had")
  func scope() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }
}
