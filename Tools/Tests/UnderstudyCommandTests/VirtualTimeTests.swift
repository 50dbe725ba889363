import Foundation
import Testing

@testable import UnderstudyCommand

/// Packages whose tests wait for hours, compiled and run.
@Suite("Command line: time and snapshots", .serialized)
struct VirtualTimeTests {
  @Test func clocks_passInVirtualTime() throws {
    let folder = try ScratchFolder()
    let package = try FixturePackage("Clocks", in: folder)
    let tool = Recorder()
    #expect(tool.run("test", package.path) == .passed, "\(tool.errors)\(tool.output)")
    let start = DispatchTime.now()
    #expect(tool.run("test", package.path) == .passed, "\(tool.errors)\(tool.output)")
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    // The delays of the suite add up to more than an hour.
    #expect(seconds < 600)
    #expect(tool.output.contains("0 failed"))
  }

  @Test func snapshots_areRecordedThenComparedThenDiffer() throws {
    let folder = try ScratchFolder()
    let package = try FixturePackage("Snaps", in: folder)
    let tool = Recorder()
    // On a machine of a CI nothing is recorded unless somebody says so.
    setenv("SNAPSHOT_TESTING_RECORD", "missing", 1)
    defer { unsetenv("SNAPSHOT_TESTING_RECORD") }
    let filter = ["--filter", "Profile|Inline"]
    #expect(tool.run("test", package.path, filter[0], filter[1]) == .failed, "\(tool.errors)")
    #expect(tool.output.contains("Automatically recorded snapshot"))
    let snapshots = "Tests/SnapsTests/__Snapshots__/ProfileTests"
    #expect(try package.text("\(snapshots)/testTexts.1.txt") == "one\ntwo\nthree")
    #expect(try package.text("\(snapshots)/testTexts.2.json").contains("\"name\" : \"Ann\""))
    #expect(
      try package.text("\(snapshots)/testTexts.the-profile.txt")
        == "▿ Profile\n  - name: \"Ann\"\n  - age: 3\n"
    )
    #expect(
      try package.text("\(snapshots)/testScreen.1.txt")
        == """
        <UIView; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (16 100; 200 20); text = 'Ann'; opaque = NO; userInteractionEnabled = NO; \
        layer = <_UILabelLayer>>
           | <UIView; frame = (16 140.5; 8 8); hidden = YES; tag = 7; layer = <CALayer>>
        """
    )
    #expect(
      try package.text("\(snapshots)/testScreen.2.txt")
        == """
        <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           | <Snaps.ProfileController>, state: appeared, view: <UIView>
        """
    )
    #expect(try package.text("Tests/SnapsTests/InlineTests.swift").contains("\"age\" : 4"))

    #expect(tool.run("test", package.path, filter[0], filter[1]) == .passed, "\(tool.output)")

    try package.replace("one\\ntwo", with: "one\\nzwei", in: "Tests/SnapsTests/ProfileTests.swift")
    #expect(tool.run("test", package.path, filter[0], filter[1]) == .failed)
    #expect(tool.output.contains("\u{2212}two"))
    #expect(tool.output.contains("+zwei"))
    #expect(tool.output.contains("testTexts.1.txt"))
  }

  @Test func pictures_failWithOneMessage() throws {
    let folder = try ScratchFolder()
    let package = try FixturePackage("Snaps", in: folder)
    let tool = Recorder()
    #expect(tool.run("test", package.path, "--filter", "Picture") == .failed, "\(tool.errors)")
    #expect(tool.output.components(separatedBy: "needs drawing").count == 2, "\(tool.output)")
  }
}
