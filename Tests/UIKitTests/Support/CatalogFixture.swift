import Foundation

@testable import UIKit

/// A folder with catalogues and loose files, written for one test and gone with it.
final class CatalogFixture {
  let root: URL
  let bundle: Bundle

  /// Writes the files.
  ///
  /// - Parameter files: The files by path; texts become UTF-8.
  /// - Throws: What Foundation throws if a file cannot be written.
  init(_ files: [String: any FixtureContent]) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-catalogues-\(UUID().uuidString)")
    for (path, content) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.bytes.write(to: file)
    }
    guard let bundle = Bundle(path: root.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// The head of a PNG file, which states a size.
  static func png(_ width: Int, _ height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return Data(start + Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0])
  }

  func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
}

protocol FixtureContent {
  var bytes: Data { get }
}

extension String: FixtureContent {
  var bytes: Data { Data(utf8) }
}

extension Data: FixtureContent {
  var bytes: Data { self }
}
