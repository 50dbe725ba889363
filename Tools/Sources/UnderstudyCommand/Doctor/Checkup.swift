import Projects

/// One line of what the doctor found, with what to do about it.
struct Checkup: Equatable {
  /// How grave it is, the gravest last.
  enum Status: String, CaseIterable {
    /// As it should be.
    case ok
    /// Worth knowing; nothing is lost.
    case note
    /// A run takes place, and something of the project is missing in it.
    case warning
    /// No run can take place.
    case error
  }

  var status: Status
  /// What was looked at, for tools: `toolchain`, `import`, `source` and so on.
  var subject: String
  /// What was found, as a sentence without a period.
  var what: String
  /// The file, folder or line concerned.
  var place: String?
  /// What to do, one line each.
  var advice: [String] = []

  /// Why a run cannot take place.
  static func error(_ error: ToolError, subject: String) -> Checkup {
    Checkup(
      status: .error,
      subject: subject,
      what: error.what,
      place: error.place,
      advice: error.advice
    )
  }
}
