import Foundation
import Testing

@testable import Clocks

@Suite struct ClockSuite {
  @Test(.timeLimit(.minutes(1))) func longSleep() async throws {
    let start = Date()
    try await Task.sleep(for: .seconds(300))
    #expect(Date().timeIntervalSince(start) >= 300)
  }

  @Test @MainActor func confirmed() async {
    await confirmation { confirm in
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
          confirm()
          continuation.resume()
        }
      }
    }
  }
}
