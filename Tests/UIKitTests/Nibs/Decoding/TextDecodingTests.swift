import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Texts of nibs", .serialized)
struct TextDecodingTests {
  @Test func textField_withEverything_hasIt() throws {
    let nib = try DecodedNib(
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" text="Text" borderStyle="roundedRect" placeholder="Hint" \
      textAlignment="center" minimumFontSize="12" clearButtonMode="whileEditing" \
      adjustsFontSizeToFit="NO" clearsOnBeginEditing="YES" id="f">
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <nil key="textColor"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" \
      autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress" \
      keyboardAppearance="alert" returnKeyType="next" enablesReturnKeyAutomatically="YES" \
      secureTextEntry="YES" textContentType="username" smartQuotesType="no" smartDashesType="no" \
      smartInsertDeleteType="no"/>
      </textField>
      """
    )
    let field = try nib.first(as: UITextField.self)
    #expect(nib.complaints == [])
    #expect(field.text == "Text" && field.placeholder == "Hint")
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
    #expect(field.minimumFontSize == 12 && !field.adjustsFontSizeToFitWidth)
    #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    #expect(field.font == .systemFont(ofSize: 14) && field.contentHorizontalAlignment == .left)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .yes && field.keyboardType == .emailAddress)
    #expect(field.keyboardAppearance == .dark && field.returnKeyType == .next)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.textContentType == .username && field.smartQuotesType == .no)
    #expect(field.smartDashesType == .no && field.smartInsertDeleteType == .no)
  }

  @Test func textField_withNothing_hasTheDefaultsOfXcode() throws {
    let field = try DecodedNib("<textField id=\"f\"/>").first(as: UITextField.self)
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
    #expect(field.textAlignment == .left && field.adjustsFontSizeToFitWidth)
  }

  @Test func textView_withEverything_hasIt() throws {
    let nib = try DecodedNib(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
      editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="natural" id="v">
        <mutableString key="text">Many
      lines</mutableString>
        <color key="textColor" systemColor="labelColor"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """
    )
    let view = try nib.first(as: UITextView.self)
    #expect(nib.complaints == [])
    #expect(view.text == "Many\nlines" && view.textAlignment == .natural)
    #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
    #expect(view.font == .preferredFont(forTextStyle: .body) && view.textColor == .label)
    #expect(view.autocapitalizationType == .sentences)
    #expect(view.dataDetectorTypes == [.phoneNumber, .link])
  }

  @Test func searchBar_withScopes_hasThem() throws {
    let nib = try DecodedNib(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" text="words" \
      prompt="Prompt" showsCancelButton="YES" showsScopeBar="YES" showsBookmarkButton="YES" \
      selectedScopeButtonIndex="1" translucent="NO" barStyle="black" id="s">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textInputTraits key="textInputTraits" returnKeyType="search"/>
        <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>
        <offsetWrapper key="searchFieldBackgroundPositionAdjustment" horizontal="1" vertical="2"/>
      </searchBar>
      """
    )
    let bar = try nib.first(as: UISearchBar.self)
    #expect(nib.complaints == [])
    #expect(bar.text == "words" && bar.placeholder == "Find" && bar.prompt == "Prompt")
    #expect(bar.searchBarStyle == .minimal && bar.barStyle == .black && !bar.isTranslucent)
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.showsBookmarkButton)
    #expect(bar.scopeButtonTitles == ["One", "Two"] && bar.selectedScopeButtonIndex == 1)
    #expect(bar.barTintColor == .systemRed && bar.returnKeyType == .search)
    #expect(
      bar.searchFieldBackgroundPositionAdjustment == UIOffset(horizontal: 1, vertical: 2)
    )
  }
}
