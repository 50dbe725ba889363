internal import Exploration
internal import Foundation

// The program behind `Scripts/exhaust`: all journeys of a small world, or one.

/// Ends the program for a call that makes no sense.
func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("understudy-exhaust: error: \(message)\n".utf8))
  exit(64)
}

let usage = """
  usage: understudy-exhaust [--depth N] [--shape NAME] [--pace NAME] [--animated | --plain]
                            [--shard INDEX/COUNT] [--failures N] [--verbose]
         understudy-exhaust --journey SHAPE/PACE/animated:OPERATION,OPERATION
  """

var exploration = Exploration()
var shownFailures = 20
var single: Journey?

var words = CommandLine.arguments.dropFirst()

/// The value of an option.
@MainActor func value<T>(_ option: String, _ read: (String) -> T?) -> T {
  guard let word = words.popFirst(), let value = read(word) else {
    refuse("\(option) takes another value\n\(usage)")
  }
  return value
}

/// A part as `0/2`: the first of two.
func part(_ word: String) -> (index: Int, count: Int)? {
  let numbers = word.split(separator: "/").compactMap { Int($0) }
  guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
    return nil
  }
  return (numbers[0], numbers[1])
}

while let word = words.popFirst() {
  switch word {
  case "--depth": exploration.depth = value(word) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
  case "--shape": exploration.shapes = [value(word) { Shape(rawValue: $0) }]
  case "--pace": exploration.paces = [value(word) { Pace(rawValue: $0) }]
  case "--animated": exploration.animations = [true]
  case "--plain": exploration.animations = [false]
  case "--shard": exploration.shard = value(word, part)
  case "--failures": shownFailures = value(word) { Int($0) }
  case "--verbose":
    exploration.begins = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  case "--journey":
    guard let text = words.popFirst() else { refuse("--journey takes a journey\n\(usage)") }
    do { single = try Journey(text) } catch { refuse("\(error)") }
  case "--help", "-h":
    print(usage)
    exit(0)
  default: refuse("unknown argument '\(word)'\n\(usage)")
  }
}

if let single {
  let outcome = Traveller().take(single)
  outcome.report.forEach { print($0) }
  print(outcome.violations.isEmpty ? "\(single): all invariants hold" : "failed")
  exit(outcome.violations.isEmpty ? 0 : 1)
}

var shown = 0
let summary = exploration.run { outcome in
  shown += 1
  if shown <= shownFailures { outcome.report.forEach { print($0) } }
}
summary.lines.forEach { print($0) }
exit(summary.failures == 0 ? 0 : 1)
