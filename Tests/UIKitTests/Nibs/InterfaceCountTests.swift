import Foundation
import FoundationXML
import InterfaceBuilder
import Testing
@_spi(Porting) import UIKit
import Understudy

/// The documents of these tests against a second reading of their XML, by Foundation's tree.
@MainActor
@Suite("Counts of documents", .serialized)
struct InterfaceCountTests {
  private static let text = InterfaceFixture.storyboard(
    TracedDocuments.navigation("n", root: "a")
      + TracedDocuments.screen(
        "a",
        "A",
        button: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s\"/>",
        connections: """
          <outletCollection property="buttons" destination="a-button" \
          collectionClass="NSMutableArray" id="many"/>
          """
      ) + TracedDocuments.screen("b", "B"),
    initial: "n"
  )

  private func elements(_ path: String) throws -> [XMLNode] {
    try XMLDocument(data: Data(Self.text.utf8)).nodes(forXPath: path)
  }

  @Test func elementsAndConnections_areThoseOfFoundationsTree() throws {
    let document = try InterfaceDocument(data: Data(Self.text.utf8), name: "Main.storyboard")
    var counts: [String: Int] = [:]
    document.root.visit { counts[$0.name, default: 0] += 1 }
    for (name, count) in counts {
      #expect(try elements("//\(name)").count == count, "\(name)")
    }
    #expect(try elements("//*").count == counts.values.reduce(0, +))
    #expect(try elements("//@id").allSatisfy { document.element(id: $0.stringValue ?? "") != nil })
  }

  @Test func objectsThatAreMade_areThoseOfTheDocument() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture(["Main.storyboard": Self.text])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "A") as? TracedScreen
    )
    screen.loadViewIfNeeded()
    let scene = "//viewController[@id='a']"
    let views = try elements("\(scene)/view | \(scene)/view//subviews/*")
    let made = [screen.view] + screen.view.subviews
    #expect(made.count == views.count)
    let outlets = try elements("\(scene)/connections/outlet")
    #expect([screen.label].compactMap { $0 }.count == outlets.count)
    let collected = try elements("\(scene)/connections/outletCollection")
    #expect(screen.buttons.count == collected.count)
    let ways = try elements("//scene[@sceneID='scene-a']//segue[not(@relationship)]")
    #expect(screen.segues.count == ways.count)
    _ = stage
  }
}
