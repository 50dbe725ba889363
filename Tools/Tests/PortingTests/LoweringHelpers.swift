import Foundation
import Testing

@testable import Porting

/// Lowers a project of one module and returns the text of its first file.
func lowered(
  _ text: String,
  with others: [String] = [],
  options: LoweringOptions = .plain
) -> String {
  loweredFile(text, with: others, options: options).text
}

/// Lowers a project of one module and returns its first file.
func loweredFile(
  _ text: String,
  with others: [String] = [],
  options: LoweringOptions = .plain
) -> LoweredFile {
  let inputs = ([text] + others).enumerated().map { position, text in
    SourceInput(module: "App", path: "/app/File\(position).swift", text: text)
  }
  return PortingProject(inputs, options: options).lowered(inputs[0])
}

extension LoweringOptions {
  /// Without the first line that names the user's file.
  static let plain = LoweringOptions(writesSourceLocation: false)
}

/// Checks that lines keep their numbers and that a second pass changes nothing.
func expectStable(
  _ text: String,
  with others: [String] = [],
  _ location: SourceLocation = #_sourceLocation
) {
  let once = lowered(text, with: others)
  #expect(
    once.split(separator: "\n", omittingEmptySubsequences: false).count
      == text.split(separator: "\n", omittingEmptySubsequences: false).count,
    sourceLocation: location
  )
  #expect(lowered(once, with: others.map { lowered($0) }) == once, sourceLocation: location)
  #expect(loweredFile(once).findings.filter { $0.rule == .syntax } == [], sourceLocation: location)
}
