import Foundation
import FoundationXML
import Testing
@_spi(Porting) import UIKit
import Understudy

private let log = Log()

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

class NibCell: UITableViewCell {
  var name: UILabel?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.lines.append("init(coder:) \(reuseIdentifier ?? "nil")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.lines.append("awakeFromNib \(name == nil ? "nil" : "set")")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.lines.append("prepareForReuse")
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "name", "setName:": return call.property({ self.name }, { self.name = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

class NibRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? NibCell)?.name?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// Hides the last row of a static section and leaves the rest to the storyboard.
class NibSettings: UITableViewController {
  var first: UITableViewCell?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return section == 1 ? count - 1 : count
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "first", "setFirst:": return call.property({ self.first }, { self.first = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

@MainActor
@Suite("Tables of storyboards and xibs", .serialized)
struct NibTableTests {
  private static func controller(_ name: String, _ table: String, _ more: String = "") -> String {
    InterfaceFixture.scene(
      """
      <tableViewController storyboardIdentifier="Table" id="c" customClass="\(name)" \
      customModule="UIKitTests" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
      alwaysBounceVertical="YES" \(table)
          <connections>
            <outlet property="dataSource" destination="c" id="o1"/>
            <outlet property="delegate" destination="c" id="o2"/>
          </connections>
        </tableView>
        <connections>\(more)</connections>
      </tableViewController>
      """
    )
  }

  private static func cell(
    _ id: String,
    _ attributes: String,
    _ subviews: String = "",
    _ more: String = ""
  ) -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="none" \
    indentationWidth="10" id="\(id)" \(attributes)>
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(subviews)</subviews>
      </tableViewCellContentView>
      \(more)
    </tableViewCell>
    """
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" id="\(id)">
      <rect key="frame" x="16" y="0" width="300" height="44"/>
    </label>
    """
  }

  private func load(_ scene: String) throws -> (UITableViewController, InterfaceFixture) {
    let fixture = try InterfaceFixture(["Main.storyboard": InterfaceFixture.storyboard(scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let made = storyboard.instantiateViewController(withIdentifier: "Table")
    return (try #require(made as? UITableViewController), fixture)
  }

  private static let prototypes = controller(
    "NibRows",
    """
    dataMode="prototypes" style="plain" separatorStyle="none" rowHeight="80" \
    sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>
    """
      + cell(
        "p",
        """
        reuseIdentifier="Row" accessoryType="disclosureIndicator" customClass="NibCell" \
        customModule="UIKitTests"
        """,
        label("l", "Title"),
        "<connections><outlet property=\"name\" destination=\"l\" id=\"o3\"/></connections>"
      ) + "</prototypes>"
  )

  @Test func prototype_whenDequeued_isANibOfItsOwn() throws {
    let stage = Stage(.iPhone15Pro)
    log.lines = []
    let (controller, fixture) = try load(Self.prototypes)
    stage.show(controller)
    let table = try #require(controller.tableView)
    #expect(controller.view === table && table.style == .plain)
    #expect(table.separatorStyle == .none && table.rowHeight == 80)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NibCell)
    #expect(cell.name?.text == "Row 1" && cell.name?.superview === cell.contentView)
    #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
    let made = log.lines.count
    #expect(log.lines.prefix(2) == ["init(coder:) Row", "awakeFromNib set"])
    #expect(made == 2 * table.visibleCells.count)
    table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    stage.settle()
    #expect(log.lines.contains("prepareForReuse"))
    _ = fixture
  }

  private static let settings = controller(
    "NibSettings",
    """
    dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" \
    sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections>
        <tableViewSection headerTitle="General" footerTitle="End" id="s1"><cells>
    """ + cell("a", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"la\"", label("la", "One"))
      + cell("b", "rowHeight=\"90\"", label("lb", "Two"))
      + "</cells></tableViewSection><tableViewSection id=\"s2\"><cells>"
      + cell(
        "d",
        "style=\"IBUITableViewCellStyleValue1\" textLabel=\"ld\" detailTextLabel=\"le\"",
        label("ld", "Three") + label("le", "3")
      ) + cell("e", "") + "</cells></tableViewSection></sections>",
    "<outlet property=\"first\" destination=\"a\" id=\"o9\"/>"
  )

  @Test func sections_ofStaticTable_areTheDocuments() throws {
    let stage = Stage(.iPhone15Pro)
    let (controller, fixture) = try load(Self.settings)
    stage.show(controller)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [2, 1])
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((controller as? NibSettings)?.first === first)
    #expect(first.textLabel?.text == "One" && first.detailTextLabel == nil)
    let third = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(third.textLabel?.text == "Three" && third.detailTextLabel?.text == "3")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "General")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "End")
    #expect(source.tableView(table, titleForHeaderInSection: 1) == nil)
    // Another reading of the document: one row is hidden by the controller.
    let xml = try XMLDocument(
      contentsOf: fixture.folder.appendingPathComponent("Main.storyboard")
    )
    #expect(try xml.nodes(forXPath: "//sections//tableViewCell").count - 1 == 3)
  }

  private static let xib = InterfaceFixture.xib(
    cell("x", "reuseIdentifier=\"Row\"", label("l", "From a xib"))
  )

  @Test func cell_ofRegisteredNib_isMadeOnce() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture([
      "Cell.xib": Self.xib,
      "Two.xib": InterfaceFixture.xib(Self.cell("x", "") + Self.cell("y", "")),
    ])
    let table = UITableView()
    table.register(
      UINib(nibName: "Cell", bundle: fixture.bundle),
      forCellReuseIdentifier: "Row"
    )
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(cell.reuseIdentifier == "Row" && cell.contentView.subviews.count == 1)
    var reasons: [String] = []
    stage.application.exceptionHandler = { reasons.append($0.reason) }
    defer { stage.application.exceptionHandler = nil }
    table.register(UINib(nibName: "Cell", bundle: fixture.bundle), forCellReuseIdentifier: "Other")
    table.register(UINib(nibName: "Two", bundle: fixture.bundle), forCellReuseIdentifier: "Two")
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "Two") == nil)
    #expect(
      reasons == [
        "cell reuse indentifier in nib (Row) does not match the identifier used to register the "
          + "nib (Other)",
        "invalid nib registered for identifier (Two) - nib must contain exactly one top level "
          + "object which must be a UITableViewCell instance",
      ]
    )
  }
}
