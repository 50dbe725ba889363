import Foundation
import InterfaceBuilder
import Testing

@Suite("Documents")
struct InterfaceDocumentTests {
  private static let head =
    "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\""

  private func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), name: "Main.storyboard")
  }

  @Test func document_ofScenes_knowsControllersAndIDs() throws {
    let document = try read(
      """
      <document \(Self.head) initialViewController="a"><scenes>
        <scene sceneID="s"><objects>
          <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><label text="1 &amp; 2" id="l"/></subviews></view>
          </viewController>
          <exit id="e" sceneMemberID="exit"/>
        </objects></scene>
      </scenes></document>
      """
    )
    #expect(document.kind == .storyboard)
    #expect(document.initialScene?.identifier == "First")
    #expect(document.element(id: "l")?["text"] == "1 & 2")
    #expect(document.element(id: "l")?.line == 4)
    #expect(document.scenes.first?.exit?.id == "e")
    #expect(document.identifiers == ["First"])
  }

  @Test(arguments: [
    ("", InterfaceError.Reason.empty),
    ("bplist00", .compiled),
    ("<plist/>", .compiled),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", .oldFormat),
    ("<html/>", .notADocument(root: "html")),
    ("<!DOCTYPE d [<!ENTITY a 'b'>]><document/>", .documentType),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      .platform("MacOSX.Cocoa")
    ),
    ("<document><a></document>", .syntax("an end tag does not fit its start tag")),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", .encoding),
  ])
  func wrongFile_isRefusedWithAReason(text: String, reason: InterfaceError.Reason) {
    #expect(throws: InterfaceError.self) { try read(text) }
    do {
      _ = try read(text)
    } catch let error as InterfaceError {
      #expect(error.reason == reason)
      #expect(error.description.hasPrefix("Main.storyboard"))
    } catch {
      Issue.record(error)
    }
  }

  @Test func elementsWithoutEnd_areRefused() {
    let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    do {
      _ = try read("<document>\(deep)</document>")
      Issue.record("nothing was thrown")
    } catch let error as InterfaceError {
      #expect(error.reason == .tooDeep(limit: 200))
    } catch {
      Issue.record(error)
    }
  }

  @Test func idThatStandsTwice_isAProblem() throws {
    let document = try read("<document \(Self.head)><a id=\"x\"/>\n<b id=\"x\"/></document>")
    #expect(document.problems.map(\.reason) == [.duplicateID("x")])
    #expect(document.problems.first?.line == 2)
    #expect(document.element(id: "x")?.name == "a")
  }
}
