import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Controls of nibs", .serialized)
struct ControlDecodingTests {
  @Test func button_withStates_hasThem() throws {
    let nib = try DecodedNib(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="bottom" buttonType="roundedRect" lineBreakMode="middleTruncation" \
      enabled="NO" selected="YES" showsTouchWhenHighlighted="YES" hasAttributedTitle="YES" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="imageEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
        <state key="normal" title="Normal">
          <color key="titleColor" systemColor="systemRedColor"/>
          <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </state>
        <state key="disabled" title="Disabled"/>
        <state key="highlighted" image="star" catalog="system" title="Down"/>
        <state key="selected">
          <attributedString key="attributedTitle"><fragment content="Rich"/></attributedString>
        </state>
      </button>
      """
    )
    let button = try nib.first(as: UIButton.self)
    #expect(nib.complaints == [])
    #expect(button.buttonType == .system && !button.isEnabled && button.isSelected)
    #expect(
      button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .bottom
    )
    #expect(button.title(for: .normal) == "Normal" && button.title(for: .disabled) == "Disabled")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleShadowColor(for: .normal) == UIColor(white: 0.5, alpha: 1))
    #expect(button.image(for: .highlighted)?.isSymbolImage == true)
    #expect(button.image(for: .normal) == nil)
    #expect(button.attributedTitle(for: .selected)?.string == "Rich")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 16))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(button.showsTouchWhenHighlighted)
  }

  @Test func button_withoutType_isCustom() throws {
    let button = try DecodedNib("<button id=\"b\"/>").first(as: UIButton.self)
    #expect(button.buttonType == .custom && button.isEnabled && button.currentTitle == nil)
  }

  @Test func button_withConfiguration_hasIt() throws {
    let nib = try DecodedNib(
      """
      <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="b">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" \
      title="Title" subtitle="Subtitle" imagePlacement="trailing" imagePadding="8" \
      titleAlignment="center" cornerStyle="capsule" showsActivityIndicator="YES">
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseForegroundColor" systemColor="systemRedColor"/>
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
            <color key="strokeColor" systemColor="systemBlueColor"/>
          </backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """
    )
    let configuration = try #require(try nib.first(as: UIButton.self).configuration)
    #expect(nib.complaints == [])
    #expect(configuration.title == "Title" && configuration.subtitle == "Subtitle")
    #expect(configuration.image?.isSymbolImage == true)
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 8)
    #expect(configuration.titleAlignment == .center && configuration.cornerStyle == .capsule)
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.baseForegroundColor == .systemRed)
    #expect(configuration.baseBackgroundColor == .systemGreen)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    #expect(configuration.background.cornerRadius == 9 && configuration.background.strokeWidth == 2)
    #expect(configuration.background.strokeColor == .systemBlue)
    let attributes = configuration.titleTextAttributesTransformer?(AttributeContainer())
    #expect(attributes?.font == .boldSystemFont(ofSize: 21))
  }

  @Test func button_withMenu_hasIt() throws {
    let nib = try DecodedNib(
      """
      <button showsMenuAsPrimaryAction="YES" id="b">
        <menu key="menu" title="Menu" options="displayInline" id="m">
          <children>
            <command title="Copy" image="star" catalog="system" selector="copy:" id="c"/>
            <menu title="More" id="n"><children><action title="Last" id="l"/></children></menu>
          </children>
        </menu>
      </button>
      """
    )
    let button = try nib.first(as: UIButton.self)
    let menu = try #require(button.menu)
    #expect(nib.complaints == [])
    #expect(button.showsMenuAsPrimaryAction && menu.title == "Menu")
    #expect(
      menu.options.contains(.displayInline) && menu.children.map(\.title) == ["Copy", "More"]
    )
    #expect((menu.children.first as? UICommand)?.action == Selector("copy:"))
    #expect((menu.children.last as? UIMenu)?.children.first?.title == "Last")
  }

  @Test func valueControls_withEverything_haveIt() throws {
    let nib = try DecodedNib(
      """
      <switch on="YES" contentHorizontalAlignment="center" id="a">
        <color key="onTintColor" systemColor="systemRedColor"/>
      </switch>
      <slider value="5" minValue="2" maxValue="9" continuous="NO" minimumValueImage="star" \
      catalog="system" id="b"><color key="thumbTintColor" systemColor="systemRedColor"/></slider>
      <stepper value="3" minimumValue="1" maximumValue="7" stepValue="2" wraps="YES" \
      autorepeat="NO" id="c"/>
      <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="d">
        <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
      </pageControl>
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" momentary="YES" id="e">
        <segments>
          <segment title="First"/>
          <segment title="Second" enabled="NO" width="40">
            <size key="contentOffset" width="1" height="2"/>
          </segment>
          <segment title="" image="star" catalog="system"/>
        </segments>
      </segmentedControl>
      <progressView progress="0.25" progressViewStyle="bar" id="f"/>
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="whiteLarge" id="g"/>
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="h"/>
      <activityIndicatorView style="large" id="i"/>
      """
    )
    #expect(nib.complaints == [])
    let toggle = try #require(nib.objects[0] as? UISwitch)
    #expect(toggle.isOn && toggle.onTintColor == .systemRed)
    let slider = try #require(nib.objects[1] as? UISlider)
    #expect(slider.value == 5 && slider.minimumValue == 2 && slider.maximumValue == 9)
    #expect(!slider.isContinuous && slider.minimumValueImage != nil)
    let stepper = try #require(nib.objects[2] as? UIStepper)
    #expect(stepper.value == 3 && stepper.minimumValue == 1 && stepper.maximumValue == 7)
    #expect(stepper.stepValue == 2 && stepper.wraps && !stepper.autorepeat)
    let pages = try #require(nib.objects[3] as? UIPageControl)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && pages.hidesForSinglePage)
    let segments = try #require(nib.objects[4] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "Second" && !segments.isEnabledForSegment(at: 1))
    #expect(segments.widthForSegment(at: 1) == 40 && segments.imageForSegment(at: 2) != nil)
    #expect(segments.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
    #expect(segments.isMomentary)
    let progress = try #require(nib.objects[5] as? UIProgressView)
    #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)
    let wheels = nib.objects[6...].compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheels.map(\.style) == [.whiteLarge, .medium, .large])
    #expect(wheels.map(\.isHidden) == [true, false, false])
    #expect(wheels.map(\.isAnimating) == [false, true, false])
    #expect(wheels.map(\.hidesWhenStopped) == [true, true, false])
  }

  @Test(arguments: [(200.0, 300.0), (-20, -10), (-5, 5)])
  func limits_awayFromTheDefaults_holdTogether(low: Double, high: Double) throws {
    let middle = (low + high) / 2
    let nib = try DecodedNib(
      """
      <stepper minimumValue="\(low)" maximumValue="\(high)" value="\(middle)" id="a"/>
      <slider minValue="\(low)" maxValue="\(high)" value="\(middle)" id="b"/>
      """
    )
    #expect(nib.complaints == [])
    let stepper = try #require(nib.objects[0] as? UIStepper)
    #expect(stepper.minimumValue == low && stepper.maximumValue == high && stepper.value == middle)
    let slider = try #require(nib.objects[1] as? UISlider)
    #expect(slider.minimumValue == Float(low) && slider.maximumValue == Float(high))
    #expect(slider.value == Float(middle))
  }

  @Test func valueControls_withNothing_haveTheDefaultsOfXcode() throws {
    let nib = try DecodedNib(
      "<switch id=\"a\"/><slider id=\"b\"/><segmentedControl id=\"c\"/><progressView id=\"d\"/>"
        + "<stepper id=\"e\"/>"
    )
    #expect((nib.objects[0] as? UISwitch)?.isOn == false)
    #expect((nib.objects[1] as? UISlider)?.value == 0)
    #expect((nib.objects[2] as? UISegmentedControl)?.selectedSegmentIndex == -1)
    #expect((nib.objects[3] as? UIProgressView)?.progress == 0)
    #expect((nib.objects[4] as? UIStepper)?.maximumValue == 100)
  }

  @Test func datePicker_withLimits_hasThem() throws {
    let nib = try DecodedNib(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" \
      useCurrentDate="NO" id="d">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0.0"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <timeZone key="timeZone" name="Europe/Berlin"/>
      </datePicker>
      """
    )
    let picker = try nib.first(as: UIDatePicker.self)
    #expect(nib.complaints == [])
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
    #expect(picker.locale?.identifier == "de_DE" && picker.timeZone?.identifier == "Europe/Berlin")
  }
}
