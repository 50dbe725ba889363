import Foundation
import Testing

/// A bundle in a temporary folder with documents written by a test.
///
/// The folder goes when the last reference to the fixture does.
final class InterfaceFixture {
  let folder: URL
  let bundle: Bundle

  /// Writes files into a new bundle.
  ///
  /// - Parameter files: Texts by path inside the bundle, such as `Main.storyboard`.
  /// - Throws: What goes wrong while files are written.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Interface-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A storyboard around some scenes.
  static func storyboard(_ scenes: String, initial: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// A scene around the element of a controller and others.
  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>"
  }

  /// A xib around the objects beside the owner and the first responder.
  static func xib(owner: String = "", _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\
    \(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    </document>
    """
  }
}
