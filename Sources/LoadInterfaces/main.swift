internal import Foundation

// The program behind `Scripts/load-interfaces`: loads the storyboards and xibs of folders.

/// Ends the program for a call that makes no sense.
func refuse(_ message: String) -> Never {
  let usage = "usage: understudy-load-interfaces [--sample COUNT SEED] [--verbose] PATH…"
  FileHandle.standardError.write(Data("understudy-load-interfaces: \(message)\n\(usage)\n".utf8))
  exit(64)
}

/// The numbers of a linear congruence; the same seed gives the same sample everywhere.
struct Draw: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// The documents in some folders, in the order of their paths.
func documents(_ places: [String]) -> [String] {
  var found: [String] = []
  for place in places {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      refuse("there is no \(place)")
    }
    guard isFolder.boolValue else {
      found.append(place)
      continue
    }
    let all = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    found += all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(place)/\($0)" }
  }
  return found.sorted()
}

var words = Array(CommandLine.arguments.dropFirst())
let isVerbose = words.contains("--verbose")
words.removeAll { $0 == "--verbose" }
var sample: (count: Int, seed: UInt64)?
if words.first == "--sample" {
  guard words.count > 3, let count = Int(words[1]), let seed = UInt64(words[2]) else {
    refuse("--sample takes a count and a seed")
  }
  sample = (count, seed)
  words.removeFirst(3)
}
guard !words.isEmpty else { refuse("a folder or a document is missing") }
var paths = documents(words)
if let sample {
  var draw = Draw(state: sample.seed)
  paths = Array(paths.shuffled(using: &draw).prefix(sample.count)).sorted()
  print("a sample of \(paths.count) with the seed \(sample.seed)")
}
var survey = Survey()
for path in paths {
  let result = survey.load(path)
  let isNotable = result.outcome == .refused || result.outcome == .raised
  if isVerbose || isNotable { print("\(path): \(result.outcome.rawValue)") }
  for words in result.words.prefix(3) { print("    \(words)") }
}
print("")
print("\(paths.count) documents, \(survey.scenes) scenes, \(survey.views) views")
for outcome in Survey.Outcome.allCases {
  print("\(survey.outcomes[outcome] ?? 0)\t\(outcome.rawValue)")
}
print("")
for (line, count) in survey.lines.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
  .prefix(isVerbose ? 400 : 25)
{
  print("\(count)\t\(line)")
}
