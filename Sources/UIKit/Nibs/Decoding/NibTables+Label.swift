import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A label's text and how it is set.
  static let label: NibTable<UILabel> = {
    var table = NibTable<UILabel>()
    // The label's own set-up came after those of all views.
    table.flag("userInteractionEnabled", default: true) { $0.isUserInteractionEnabled = $1 }
    table.flag("opaque", default: true) { $0.isOpaque = $1 }
    table.string("text") { $0.text = $1 }
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { $0.textColor = $1 }
    table.integer("numberOfLines", default: 1) { $0.numberOfLines = $1 }
    return table
  }()
}
