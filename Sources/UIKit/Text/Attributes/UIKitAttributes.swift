public import CoreGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit adds to those of Foundation.
  ///
  /// Status: partial · A
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether ligatures are used.
    public let ligature: LigatureAttribute
    /// The extra space after each character.
    public let kern: KernAttribute
    /// The tracking.
    public let tracking: TrackingAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The picture or file.
    public let attachment: AttachmentAttribute
    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The skew of characters.
    public let obliqueness: ObliquenessAttribute
    /// The stretch of characters.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSParagraphStyle"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }

    /// Whether ligatures are used.
    public enum LigatureAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Int
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSLigature"
    }

    /// The extra space after each character.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSKern"
    }

    /// The tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "CTTracking"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSUnderline"
    }

    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrokeColor"
    }

    /// The width of outlines in percent of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrokeWidth"
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSShadow
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSShadow"
    }

    /// The picture or file.
    public enum AttachmentAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSTextAttachment
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSAttachment"
    }

    /// The distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSBaselineOffset"
    }

    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }

    /// The skew of characters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSObliqueness"
    }

    /// The stretch of characters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = "NSExpansion"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit that a name stands for.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
