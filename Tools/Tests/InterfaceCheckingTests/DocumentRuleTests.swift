import Testing

@testable import InterfaceChecking

@Suite("Interface check: documents by themselves")
struct DocumentRuleTests {
  private let project = CheckedProject()

  private static func plain(_ id: String, _ attributes: String = "", _ inner: String = "") -> String
  {
    "<scene sceneID=\"s-\(id)\"><objects><viewController id=\"\(id)\" \(attributes)>\(inner)"
      + "</viewController></objects></scene>\n"
  }

  @Test func ids_thatAreDoubledOrMissing_areFound() throws {
    let inner = """
      <view key="view" id="a"><constraints>
      <constraint firstItem="gone" secondItem="a" id="k"/>
      </constraints></view><connections>
      <outlet property="x" destination="nobody" id="o"/>
      <segue kind="show" id="s1"/>
      </connections>
      """
    try project.add(
      DocumentText.storyboard(Self.plain("a", "", inner), initial: "zzz"),
      "Main.storyboard"
    )
    #expect(
      project.findings() == [
        "Main.storyboard:2: the initial controller is zzz, which no object of Main has "
          + "[initial_controller_unknown]",
        "Main.storyboard:4: id a of view is that of the object in line 4, too [duplicate_id]",
        "Main.storyboard:5: firstItem of constraint (id k) is gone, which no object of the document "
          + "has [dangling_reference]",
        "Main.storyboard:7: destination of outlet (id o) is nobody, which no object of the document "
          + "has [dangling_reference]",
        "Main.storyboard:8: segue (id s1) has no destination [segue_without_destination]",
      ]
    )
  }

  @Test func cells_needIdentifiersOfTheirOwn() throws {
    let tables = """
      <tableView key="view" id="t"><prototypes>
      <tableViewCell id="c1"/>
      <tableViewCell id="c2" reuseIdentifier="row"/>
      <tableViewCell id="c3" reuseIdentifier="row"/>
      </prototypes><sections><tableViewSection id="x"><cells><tableViewCell id="c4"/></cells>
      </tableViewSection></sections></tableView>
      """
    try project.add(DocumentText.storyboard(Self.plain("a", "", tables)), "Main.storyboard")
    #expect(
      project.findings() == [
        "Main.storyboard:5: the prototype tableViewCell (id c1) has no reuse identifier "
          + "[reuse_identifier_missing]",
        "Main.storyboard:7: the prototype tableViewCell (id c3) has the reuse identifier 'row' of "
          + "the one in line 6 [reuse_identifier_duplicate]",
      ]
    )
  }

  @Test func storyboards_thatLeadToEachOther_areCompared() throws {
    let references = """
      <scene sceneID="r1"><objects><viewControllerPlaceholder id="p1" storyboardName="Detail" referencedIdentifier="one"/></objects></scene>
      <scene sceneID="r2"><objects><viewControllerPlaceholder id="p2" storyboardName="Detail" referencedIdentifier="tow"/></objects></scene>
      <scene sceneID="r3"><objects><viewControllerPlaceholder id="p3" storyboardName="Detail"/></objects></scene>
      <scene sceneID="r4"><objects><viewControllerPlaceholder id="p4" storyboardName="Details"/></objects></scene>
      <scene sceneID="r5"><objects><viewControllerPlaceholder id="p5" storyboardName="Kit" bundleIdentifier="org.kit"/></objects></scene>
      """
    try project.add(DocumentText.storyboard(references), "Main.storyboard")
    let detail =
      Self.plain("a", "storyboardIdentifier=\"one\"")
      + Self.plain("b", "storyboardIdentifier=\"two\"")
      + Self.plain("c", "storyboardIdentifier=\"one\"")
    try project.add(DocumentText.storyboard(detail), "Detail.storyboard")
    project.begin(with: "Main")
    #expect(
      project.findings() == [
        "Detail.storyboard:2: Detail has no initial controller, and a reference in Main asks for it "
          + "[initial_controller_missing]",
        "Detail.storyboard:6: viewController (id c) has the storyboard identifier 'one' of the "
          + "scene in line 4 [scene_identifier_duplicate]",
        "Main.storyboard:2: Main has no initial controller, and the app's launch asks for it "
          + "[initial_controller_missing]",
        "Main.storyboard:5: viewControllerPlaceholder (id p2) leads to the scene 'tow', which "
          + "Detail does not have; did you mean 'two'? [storyboard_reference_unknown]",
        "Main.storyboard:7: viewControllerPlaceholder (id p4) leads to the storyboard 'Details', "
          + "which does not exist; did you mean 'Detail'? [storyboard_reference_unknown]",
      ]
    )
  }

  @Test func names_thatNoCatalogueHas_areFound() throws {
    let resources = """
      <image name="logo" width="1" height="1"/><image name="star" catalog="system"/>
      <image name="logos" width="1" height="1"/><image name="loose.png"/>
      <namedColor name="tint"/><namedColor name="shade"/>
      """
    try project.add(
      DocumentText.storyboard(Self.plain("a"), resources: resources),
      "Main.storyboard"
    )
    #expect(project.findings() == [], "without a catalogue nothing is known")
    try project.addCatalogue(["logo.imageset", "Colors/tint.colorset"])
    try project.add("", "loose@2x.png")
    #expect(
      project.findings() == [
        "Main.storyboard:8: no target of Main has an image 'logos'; did you mean 'logo'? "
          + "[image_unknown]",
        "Main.storyboard:9: no target of Main has a colour 'shade' [color_unknown]",
      ]
    )
  }

  @Test func documents_thatCannotBeRead_sayWhy() throws {
    try project.add("<document", "Broken.xib")
    try project.add("", "Empty.storyboard")
    try project.add(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "Mac.xib"
    )
    let found = project.findings()
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasSuffix("[document_unreadable]") })
    #expect(found.first?.hasPrefix("Broken.xib:1: the XML is broken") == true)
  }
}
