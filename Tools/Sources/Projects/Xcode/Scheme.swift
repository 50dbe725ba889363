import Foundation
import FoundationXML

/// A scheme: which test targets run together, in which configuration.
struct Scheme {
  var name: String
  /// The names of the test targets.
  private(set) var tests: [String] = []
  /// The configuration for testing.
  private(set) var configuration: String?

  /// The schemes of projects and workspaces, shared ones first.
  static func paths(in containers: [String]) -> [String] {
    var result: [String] = []
    for container in containers {
      let users = Paths.entries(container + "/xcuserdata").map { "\(container)/xcuserdata/\($0)" }
      for folder in [container + "/xcshareddata"] + users {
        let schemes = folder + "/xcschemes"
        result += Paths.entries(schemes).filter { $0.hasSuffix(".xcscheme") }
          .map { "\(schemes)/\($0)" }
      }
    }
    return result
  }

  /// Reads a scheme.
  ///
  /// - Throws: ``ToolError`` if its file is broken.
  init(path: String) throws {
    name = Paths.stem(path)
    let reader = SchemeReader()
    let parser = XMLParser(data: FileManager.default.contents(atPath: path) ?? Data())
    parser.delegate = reader
    guard parser.parse(), reader.isComplete else {
      throw ToolError(what: "the scheme is broken", place: "\(path):\(parser.lineNumber)")
    }
    configuration = reader.configuration
    tests = reader.tests
    // The container of the scheme is three folders up, next to what plans are relative to.
    let container = Paths.folder(Paths.folder(Paths.folder(path)))
    for plan in reader.plans where tests.isEmpty {
      let file = Paths.join(Paths.folder(container), plan)
      guard let content = try? PropertyList.read(file, what: "the test plan") else { continue }
      tests = content["testTargets"].elements.filter { $0["enabled"].bool ?? true }
        .compactMap { $0["target"]["name"].string }
    }
  }
}

/// Collects what a scheme says about testing.
private final class SchemeReader: NSObject, XMLParserDelegate {
  private(set) var tests: [String] = []
  private(set) var plans: [String] = []
  private(set) var configuration: String?
  /// Whether the outermost element was closed.
  var isComplete: Bool { path.isEmpty && isOpened }
  private var isOpened = false
  private var isSkipped = false
  private var path: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(element)
    isOpened = true
    guard path.contains("TestAction") else { return }
    switch element {
    case "TestAction": configuration = attributes["buildConfiguration"]
    case "TestPlanReference":
      let location = attributes["reference"] ?? ""
      plans.append(location.split(separator: ":").last.map(String.init) ?? location)
    case "TestableReference": isSkipped = attributes["skipped"] == "YES"
    case "BuildableReference" where path.contains("TestableReference") && !isSkipped:
      if let name = attributes["BlueprintName"] { tests.append(name) }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }
}
