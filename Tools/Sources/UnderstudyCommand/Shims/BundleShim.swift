/// The generated file by which a target of an Xcode project finds its own bundle.
///
/// On a device each framework and test bundle is a folder of its own; here all are one program.
/// The members win inside the module over Foundation's of the same signature.
enum BundleShim {
  /// The name of the file in each target.
  static let fileName = "UnderstudyBundles.swift"

  /// The text of the file.
  static let text = """
    // Written by understudy; changes are overwritten.
    import Foundation
    @_spi(Porting) import UIKit

    nonisolated extension Foundation.Bundle {
      convenience init(for aClass: AnyClass) {
        self.init(path: ModuleBundles.path(of: aClass))!
      }

      convenience init?(identifier: String) {
        guard let path = ModuleBundles.path(identifier: identifier) else { return nil }
        self.init(path: path)
      }
    }

    """
}
