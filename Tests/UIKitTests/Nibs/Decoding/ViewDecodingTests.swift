import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Views of nibs", .serialized)
struct ViewDecodingTests {
  @Test func view_withEverything_hasIt() throws {
    let nib = try DecodedNib(
      """
      <view alpha="0.5" hidden="YES" tag="7" opaque="NO" clipsSubviews="YES" \
      userInteractionEnabled="NO" multipleTouchEnabled="YES" contentMode="TopLeft" \
      horizontalHuggingPriority="251" verticalHuggingPriority="249" \
      horizontalCompressionResistancePriority="1000" verticalCompressionResistancePriority="1" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      autoresizesSubviews="NO" restorationIdentifier="kept" semanticContentAttribute="playback" \
      largeContentTitle="Large" placeholderIntrinsicWidth="100" misplaced="YES" id="v">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
        <color key="tintColor" systemColor="systemGreenColor"/>
        <accessibility key="accessibilityConfiguration" label="Label" hint="Hint" identifier="name">
          <accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
        <nil key="simulatedStatusBarMetrics"/>
      </view>
      """
    )
    let view = try nib.first(as: UIView.self)
    #expect(nib.complaints == [])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.alpha == 0.5 && view.isHidden && view.tag == 7 && !view.isOpaque)
    #expect(view.clipsToBounds && !view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
    #expect(view.contentMode == .topLeft && !view.autoresizesSubviews)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 249)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 1)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
    #expect(view.restorationIdentifier == "kept" && view.semanticContentAttribute == .playback)
    #expect(view.largeContentTitle == "Large" && view.showsLargeContentViewer)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.tintColor == .systemGreen)
    #expect(view.accessibilityLabel == "Label" && view.accessibilityHint == "Hint")
    #expect(view.accessibilityIdentifier == "name" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
  }

  @Test func view_withNothing_hasTheDefaultsOfXcode() throws {
    let view = try DecodedNib("<view id=\"v\"/>").first(as: UIView.self)
    #expect(view.isOpaque && view.isUserInteractionEnabled && !view.clipsToBounds)
    #expect(!view.isHidden && view.alpha == 1 && view.tag == 0)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.backgroundColor == nil)
  }

  @Test func label_withEverything_hasIt() throws {
    let nib = try DecodedNib(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="natural" \
      lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" enabled="NO" \
      adjustsLetterSpacingToFitWidth="YES" preferredMaxLayoutWidth="200" minimumScaleFactor="0.5" \
      highlighted="YES" id="l">
        <string key="text">Two
      lines</string>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
        <color key="highlightedColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        <size key="shadowOffset" width="1" height="-1"/>
      </label>
      """
    )
    let label = try nib.first(as: UILabel.self)
    #expect(nib.complaints == [])
    #expect(label.text == "Two\nlines" && label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == .darkText && !label.isUserInteractionEnabled && !label.isOpaque)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0 && label.baselineAdjustment == .alignBaselines)
    #expect(!label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory)
    #expect(!label.isEnabled && label.isHighlighted && label.allowsDefaultTighteningForTruncation)
    #expect(label.preferredMaxLayoutWidth == 200 && label.minimumScaleFactor == 0.5)
    #expect(label.highlightedTextColor == UIColor(white: 1, alpha: 1))
    #expect(label.shadowColor == UIColor(white: 0, alpha: 1))
    #expect(label.shadowOffset == CGSize(width: 1, height: -1))
  }

  @Test func label_withNothing_hasTheDefaultsOfXcode() throws {
    let label = try DecodedNib("<label id=\"l\" minimumFontSize=\"8.5\"/>").first(as: UILabel.self)
    #expect(label.text == nil && label.isUserInteractionEnabled && label.isOpaque)
    #expect(label.textAlignment == .left && label.numberOfLines == 1)
    #expect(label.adjustsFontSizeToFitWidth && label.baselineAdjustment == .alignCenters)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func label_withAttributedText_hasAttributes() throws {
    let nib = try DecodedNib(
      """
      <label usesAttributedText="YES" lineBreakMode="tailTruncation" id="l">
        <attributedString key="attributedText">
          <fragment content="This is ">
            <attributes>
              <color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
              <font key="NSFont" size="17" name="Helvetica"/>
              <paragraphStyle key="NSParagraphStyle" alignment="center" \
      lineBreakMode="truncatingTail" baseWritingDirection="natural" lineSpacing="3" \
      lineHeightMultiple="1.1" tighteningFactorForTruncation="0.0"/>
            </attributes>
          </fragment>
          <fragment>
            <string key="content">rich</string>
            <attributes>
              <font key="NSFont" metaFont="systemBold" size="15"/>
              <integer key="NSUnderline" value="1"/>
              <real key="NSKern" value="2"/>
            </attributes>
          </fragment>
        </attributedString>
      </label>
      """
    )
    let text = try #require(try nib.first(as: UILabel.self).attributedText)
    #expect(nib.complaints == [])
    #expect(text.string == "This is rich")
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.lineBreakMode == .byTruncatingTail)
    #expect(style?.lineSpacing == 3 && style?.lineHeightMultiple == 1.1)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    let bold = text.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
    #expect(bold == .boldSystemFont(ofSize: 15))
    #expect(text.attribute(.underlineStyle, at: 9, effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.kern, at: 9, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test func imageView_withSymbols_hasThem() throws {
    let nib = try DecodedNib(
      """
      <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="star" \
      catalog="system" highlighted="YES" id="i">
        <imageReference key="highlightedImage" image="star.fill" catalog="system" \
      symbolScale="large"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" \
      weight="bold"/>
      </imageView>
      """
    )
    let view = try nib.first(as: UIImageView.self)
    #expect(nib.complaints == [])
    #expect(view.image?.isSymbolImage == true && view.highlightedImage?.isSymbolImage == true)
    #expect(view.isHighlighted && !view.isUserInteractionEnabled)
    #expect(
      view.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(weight: .bold).merged(with: .init(scale: .large))
    )
  }

  @Test func imageView_withMissingImage_tellsItOnce() throws {
    let nib = try DecodedNib("<imageView image=\"nowhere\" id=\"i\"/>")
    #expect(try nib.first(as: UIImageView.self).image == nil)
    #expect(nib.complaints.count == 1)
    #expect(nib.complaints.first?.hasPrefix("Could not load the \"nowhere\" image") == true)
  }

  @Test func visualEffectView_withContent_hasOneContentView() throws {
    let nib = try DecodedNib(
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="e">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" id="c">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <subviews><label text="In front" id="l"/></subviews>
        </view>
        <vibrancyEffect style="fill"><blurEffect style="systemThinMaterial"/></vibrancyEffect>
      </visualEffectView>
      """
    )
    let view = try nib.first(as: UIVisualEffectView.self)
    #expect(nib.complaints == [])
    #expect(view.effect is UIVibrancyEffect)
    #expect(view.subviews == [view.contentView] && view.contentView.clipsToBounds)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "In front")
  }

  @Test func viewOfOtherFramework_thatIsNotLinked_isPlainAndToldOnce() throws {
    let nib = try DecodedNib(
      "<mapView mapType=\"standard\" id=\"m\"/><mapView mapType=\"standard\" id=\"n\"/>"
    )
    #expect(nib.objects.count == 2)
    #expect(nib.complaints.count == 1)
    #expect(nib.complaints.first?.contains("MapKit.MKMapView") == true)
  }
}
