import Findings
import Foundation
import InterfaceChecking

/// A small project in a folder of its own, checked.
final class CheckedProject {
  private let folder: String
  private var modules: [CheckedModule]

  init() {
    folder = NSTemporaryDirectory() + "understudy-ib-\(UUID().uuidString)"
    modules = [CheckedModule(name: "App")]
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file and adds it to the app, or to another module.
  func add(_ text: String, _ name: String, to module: String = "App") throws {
    let file = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
    let index = modules.firstIndex { $0.name == module } ?? modules.count
    if index == modules.count { modules.append(CheckedModule(name: module)) }
    modules[index].add(file.path)
  }

  /// Adds an asset catalogue with images or colours, such as `logo.imageset`.
  func addCatalogue(_ entries: [String]) throws {
    for entry in entries {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Assets.xcassets/\(entry)",
        withIntermediateDirectories: true
      )
    }
    modules[0].add("\(folder)/Assets.xcassets")
  }

  /// Names the storyboard that the app begins with.
  func begin(with storyboard: String) { modules[0].mainStoryboards = [storyboard] }

  /// The findings, one a line: file, line, message and rule.
  func findings(notes: Bool = false) -> [String] {
    InterfaceCheck(modules, knowsAllDocuments: true).report().findings
      .filter { notes || $0.severity > .note }
      .map { finding in
        let file = (finding.place.file ?? "").dropFirst(folder.count + 1)
        return "\(file):\(finding.place.line ?? 0): \(finding.message) [\(finding.rule)]"
      }
  }
}

/// Texts of documents.
enum DocumentText {
  /// A storyboard of scenes, whose text begins at line 4.
  static func storyboard(_ scenes: String, initial: String? = nil, resources: String = "") -> String
  {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
      <scenes>
      \(scenes)
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """
  }

  /// A scene with a controller of a class of the app.
  static func scene(
    _ type: String,
    id: String,
    attributes: String = "",
    view: String = "",
    connections: String = "",
    others: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" customClass="\(type)" customModule="App" customModuleProvider="target" \(attributes) sceneMemberID="viewController">
    <view key="view" id="v-\(id)"><subviews>
    \(view)
    </subviews></view>
    <connections>
    \(connections)
    </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(id)" sceneMemberID="firstResponder"/>
    \(others)
    </objects></scene>
    """
  }

  /// A xib with an owner of a class of the app.
  static func xib(owner: String, connections: String = "", objects: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)" customModule="App" customModuleProvider="target">
    <connections>\(connections)</connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }
}
