import Foundation
import Testing
@_spi(Porting) import UIKit
import Understudy

@MainActor
@Suite("Segues of documents", .serialized)
struct SegueDocumentTests {
  private func storyboard(_ scenes: String...) throws -> (UIStoryboard, InterfaceFixture) {
    let fixture = try InterfaceFixture([
      "Main.storyboard": InterfaceFixture.storyboard(scenes.joined(), initial: "a")
    ])
    Trace.lines = []
    return (UIStoryboard(name: "Main", bundle: fixture.bundle), fixture)
  }

  @Test func show_fromButton_goesThroughAllSteps() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        button: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
      ),
      TracedDocuments.screen("b", "B")
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    let navigation = stage.show(UINavigationController(rootViewController: first))
    stage.settle()
    Trace.lines = []
    let button = try #require(first.view.subviews.last as? UIButton)
    stage.tap(button)
    stage.settle()
    // RULES 14 (B/C): should, destination made and awakened, prepare, later loading.
    #expect(
      Trace.lines == [
        "A.shouldPerform(go)", "B.init(coder:)", "B.awakeFromNib", "A.prepare(go, unloaded)",
        "B.loadView", "B.viewDidLoad",
      ]
    )
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func presentation_byName_doesNotAsk() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: """
          <segue destination="b" kind="presentation" identifier="go" \
          modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="s"/>
          """
      ),
      TracedDocuments.screen("b", "B")
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    stage.show(first)
    stage.settle()
    Trace.lines = []
    first.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(!Trace.lines.contains { $0.contains("shouldPerform") })
    #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(first.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(first.presentedViewController?.isViewLoaded == true)
  }

  @Test func segueAction_makesTheDestination() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: """
          <segue destination="b" kind="presentation" identifier="go" \
          destinationCreationSelector="makeDetail:" id="s"/>
          """
      ),
      TracedDocuments.screen("b", "B", class: "TracedDetail")
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    stage.show(first)
    stage.settle()
    first.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect((first.presentedViewController as? TracedDetail)?.value == 7)
    #expect(Trace.lines.filter { $0 == "A.makeDetail" }.count == 1)
  }

  @Test func embed_isPreparedBeforeTheParentDidLoad() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        views: """
          <containerView opaque="NO" contentMode="scaleToFill" id="c">
            <rect key="frame" x="0.0" y="300" width="375" height="200"/>
            <connections><segue destination="b" kind="embed" identifier="in" id="s"/></connections>
          </containerView>
          """
      ),
      TracedDocuments.screen("b", "B")
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    Trace.lines = []
    stage.show(first)
    stage.settle()
    #expect(
      Trace.lines == [
        "A.loadView", "B.init(coder:)", "B.awakeFromNib", "A.prepare(in, unloaded)", "B.loadView",
        "B.viewDidLoad", "A.viewDidLoad",
      ]
    )
    #expect(first.children.map(\.title) == ["B"])
    #expect(first.children.first?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
  }

  @Test func unwind_throughTheExit_callsTheActionBeforeTheDismissal() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        button: "<segue destination=\"b\" kind=\"presentation\" id=\"s\"/>"
      ),
      TracedDocuments.screen(
        "b",
        "B",
        button: """
          <segue destination="b-exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
          """
      )
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    stage.show(first)
    stage.settle()
    stage.tap(try #require(first.view.subviews.last as? UIButton))
    stage.settle()
    let second = try #require(first.presentedViewController as? TracedScreen)
    Trace.lines = []
    stage.tap(try #require(second.view.subviews.last as? UIButton))
    stage.settle()
    // RULES 14 (B): prepare, the action while the modal is still up, then one dismissal.
    #expect(
      Trace.lines == [
        "B.shouldPerform(home)", "B.prepare(home, loaded)", "A.back(presents true)",
      ]
    )
    #expect(first.presentedViewController == nil)
  }

  @Test func destinationThatTheDocumentLacks_isReportedWithItsPlace() throws {
    let stage = Stage()
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: "<segue destination=\"zzz\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
      )
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    stage.show(first)
    first.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(
      stage.consoleMessages.contains { $0.contains("Main.storyboard:") && $0.contains("'zzz'") }
    )
  }

  @Test func prototypeOfACell_startsItsSegueWhenItIsTapped() throws {
    let stage = Stage()
    let table = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
      id="t"><rect key="frame" x="0.0" y="300" width="375" height="300"/>
        <prototypes>
          <tableViewCell reuseIdentifier="Row" id="row">
            <rect key="frame" x="0.0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="row" id="row-content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            </tableViewCellContentView>
            <connections>
              <segue destination="b" kind="show" identifier="row" id="row-segue"/>
            </connections>
          </tableViewCell>
        </prototypes>
      </tableView>
      """
    let (storyboard, _) = try storyboard(
      TracedDocuments.screen("a", "A", views: table),
      TracedDocuments.screen("b", "B")
    )
    let first = try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    let navigation = stage.show(UINavigationController(rootViewController: first))
    let rows = PrototypeRows()
    let list = try #require(first.view.subviews.last as? UITableView)
    list.dataSource = rows
    stage.settle()
    Trace.lines = []
    stage.tap(try #require(list.cellForRow(at: IndexPath(row: 1, section: 0))))
    stage.settle()
    #expect(
      Trace.lines.prefix(4) == [
        "A.shouldPerform(row)", "B.init(coder:)", "B.awakeFromNib", "A.prepare(row, unloaded)",
      ]
    )
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func referenceToAnotherStoryboard_leadsToItsScene() throws {
    let stage = Stage()
    let reference = """
      <scene sceneID="ref"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="C" id="r" \
      sceneMemberID="viewController"/>
      </objects></scene>
      """
    let fixture = try InterfaceFixture([
      "Main.storyboard": InterfaceFixture.storyboard(
        TracedDocuments.screen(
          "a",
          "A",
          connections: "<segue destination=\"r\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>"
        ) + reference,
        initial: "a"
      ),
      "Other.storyboard": InterfaceFixture.storyboard(TracedDocuments.screen("c", "C")),
    ])
    let main = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let first = try #require(main.instantiateInitialViewController() as? TracedScreen)
    stage.show(first)
    stage.settle()
    first.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(first.presentedViewController?.title == "C")
    #expect(first.presentedViewController?.storyboard !== main)
  }
}

/// Two rows of the prototype.
private final class PrototypeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}
