internal import Foundation
internal import Reports

// The program behind `understudy scenario`: it is built where UIKit is built already.

var files: [String] = []
var isStrict = false
var isQuiet = false
var report: String?

/// Ends the program for a call that makes no sense.
func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("understudy-scenarios: error: \(message)\n".utf8))
  exit(64)
}

var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--strict": isStrict = true
  case "--quiet": isQuiet = true
  case "--junit":
    guard let path = words.popFirst() else { refuse("--junit takes a path") }
    report = path
  case "--help", "-h":
    print("usage: understudy-scenarios FILE... [--strict] [--quiet] [--junit PATH]")
    exit(0)
  case let option where option.hasPrefix("-"): refuse("unknown option '\(option)'")
  default: files.append(word)
  }
}
exit(
  ScenarioCommand.run(files: files, strict: isStrict, junit: report, quiet: isQuiet) { print($0) }
)
