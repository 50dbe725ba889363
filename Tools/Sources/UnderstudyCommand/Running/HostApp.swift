import Foundation
import Porting
import Projects

/// The app in which the tests run, as an Xcode bundle with a `TEST_HOST` has one.
struct HostApp: Equatable {
  /// The ways to spell the class that starts it.
  var classNames: [String]
  /// Its property list, if it has one that says something about scenes; `nil` if the app's
  /// bundle is laid out, so that the process finds it.
  var infoPath: String?

  /// What the test process reads.
  var environment: [String: String] {
    var environment = ["UNDERSTUDY_HOST_APP": classNames.joined(separator: ",")]
    environment["UNDERSTUDY_HOST_INFO"] = infoPath
    return environment
  }

  /// Chooses the app.
  ///
  /// An option decides first, then what an Xcode project says. In a project of folders a module
  /// under test that has an entry point is an app; packages have no host application, as on iOS.
  ///
  /// - Parameters:
  ///   - option: The value of `--host-app`: a class, or `none`.
  ///   - project: The project.
  ///   - nodes: Its targets, dependencies first.
  ///   - programs: The modules that have an entry point.
  /// - Returns: `nil` if the tests have no host.
  static func choose(
    _ option: String?,
    project: DetectedProject,
    nodes: [PackageGraph.Node],
    programs: Set<String>
  ) -> HostApp? {
    if option == "none" { return nil }
    let modules = nodes.filter { $0.model.kind != .test }.map(\.model)
    if let option {
      let owner = modules.last { programs.contains($0.name) } ?? modules.last
      return HostApp(
        classNames: [option] + nodes.map { "\($0.model.name).\(option)" },
        infoPath: owner.flatMap(infoPath)
      )
    }
    let named = nodes.compactMap(\.model.host).first
    let app = modules.last { module in
      switch project.kind {
      case .package, .xcode: module.name == named
      case .options, .folders: programs.contains(module.name)
      }
    }
    guard let app, programs.contains(app.name) else { return nil }
    return HostApp(
      classNames: ["\(app.name).\(PortingProject.programClass)"],
      infoPath: app.bundle == nil ? infoPath(app) : nil
    )
  }

  /// The property list among a target's files that describes an app's scenes or first screen.
  private static func infoPath(_ target: TargetModel) -> String? {
    TargetFiles(of: target).others.map(\.path).sorted { ($0.count, $0) < ($1.count, $1) }
      .first { path in
        guard path.hasSuffix("nfo.plist"), let data = FileManager.default.contents(atPath: path)
        else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains("UIApplicationSceneManifest") || text.contains("UIMainStoryboardFile")
          || text.contains("LSRequiresIPhoneOS")
      }
  }
}

/// What the test process says about its host application.
final class HostLog {
  /// How far the app got in the last process.
  enum Phase: Equatable {
    case notAsked
    case starting(String)
    case started
    case missing(String)
  }

  private static let mark = "\u{1E}understudy-host "
  private let console: Console
  private var seen: Set<String> = []
  private(set) var phase = Phase.notAsked
  /// Whether the app did not start once, so that tests go on without it.
  private(set) var isOut = false

  init(console: Console) {
    self.console = console
  }

  /// Forgets how far the app of the last process got.
  func begin() { phase = .notAsked }

  /// Reads one line of the output; `true` if it is about the host application.
  func read(_ line: String) -> Bool {
    guard let mark = line.range(of: Self.mark) else { return false }
    let words = line[mark.upperBound...].split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "starting": phase = .starting(Self.shown(rest))
    case "started": phase = .started
    case "missing": phase = .missing(rest)
    case "note": note("the host application: \(rest)")
    default: break
    }
    return true
  }

  private static func shown(_ name: String) -> String {
    let suffix = "." + PortingProject.programClass
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  private func note(_ text: String) {
    if seen.insert(text).inserted { console.note("note: " + text) }
  }

  /// Whether the process ended before the app stood; the tests then go on without it.
  ///
  /// - Parameters:
  ///   - words: What ended the process.
  ///   - place: Where, as it is printed.
  /// - Returns: `true` if the tests are to be tried again.
  func gaveUp(_ words: String, at place: String?) -> Bool {
    guard case .starting(let name) = phase, !isOut else { return false }
    isOut = true
    note(
      "the host application \(name) did not start\(place.map { " (\($0))" } ?? ""): \(words); "
        + "the tests run without it, and --host-app none does not try"
    )
    return true
  }

  /// Checks that the process found the class.
  ///
  /// - Throws: ``ToolError`` if it did not.
  func check() throws {
    guard case .missing(let name) = phase else { return }
    throw ToolError(
      what: "there is no class '\(name)' to be the host application",
      advice: ["Give the class of the app's delegate: --host-app AppDelegate, or none."]
    )
  }
}
