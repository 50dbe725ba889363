import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Translations of nibs", .serialized)
struct TranslationTests {
  private static let elements = """
    <label text="Label" id="a-a-a"/>
    <button id="b-b-b"><state key="normal" title="Button"/><state key="selected" title="On"/></button>
    <textField placeholder="Hint" text="Text" id="c-c-c"/>
    <segmentedControl id="d-d-d"><segments>
      <segment title="One"/><segment title="Two"/>
    </segments></segmentedControl>
    <barButtonItem title="Item" id="e-e-e"/>
    """

  private static let strings = """
    /* Class = "UILabel"; text = "Label"; ObjectID = "a-a-a"; */
    "a-a-a.text" = "Etikett \\"A\\"\\nzwei";

    "b-b-b.normalTitle" = "Knopf"; // no selected title
    "c-c-c.placeholder" = "Hinweis";
    "d-d-d.segmentTitles[1]" = "Zwei";
    "e-e-e.title" = "Ding";
    """

  private func texts(_ files: [String: String], path: String) throws -> [String?] {
    let nib = try DecodedNib(Self.elements, files: files, path: path)
    #expect(nib.complaints == [])
    let button = nib.objects[1] as? UIButton
    let field = nib.objects[2] as? UITextField
    let segments = nib.objects[3] as? UISegmentedControl
    return [
      (nib.objects[0] as? UILabel)?.text, button?.title(for: .normal),
      button?.title(for: .selected),
      field?.placeholder, field?.text, segments?.titleForSegment(at: 0),
      segments?.titleForSegment(at: 1), (nib.objects[4] as? UIBarButtonItem)?.title,
    ]
  }

  private static let plain = ["Label", "Button", "On", "Hint", "Text", "One", "Two", "Item"]

  @Test func document_ofBaseLanguage_takesTranslations() throws {
    let texts = try texts(["en.lproj/Screen.strings": Self.strings], path: "Base.lproj/Screen.xib")
    #expect(
      texts == [
        "Etikett \"A\"\nzwei", "Knopf", "On", "Hinweis", "Text", "One", "Zwei", "Ding",
      ]
    )
  }

  @Test func document_withoutTranslations_keepsItsTexts() throws {
    #expect(try texts([:], path: "Base.lproj/Screen.xib") == Self.plain)
  }

  @Test func document_outsideTheBaseLanguage_keepsItsTexts() throws {
    let files = ["en.lproj/Screen.strings": Self.strings]
    #expect(try texts(files, path: "Screen.xib") == Self.plain)
  }

  @Test func stringsFile_thatIsBroken_givesWhatWasBefore() {
    let read = { StringsFile.read(Data(($0 as String).utf8)) }
    #expect(read("\"a\" = \"1\"; \"b\" = ") == ["a": "1"])
    #expect(read("\"a\" \"1\";") == [:])
    #expect(read("/* open") == [:])
    #expect(read("a = \"\\U00e9\"; b = plain;") == ["a": "é", "b": "plain"])
  }
}
