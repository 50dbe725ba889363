/// Who asked for updates, written down in the last passes before the update cycle gives up.
///
/// Before that nobody is asked, so that a cycle that settles pays for one branch per mark.
@MainActor
final class MarkRecord {
  /// In how many passes before the limit marks are written down.
  static let passCount = 8

  /// What made a mark.
  enum Reason {
    /// A call of the method that makes it.
    case call
    /// A change of the bounds.
    case bounds
    /// A subview that came or went.
    case subviews
  }

  private struct Entry: Hashable {
    var what: String
    var during: String
  }

  @exclusivity(unchecked) private static var open: [MarkRecord] = []
  @exclusivity(unchecked) private static var reason = Reason.call

  private var counts: [Entry: Int] = [:]
  private var order: [Entry] = []

  /// Whether marks are written down now.
  @exclusivity(unchecked) private(set) static var isOpen = false

  static func begin() -> MarkRecord {
    let record = MarkRecord()
    open.append(record)
    isOpen = true
    return record
  }

  static func end(_ record: MarkRecord) {
    open.removeAll { $0 === record }
    isOpen = !open.isEmpty
  }

  /// Runs what marks a view for another reason than a call.
  @inline(__always)
  static func because(_ reason: Reason, _ body: () -> Void) {
    guard isOpen else { return body() }
    let outer = Self.reason
    Self.reason = reason
    body()
    Self.reason = outer
  }

  @inline(never)
  static func note(_ mark: ViewFlags, on view: UIView) {
    let entry = Entry(
      what: CycleWords.asking(for: mark, on: view, reason),
      during: CycleWords.method(of: .current)
    )
    for record in open { record.add(entry) }
  }

  private func add(_ entry: Entry) {
    if counts[entry] == nil { order.append(entry) }
    counts[entry, default: 0] += 1
  }

  /// What happened in every one of the passes, or at least most often.
  var causes: [UnsettledUpdate.Cause] {
    order.map { entry in
      UnsettledUpdate.Cause(what: entry.what, during: entry.during, count: counts[entry] ?? 0)
    }
  }
}

/// The update cycle did not come to rest: each pass asked for another one.
///
/// On iOS such an app hangs. Here the cycle stops, says who asked for the passes, and
/// the app goes on with the layout that it has.
package struct UnsettledUpdate: Error, Equatable, CustomStringConvertible {
  /// One reason for another pass.
  package struct Cause: Equatable {
    /// What was asked for, for example `setNeedsLayout() of <Card: #1>`.
    package let what: String
    /// The method that ran then, for example `layoutSubviews() of <Badge: #1>`.
    package let during: String
    /// How often that happened in the passes that were watched.
    package let count: Int
  }

  /// The view below which it happened.
  package let root: String
  /// How many passes were made.
  package let passes: Int
  /// The views that still wait for an update.
  package let views: [String]
  /// Who asked for updates in the last passes, in the order of the first time.
  package let causes: [Cause]

  package var description: String { CycleWords.text(of: self) }
}
