internal import Foundation

// The program behind `Scripts/check-solver` and the solver's benchmark: runs a file of operations.

let usage = """
  usage: understudy-solver-replay check FILE
         understudy-solver-replay time FILE [TURNS]
  """
let words = CommandLine.arguments.dropFirst()
guard words.count >= 2, let text = try? String(contentsOfFile: Array(words)[1], encoding: .utf8)
else {
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(64)
}
let operations = text.split(separator: "\n").compactMap { Operation($0) }
if words.first == "time" {
  var timing = Timing()
  timing.run(operations, turns: words.count > 2 ? Int(words.last ?? "") ?? 1 : 1)
} else {
  var replay = Replay()
  for operation in operations { replay.run(operation) }
  print(replay.output, terminator: "")
}
