/// What happened on a stage, one line per callback, in order.
public struct Transcript: Sendable, Equatable, CustomStringConvertible {
  /// The entries in the order in which they began.
  public var entries: [TranscriptEntry]

  /// Creates a transcript.
  public init(_ entries: [TranscriptEntry] = []) {
    self.entries = entries
  }

  /// The entries as text, for example `Inbox#1.viewWillAppear(true)`.
  public var lines: [String] { entries.map(\.line) }

  /// The entries as text with virtual time and nesting.
  public var trace: [String] { entries.map(\.traceLine) }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  /// Whether nothing happened.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries of one object, for example `Inbox#1`.
  public func of(subject: String) -> Transcript { filter { $0.subject == subject } }

  /// The entries of all objects of a type, named without its module.
  public func of(typeNamed name: String) -> Transcript { filter { $0.typeName == name } }

  /// The entries of some callbacks, for example `.viewWillAppear`.
  public func only(_ callbacks: TranscriptEntry.Callback...) -> Transcript {
    filter { callbacks.contains($0.callback) }
  }

  /// The entries without those of some callbacks.
  public func without(_ callbacks: TranscriptEntry.Callback...) -> Transcript {
    filter { !callbacks.contains($0.callback) }
  }

  /// The entries of the seven callbacks that follow a view on its way to the screen and back.
  public var appearance: Transcript {
    filter { TranscriptEntry.Callback.appearance.contains($0.callback) }
  }

  /// The entries that satisfy a condition.
  public func filter(_ isWanted: (TranscriptEntry) -> Bool) -> Transcript {
    Transcript(entries.filter(isWanted))
  }
}
