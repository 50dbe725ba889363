/// Stops with the one phrase that stands for a part that is not built yet.
///
/// A missing part is loud: it never answers with an invented value. Every call
/// is listed on the status page.
///
/// - Parameters:
///   - what: The missing part in the words of its users, for example
///     `"custom presentation sizing"`.
///   - file: The file that the message names.
///   - line: The line that the message names.
package func unimplemented(
  _ what: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(
    "unimplemented: \(what). Understudy does not have this part of UIKit yet; "
      + "Documentation/Status.md lists what is missing.",
    file: file,
    line: line
  )
}
