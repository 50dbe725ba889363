/// Something that a loop still has to do, in words for people.
///
/// A test that times out and a `settle` that does not come to rest print these.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// Where the work waits, in the order in which a turn runs it.
  public enum Kind: String, Sendable, CaseIterable {
    /// A block posted to the next turn.
    case source
    /// A one-shot or repeating timer.
    case timer
    /// The end of an animation or a transition.
    case animation
    /// A tick of a display link.
    case frame
    /// A layout or display pass that was asked for.
    case commit
    /// A block that runs after the commit.
    case afterCommit = "after commit"
  }

  /// Where the work waits.
  public var kind: Kind
  /// Who asked for it, for example `UIView.animate`.
  public var label: String
  /// When it falls due; `nil` for work of the next turn.
  public var due: VirtualTime?
  /// The period of repeating work.
  public var period: Duration?

  /// Creates a description of waiting work.
  public init(kind: Kind, label: String, due: VirtualTime? = nil, period: Duration? = nil) {
    self.kind = kind
    self.label = label
    self.due = due
    self.period = period
  }

  /// One line, for example `timer "autosave", due at 2.000 s, repeats every 1.000 s`.
  public var description: String {
    var text = "\(kind.rawValue) \"\(label)\""
    if let due { text += ", due at \(due) s" }
    if let period { text += ", repeats every \(period.inMilliseconds) s" }
    return text
  }
}
