import Testing

@testable import UIKit

private final class Badge: UIView {
  @Invalidating(.layout, .display) var count = 0
  @Invalidating(.properties) var title: String? = nil
  @Invalidating(.constraints) var isWide = false
}

/// Properties of views that ask for updates (the documentation of `UIView.Invalidating`, grade A).
@MainActor @Suite("Invalidating", .serialized)
struct InvalidatingTests {
  @Test func aChange_marksWhatWasNamed() {
    let badge = Badge()
    badge.flags.subtract(.anyMark)
    badge.count = 0
    #expect(badge.flags.isDisjoint(with: .anyMark), "the same value")
    badge.count = 2
    #expect(badge.flags.intersection(.anyMark) == [.needsLayout, .needsDisplay])
    badge.flags.subtract(.anyMark)
    badge.title = "new"
    #expect(badge.flags.intersection(.anyMark) == .needsUpdateProperties)
    badge.flags.subtract(.anyMark)
    badge.isWide = true
    #expect(badge.flags.intersection(.anyMark) == .needsUpdateConstraints)
    #expect(badge.count == 2 && badge.title == "new")
  }
}
