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
    table.ignore("usesAttributedText")
    table.string("text") { $0.text = $1 }
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { label, color in if let color { label.textColor = color } }
    table.color("highlightedColor") { $0.highlightedTextColor = $1 }
    table.color("shadowColor") { $0.shadowColor = $1 }
    table.size("shadowOffset") { $0.shadowOffset = $1 }
    table.choice("textAlignment", NibWords.textAlignment, default: .left) {
      if $0.textAlignment != $1 { $0.textAlignment = $1 }
    }
    table.choice("lineBreakMode", NibWords.lineBreakMode) {
      if $0.lineBreakMode != $1 { $0.lineBreakMode = $1 }
    }
    table.integer("numberOfLines", default: 1) { $0.numberOfLines = $1 }
    table.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
    table.flag("enabled") { $0.isEnabled = $1 }
    table.flag("highlighted") { $0.isHighlighted = $1 }
    // Xcode writes what is not its default: text that shrinks, around its middle.
    table.flag("adjustsFontSizeToFit", default: true) { $0.adjustsFontSizeToFitWidth = $1 }
    table.choice("baselineAdjustment", baselines, default: .alignCenters) {
      $0.baselineAdjustment = $1
    }
    table.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
    table.number("minimumFontSize") { label, size in
      if label.font.pointSize > 0 { label.minimumScaleFactor = size / label.font.pointSize }
    }
    table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.flag("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
    table.flag("allowsDefaultTighteningForTruncation") {
      $0.allowsDefaultTighteningForTruncation = $1
    }
    table.flag("showsExpansionTextWhenTruncated") { $0.showsExpansionTextWhenTruncated = $1 }
    table.attributedString("attributedText") { $0.attributedText = $1 }
    return table
  }()

  private static let baselines: KeyValuePairs<String, UIBaselineAdjustment> = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
