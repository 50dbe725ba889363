import Foundation
import Projects

/// Looks at what a run needs of the machine.
struct MachineCheckup {
  /// Where the build would be kept.
  var cache: String
  /// The oldest toolchain that builds Understudy.
  static let oldest = (major: 6, minor: 2)
  /// Free space below which a build fails, and below which it may, in megabytes.
  static let space = (least: 300, enough: 2_000)

  /// What was found.
  ///
  /// - Parameter version: What `swift --version` answers; `nil` without a toolchain.
  /// - Returns: The toolchain, the headers, Understudy itself and the room, in this order.
  func checkups(version: String?) -> [Checkup] {
    [toolchain(version), headers, understudy, room]
  }

  private func toolchain(_ answer: String?) -> Checkup {
    guard let answer else {
      return Checkup(
        status: .error,
        subject: "toolchain",
        what: "no Swift toolchain found",
        advice: ["Install Swift 6.2 or newer (https://swift.org/install) and put it on the PATH."]
      )
    }
    guard let match = answer.firstMatch(of: /Swift version (\d+)\.(\d+)(\.\d+)?/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return Checkup(
        status: .warning,
        subject: "toolchain",
        what: "'swift --version' does not tell a version",
        advice: ["Is it a toolchain of swift.org?"]
      )
    }
    let version = match.0.dropFirst("Swift version ".count)
    guard (major, minor) >= Self.oldest else {
      return Checkup(
        status: .error,
        subject: "toolchain",
        what: "Swift \(version) is too old",
        advice: ["Install 6.2 or newer: https://swift.org/install"]
      )
    }
    return Checkup(status: .ok, subject: "toolchain", what: "Swift \(version)")
  }

  private var headers: Checkup {
    guard FileManager.default.fileExists(atPath: "/usr/include/stdlib.h") else {
      return Checkup(
        status: .error,
        subject: "toolchain",
        what: "the headers of the C library are missing",
        advice: ["Install Debian's g++, or run Scripts/setup."]
      )
    }
    return Checkup(status: .ok, subject: "toolchain", what: "the C library's headers are here")
  }

  private var understudy: Checkup {
    do {
      let runtime = try RuntimeProduct()
      let library = runtime.products + "/libUnderstudyRuntime.so"
      if FileManager.default.fileExists(atPath: library) {
        return Checkup(status: .ok, subject: "understudy", what: "Understudy is built")
      }
      return Checkup(
        status: .note,
        subject: "understudy",
        what: "Understudy is not built yet; the first run does it and takes minutes longer"
      )
    } catch let error as ToolError {
      return .error(error, subject: "understudy")
    } catch {
      return Checkup(status: .error, subject: "understudy", what: "\(error)")
    }
  }

  /// Whether the build has a place.
  private var room: Checkup {
    let files = FileManager.default
    var folder = URL(fileURLWithPath: cache)
    while folder.path != "/", !files.fileExists(atPath: folder.path) {
      folder.deleteLastPathComponent()
    }
    var isDirectory: ObjCBool = false
    _ = files.fileExists(atPath: folder.path, isDirectory: &isDirectory)
    guard isDirectory.boolValue, access(folder.path, W_OK | X_OK) == 0 else {
      return Checkup(
        status: .error,
        subject: "cache",
        what: isDirectory.boolValue
          ? "the folder for the build cannot be written"
          : "a file stands where the build should go",
        place: folder.path,
        advice: ["Give another one with --cache DIR."]
      )
    }
    let facts = try? files.attributesOfFileSystem(forPath: folder.path)
    guard let free = (facts?[.systemFreeSize] as? NSNumber)?.int64Value else {
      return Checkup(status: .ok, subject: "cache", what: "the folder for the build can be written")
    }
    let megabytes = Int(free >> 20)
    let isScarce = megabytes < Self.space.enough
    return Checkup(
      status: megabytes < Self.space.least ? .error : isScarce ? .warning : .ok,
      subject: "cache",
      what: isScarce
        ? "only \(megabytes) MB are free for the build" : "there is room for the build",
      place: isScarce ? folder.path : nil,
      advice: isScarce
        ? ["A build takes some hundred megabytes; --cache DIR puts it elsewhere."] : []
    )
  }
}
