import Foundation
@_spi(Measuring) import Porting
import SwiftParser
import SwiftSyntax

/// The least processor time and the least time of several runs, in seconds.
func measure(_ rounds: Int, _ body: () -> Void) -> (processor: Double, wall: Double) {
  var best = (processor: Double.infinity, wall: Double.infinity)
  for _ in 0..<rounds {
    let start = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
    body()
    best.processor = min(best.processor, now(CLOCK_PROCESS_CPUTIME_ID) - start.0)
    best.wall = min(best.wall, now(CLOCK_MONOTONIC) - start.1)
  }
  return best
}

func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The Swift files below folders; each folder stands for a module.
func read(_ folders: [String]) -> [SourceInput] {
  var inputs: [SourceInput] = []
  for folder in folders {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files.sorted() where file.hasSuffix(".swift") && !file.contains(".build/") {
      let path = folder + "/" + file
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      inputs.append(SourceInput(module: folder, path: path, text: text))
    }
  }
  return inputs
}

func row(_ name: String, _ value: String) {
  print(name.padding(toLength: 58, withPad: " ", startingAt: 0) + value)
}

func number(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }

func bytes(of inputs: [SourceInput]) -> Double {
  Double(inputs.reduce(0) { $0 + $1.text.utf8.count })
}

/// Looks for a byte that no text holds: as fast as memory is read.
func readMemory(_ inputs: [SourceInput]) -> Int {
  inputs.reduce(0) { sum, input in
    var text = input.text
    return sum
      + text.withUTF8 { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return memchr(base, 0, bytes.count) == nil ? 0 : 1
      }
  }
}

let folders = Array(CommandLine.arguments.dropFirst(2))
let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 5 : 5
let inputs = read(folders)
guard !inputs.isEmpty else {
  FileHandle.standardError.write(Data("bench: no Swift files in \(folders)\n".utf8))
  exit(2)
}
let files = PortingProject(inputs).lowered()
let touched = zip(inputs, files).filter { !$1.triggers.isEmpty }.map(\.0)
let plain = zip(inputs, files).filter { $1.triggers.isEmpty }.map(\.0)
let lines = touched.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
row("files, bytes", "\(inputs.count), \(Int(bytes(of: inputs)))")
row(
  "of these touched: files, lines, bytes",
  "\(touched.count), \(lines), \(Int(bytes(of: touched)))"
)

let parse = measure(rounds) {
  for input in touched { _ = Parser.parse(source: input.text).hasError }
}
let lower = measure(rounds) { _ = PortingProject(inputs).lowered() }
row("parse alone of the touched files, one core", "\(number(parse.processor, 3)) s")
row("lines a second and core", "\(Int(Double(lines) / parse.processor))")
row("lowering all files: processor time", "\(number(lower.processor, 3)) s")
row("  against the parse (aim: at most 1.3)", number(lower.processor / parse.processor))
row("lowering all files: time, all cores", "\(number(lower.wall, 3)) s")
row("  against the parse", number(lower.wall / parse.wall))

let memory = measure(rounds * 4) { _ = readMemory(plain) }
let scan = measure(rounds * 4) { _ = PortingProject.plainFiles(among: plain) }
let pass = measure(rounds * 4) { _ = PortingProject(plain).lowered() }
let gigabytes = bytes(of: plain) / 1e9
row("plain files: bytes", "\(Int(bytes(of: plain)))")
row("  memory read (memchr), one core", "\(number(gigabytes / memory.processor)) GB/s")
row("  scanned for triggers (aim: 1), one core", "\(number(gigabytes / scan.processor)) GB/s")
row("  with records, index and copies, one core", "\(number(gigabytes / pass.processor)) GB/s")
row("  with records, index and copies, all cores", "\(number(gigabytes / pass.wall)) GB/s")

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lowering-\(getpid())")
let cache = LoweringCache(folder: folder)
_ = PortingProject(inputs, cache: cache).lowered()
let again = measure(rounds) { _ = PortingProject(inputs, cache: cache).lowered() }
try? FileManager.default.removeItem(at: folder)
row("every file from the cache: processor time", "\(number(again.processor, 3)) s")
row("  against the parse", number(again.processor / parse.processor))
