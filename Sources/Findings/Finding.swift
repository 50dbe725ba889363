/// Something that a check found, as a value: rule, place, words, fingerprint.
///
/// Every check of the project reports findings of this one type, and every report
/// format is written from it.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule's stable name in snake case, for example `missing_super_call`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// Where it was found.
  public var place: Place
  /// What happened, one sentence.
  public var message: String
  /// What to change; empty if there is nothing to say.
  public var advice: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule's stable name in snake case.
  ///   - severity: How much it matters.
  ///   - place: Where it was found.
  ///   - message: What happened, one sentence.
  ///   - advice: What to change.
  public init(
    rule: String,
    severity: Severity = .warning,
    place: Place,
    message: String,
    advice: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.advice = advice
  }

  /// A name of the finding that survives edits elsewhere in the file.
  ///
  /// It depends on the rule, the file, the object and the message, not on line and
  /// column; digits after `#` are left out, as they number objects of one run.
  public var fingerprint: String {
    let subject = place.subject.map(Self.withoutNumber) ?? ""
    let words = Self.withoutNumber(message)
    return Fingerprint(of: [rule, place.file ?? "", subject, words]).description
  }

  private static func withoutNumber(_ text: String) -> String {
    var result = ""
    var isSkipping = false
    for character in text {
      if isSkipping, character.isNumber { continue }
      isSkipping = character == "#"
      result.append(character)
    }
    return result
  }
}

extension Finding: CustomStringConvertible {
  /// One line in the shape that editors recognise.
  public var description: String {
    var text = "\(place): \(severity.rawValue): \(message) (\(rule))"
    if !advice.isEmpty { text += " \(advice)" }
    return text
  }
}

extension Finding: Comparable {
  /// Orders findings by file, line, column, then by weight, rule and words.
  public static func < (left: Finding, right: Finding) -> Bool {
    let leftKey = (left.place.file ?? "", left.place.line ?? 0, left.place.column ?? 0)
    let rightKey = (right.place.file ?? "", right.place.line ?? 0, right.place.column ?? 0)
    if leftKey != rightKey { return leftKey < rightKey }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.place.subject ?? "", left.message) < (right.place.subject ?? "", right.message)
  }
}
