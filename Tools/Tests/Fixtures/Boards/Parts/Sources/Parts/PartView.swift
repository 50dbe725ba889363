import UIKit

public class PartView: UIView {
  @IBOutlet public weak var caption: UILabel!

  public static func load() -> PartView? {
    UINib(nibName: "PartView", bundle: .module).instantiate(withOwner: nil).first as? PartView
  }

  /// Whether the catalogue that no manifest declares is in the bundle.
  public static var hasCatalogue: Bool {
    let path = (Bundle.module.resourcePath ?? "") + "/Art.xcassets"
    return FileManager.default.fileExists(atPath: path)
  }
}
