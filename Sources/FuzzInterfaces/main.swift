internal import Foundation
internal import InterfaceFuzzing

// The program behind `Scripts/fuzz-interfaces`: loads mutated documents, one after the other.

/// Ends the program for a call that makes no sense.
func refuse(_ message: String) -> Never {
  let usage = "usage: understudy-fuzz-interfaces FROM TO SEED [STATE] | --print CASE SEED"
  FileHandle.standardError.write(Data("understudy-fuzz-interfaces: \(message)\n\(usage)\n".utf8))
  exit(64)
}

let words = Array(CommandLine.arguments.dropFirst())
let isPrinting = words.first == "--print"
guard words.count >= 3, let first = Int(words[isPrinting ? 1 : 0]),
  let last = Int(words[1]), let seed = UInt64(words[2])
else { refuse("numbers are missing") }
guard let run = FuzzRun(seed: seed) else { refuse("a temporary folder cannot be made") }

if isPrinting {
  let document = run.document(first)
  FileHandle.standardError.write(Data((document.changes.joined(separator: "\n") + "\n").utf8))
  FileHandle.standardOutput.write(document.data)
  exit(0)
}

// A process that ends in the middle leaves the number of the case behind.
let state = words.count > 3 ? words[3] : nil
var refused = 0
var loaded = 0
var exceptions = 0
var failures = 0
for number in first..<max(first, last) {
  if let state { try? Data("\(number)".utf8).write(to: URL(fileURLWithPath: state)) }
  // A document that takes longer than this would be a hang.
  alarm(60)
  switch run.run(number) {
  case .refused: refused += 1
  case .loaded(let count):
    loaded += 1
    if count > 0 { exceptions += 1 }
  case .failed(let reason):
    failures += 1
    let changes = run.document(number).changes.joined(separator: "; ")
    print("case \(number) failed: \(reason)\n  \(changes)")
  }
}
print(
  "cases \(first)..<\(last): \(loaded) loaded, \(exceptions) of them with exceptions,",
  terminator: " "
)
print("\(refused) refused, \(failures) failed")
if last == first + 1 {
  run.document(first).changes.forEach { print("  \($0)") }
  run.exceptions.forEach { print("  \($0)") }
}
exit(failures == 0 ? 0 : 1)
