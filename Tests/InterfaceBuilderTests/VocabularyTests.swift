import Foundation
import FoundationXML
import InterfaceBuilder
import Testing

@Suite("Vocabulary and round trips")
struct VocabularyTests {
  private func read(_ inner: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
      \(inner)
      </objects></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), name: "View.xib")
  }

  private func problems(_ inner: String) throws -> [String] {
    try read(inner).unrecognized().map { "\($0.line) \($0.words)" }
  }

  @Test func knownElements_haveNoProblems() throws {
    let found = try problems(
      """
      <view contentMode="scaleToFill" misplaced="YES" id="v">
        <rect key="frame" x="0" y="0" width="1" height="1"/>
        <subviews><label text="a" id="l"><color key="textColor" white="1" alpha="1"/></label>
        </subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" constant="2" id="c">
          <variation key="heightClass=compact" constant="4"/></constraint></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
        <connections><action selector="a:" destination="l" id="k"/></connections>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics" whatever="1"><a/>
        </freeformSimulatedSizeMetrics>
      </view>
      """
    )
    #expect(found == [])
  }

  @Test func whatNobodyKnows_isListedWithItsLine() throws {
    let found = try problems(
      """
      <label texts="a" contentMod="b" id="l"><color key="textColour" white="1"/></label>
      <blob id="b"/>
      <slider id="s"><subview/></slider>
      <mapView id="m" anything="1"><deep/></mapView>
      """
    )
    #expect(
      found == [
        "4 label (l): the attribute 'contentMod' of <label> is not known",
        "4 label (l): the attribute 'texts' of <label> is not known",
        "4 color: the element <color key=\"textColour\"> is not known",
        "5 blob (b): the element <blob> is not known",
        "6 subview: the element <subview> is not known",
        "7 mapView (m): <mapView> is not supported yet",
      ]
    )
  }

  @Test func textOfAnElement_readsBackAsTheSame() throws {
    let document = try read(
      """
      <label id="l" text="&quot;a&quot; &amp; b &lt;c&gt; ä&#10;&#9;d &#13;e">
        <string key="text">one
      two &amp; <![CDATA[<three>]]>&#13;</string><empty/><blank>  </blank>
      </label>
      """
    )
    let again = try InterfaceDocument(data: Data(document.root.xml.utf8), name: "View.xib")
    #expect(again.root.hasSameContent(as: document.root))
    #expect(again.element(id: "l")?["text"] == "\"a\" & b <c> ä\n\td \re")
    #expect(again.element(id: "l")?.child(key: "text")?.text == "one\ntwo & <three>\r")
    #expect(!again.root.hasSameContent(as: try read("<label/>").root))
  }

  @Test func anotherReader_countsTheSame() throws {
    let document = try read(
      """
      <view id="v"><subviews><label text="a" id="l"/><button id="b"><state key="normal" title="t"/>
      <connections><action selector="a" destination="l" id="k"/></connections></button></subviews>
      <connections><outlet property="p" destination="l" id="o"/></connections></view>
      """
    )
    let other = try XMLDocument(data: Data(document.root.xml.utf8))
    var counts: [String: Int] = [:]
    document.root.visit {
      counts["elements", default: 0] += 1
      counts["attributes", default: 0] += $0.attributes.count
      counts["connections", default: 0] += $0.connections.count
    }
    #expect(try other.nodes(forXPath: "//*").count == counts["elements"])
    #expect(try other.nodes(forXPath: "//@*").count == counts["attributes"])
    #expect(try other.nodes(forXPath: "//connections/*").count == counts["connections"])
  }
}
