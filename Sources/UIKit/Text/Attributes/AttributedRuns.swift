import Foundation

/// Puts an attributed text together from runs.
///
/// Foundation on Linux stops the process when it compares the attributes of two runs side by side
/// that have other fonts, colours or styles, as it cannot compare objects of classes that are not its
/// own. It compares their number first: so a run that has as many as the one before gets one more,
/// which nobody knows.
struct AttributedRuns {
  /// The attribute that only makes a difference.
  static let mark = NSAttributedString.Key(rawValue: "UnderstudyRun")

  let text = NSMutableAttributedString(string: "")
  private var lastCount = -1

  /// Adds a run.
  mutating func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    guard !string.isEmpty else { return }
    var attributes = attributes
    if attributes.count == lastCount { attributes[Self.mark] = 1 }
    lastCount = attributes.count
    text.append(NSAttributedString(string: string, attributes: attributes))
  }
}
