public import Foundation

/// The name of `UILayoutPriority.required` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// The name of `UILayoutPriority.defaultHigh` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// The name of `UILayoutPriority.defaultLow` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// The name of `UILayoutPriority.fittingSizeLevel` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }

/// The name of `UIFont.Weight.ultraLight` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// The name of `UIFont.Weight.thin` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// The name of `UIFont.Weight.light` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// The name of `UIFont.Weight.regular` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// The name of `UIFont.Weight.medium` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// The name of `UIFont.Weight.semibold` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// The name of `UIFont.Weight.bold` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// The name of `UIFont.Weight.heavy` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// The name of `UIFont.Weight.black` before Swift 4.
@available(swift, obsoleted: 4, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// The name of `NSAttributedString.Key.font` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }

/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.paragraphStyle
}

/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.foregroundColor
}

/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.backgroundColor
}

/// The name of `NSAttributedString.Key.ligature` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { NSAttributedString.Key.ligature }

/// The name of `NSAttributedString.Key.kern` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }

/// The name of `NSAttributedString.Key.strikethroughStyle` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughStyle
}

/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.underlineStyle
}

/// The name of `NSAttributedString.Key.strokeColor` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeColor }

/// The name of `NSAttributedString.Key.strokeWidth` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeWidth }

/// The name of `NSAttributedString.Key.shadow` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { NSAttributedString.Key.shadow }

/// The name of `NSAttributedString.Key.textEffect` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { NSAttributedString.Key.textEffect }

/// The name of `NSAttributedString.Key.attachment` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { NSAttributedString.Key.attachment }

/// The name of `NSAttributedString.Key.link` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }

/// The name of `NSAttributedString.Key.baselineOffset` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.baselineOffset
}

/// The name of `NSAttributedString.Key.underlineColor` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.underlineColor
}

/// The name of `NSAttributedString.Key.strikethroughColor` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughColor
}

/// The name of `NSAttributedString.Key.obliqueness` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { NSAttributedString.Key.obliqueness }

/// The name of `NSAttributedString.Key.expansion` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { NSAttributedString.Key.expansion }

/// The name of `NSAttributedString.Key.writingDirection` before Swift 4.
@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.writingDirection")
public var NSWritingDirectionAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.writingDirection
}
