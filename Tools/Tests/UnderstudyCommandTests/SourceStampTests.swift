import Foundation
import Testing

@testable import UnderstudyCommand

@Suite("Command line: what tells that sources changed")
struct SourceStampTests {
  private static func stamp(_ folder: String) -> String {
    var stamp = SourceStamp()
    stamp.add(folder)
    return stamp.text
  }

  @Test func stamp_changesWithFilesOnly() throws {
    let folder = try ScratchFolder()
    try folder.write("let a = 1\n", to: "Sources/A.swift")
    let first = Self.stamp(folder.path)
    #expect(Self.stamp(folder.path) == first)
    try folder.write("x", to: "Sources/.hidden")
    #expect(Self.stamp(folder.path) == first)
    try folder.write("let a = 10\n", to: "Sources/A.swift")
    let second = Self.stamp(folder.path)
    #expect(second != first)
    try folder.write("", to: "Sources/B.swift")
    #expect(Self.stamp(folder.path) != second)
    #expect(Self.stamp(folder.path + "/none") != Self.stamp(folder.path + "/nothing"))
  }
}
