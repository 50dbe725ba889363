import XCTest
@testable import Zoo

final class Minimal: NSObject, KeeperDelegate {
  func keeper(_ keeper: Keeper, mustHandle x: Int) -> Bool { true }
}
class Full: NSObject, KeeperDelegate {
  var events: [String] = []
  func keeper(_ keeper: Keeper, mustHandle x: Int) -> Bool { true }
  func keeper(_ keeper: Keeper, didFeed animal: String, completion: @escaping (Bool) -> Void) {
    completion(true)
  }
  func keeper(_ keeper: Keeper, portionFor animal: String) -> Int { 7 }
  func keeperWillClose(_ keeper: Keeper) { events.append("close") }
  func baseEvent() { events.append("base") }
  func title(for animal: String?) -> String? { animal.map { "Mr " + $0 } }
  var nickname: String { "Bob" }
  var mood: Int = 4
}

@MainActor
final class ZooTests: XCTestCase {
  var badge: Badge!
  override func setUp() {
    super.setUp()
    badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  override func tearDown() {
    badge = nil
    super.tearDown()
  }
  func testDelegates() {
    let keeper = Keeper()
    let minimal = Minimal(), full = Full()
    keeper.delegate = minimal
    XCTAssertEqual(keeper.feed("cat"), 1)
    keeper.close()
    XCTAssertEqual(keeper.log, ["no close"])
    XCTAssertEqual(keeper.name, "anonymous")
    XCTAssertFalse(keeper.canFeed)
    keeper.delegate = full
    XCTAssertEqual(keeper.feed("cat"), 7)
    keeper.close()
    XCTAssertEqual(keeper.log, ["no close", "fed cat true", "Mr cat", "asked"])
    XCTAssertEqual(full.events, ["base", "close"])
    XCTAssertEqual(keeper.name, "Bob")
    XCTAssertEqual(keeper.mood, 4)
    XCTAssertTrue(keeper.canFeed)
  }
  func testLocalDelegate() {
    class Spy: NSObject, KeeperDelegate {
      var closed = false
      func keeper(_ keeper: Keeper, mustHandle x: Int) -> Bool { false }
      func keeperWillClose(_ keeper: Keeper) { closed = true }
    }
    let spy = Spy(); let keeper = Keeper(); keeper.delegate = spy
    keeper.close()
    XCTAssertTrue(spy.closed)
  }
  func testCage() throws {
    let cage = LionCage()
    cage.perform(cage.selectors[0])
    XCTAssertTrue(cage.isOpen)
    cage.perform(#selector(LionCage.shut(_:)), with: nil)
    XCTAssertFalse(cage.isOpen)
    XCTAssertEqual(cage.selectors.map(\.description), ["open", "shut:", "isOpen", "setIsOpen:"])
    let said =
      cage.perform(LionCage.roarSelector, with: "Ann", with: true)?.takeUnretainedValue() as? String
    XCTAssertEqual(said, "Ann!")
    XCTAssertEqual(cage.perform(Selector(("farAway")))?.takeUnretainedValue() as? String, "far")
    XCTAssertTrue(cage.responds(to: Selector(("open"))))
    XCTAssertFalse(cage.responds(to: Selector(("close"))))
    XCTAssertEqual(local(), 2)
  }
  func testZoo() throws {
    let zoo = SubZoo()
    zoo.perform(#selector(Zoo.visit))
    XCTAssertEqual(zoo.visitors, 11)
    zoo.perform(#selector(Zoo.visitMany(_:)), with: 5)
    XCTAssertEqual(zoo.value(forKey: "visitors") as? Int, 16)
    zoo.setValue("new", forKey: #keyPath(Zoo.label))
    XCTAssertEqual(zoo.label, "new")
    zoo.setValue(40, forKeyPath: "computed")
    XCTAssertEqual(zoo.visitors, 40)
    XCTAssertEqual(
      zoo.perform(Selector(("fromExtension")))?.takeUnretainedValue() as? String,
      "ext"
    )
    XCTAssertEqual(
      zoo.perform(#selector(NSObject.onAnything))?.takeUnretainedValue() as? String,
      "any"
    )
    let e = expectation(description: "closure")
    zoo.perform(#selector(Zoo.take(_:then:)), with: { e.fulfill() } as () -> Void, with: nil)
    wait(for: [e], timeout: 1)
  }
  func testBadge() {
    badge.start()
    NotificationCenter.default.post(name: .init("zoo"), object: nil)
    badge.perform(badge.tap, with: badge)
    let e = expectation(description: "time")
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { e.fulfill() }
    waitForExpectations(timeout: 5)
    XCTAssertEqual(badge.taps, ["zoo", "tapped", "tick", "tick", "late x", "after"])
    badge.setValue(8, forKey: "radius")
    XCTAssertEqual(badge.radius, 8)
    badge.setValue(badge, forKey: "host")
    XCTAssertTrue(badge.host === badge)
    badge.host = nil
    badge.perform(badge.blink)
    XCTAssertEqual(badge.note, "blinked")
    XCTAssertTrue(badge.canPerformAction(#selector(Badge.tick), withSender: nil))
    XCTAssertFalse(badge.canPerformAction(#selector(UIView.endEditing(_:)), withSender: nil))
  }
  func testInner() async {
    let inner = Outer.Inner(); inner.run()
    XCTAssertEqual(inner.count, 4)
    XCTAssertEqual(Outer.Inner.Deeper.path, "v")
    let m = Model(); m.go(); XCTAssertEqual(m.value, 2)
  }
  func testPlatform() {
    XCTAssertTrue(Platform.isIOS); XCTAssertTrue(Platform.isSimulator)
  }
  func testClassMethod() {
    XCTAssertEqual(LionCage.classSelector.description, "classMethod")
  }
  func testObserverGone() {
    weak var gone: Badge?
    do { let b = Badge(frame: .zero); gone = b }
    XCTAssertNil(gone)
    XCTAssertTrue(#filePath.hasSuffix("Tests/ZooTests/ZooTests.swift"), #filePath)
    XCTAssertEqual(#line, 132)
  }

  func testOverridesInExtensions() {
    let derived = Derived()
    derived.loadViewIfNeeded()
    XCTAssertEqual(
      derived.log,
      ["Screen.viewDidLoad", "Screen.setUp 1", "Derived.setUp 1 derived of base"]
    )
  }

  func testOverridesOfObject() {
    let proxy = Proxy()
    let zoo = SubZoo()
    XCTAssertFalse(proxy.responds(to: #selector(Zoo.visit)))
    proxy.back = zoo
    XCTAssertTrue(proxy.responds(to: #selector(Zoo.visit)))
    proxy.perform(Selector(("visitMany:")), with: 3)
    XCTAssertEqual(zoo.visitors, 3)
    proxy.setValue(1, forKey: "nothing")
    XCTAssertEqual(proxy.unknown, ["nothing"])
  }
  func testOptionalMethodsOfSubclasses() {
    let list = TallList(), path = IndexPath(row: 1, section: 0)
    list.table.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    list.table.dataSource = list
    list.table.delegate = list
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: path).height, 77)
    list.table.delegate?.tableView?(list.table, didSelectRowAt: path)
    XCTAssertEqual(list.log, ["selected 1"])
    let source: UITableViewDataSource = list
    XCTAssertEqual(source.tableView?(list.table, canMoveRowAt: path), nil)
    let form = LongForm()
    let delegate: UITextFieldDelegate = form
    XCTAssertEqual(delegate.textFieldShouldReturn?(UITextField()), true)
    XCTAssertEqual(form.log, ["LongForm", "Form"])
  }
  func testAskingForOptionalMethods() {
    let table = UITableView(), tall = TallList(), quiet = Asking.quiet()
    XCTAssertEqual(Asking.height(tall, table), 77)
    XCTAssertNil(Asking.height(quiet, table))
    XCTAssertNil(Asking.height(nil, table))
    XCTAssertTrue(Asking.scrolls(tall))
    XCTAssertFalse(Asking.scrolls(quiet))
    XCTAssertTrue(Asking.selects(tall))
    XCTAssertFalse(Asking.selects(quiet))
    XCTAssertTrue(tall.responds(to: Selector("tableView:heightForRowAtIndexPath:")))
    XCTAssertTrue(tall.responds(to: #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:))))
    XCTAssertFalse(quiet.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll)))
    let events: UITextFieldDelegate = Events()
    XCTAssertTrue(events.responds(to: #selector(UITextFieldDelegate.textFieldDidEndEditing(_:))))
    XCTAssertNil(events.textFieldShouldReturn?(UITextField()))
    let generic: UITableViewDelegate = GenericList<Int>()
    XCTAssertEqual(generic.tableView?(table, willSelectRowAt: IndexPath(row: 0, section: 0)), .some(nil))
  }
  func testDelegateProxies() {
    let proxy = DelegateProxy(), tall = TallList(), table = UITableView()
    XCTAssertNil(Asking.height(proxy, table))
    proxy.behind = tall
    XCTAssertEqual(Asking.height(proxy, table), 77)
    table.delegate = proxy
    table.delegate?.scrollViewDidScroll?(table)
    XCTAssertEqual(tall.log, ["scrolled"])
    XCTAssertTrue(Asking.selects(proxy))
  }

  func testSpellings() {
    let spelling = Spelling()
    for selector in spelling.selectors.prefix(6) where selector.description != "renamed:with:" {
      spelling.perform(selector, with: selector.description == "overString:" ? "s" : 7)
    }
    spelling.perform(spelling.selectors[1], with: "a", with: "b")
    XCTAssertEqual(spelling.log, ["ownLine", "7", "hidden", "int 7", "string s", "ab"])
    spelling.log = []
    for selector in spelling.selectors[8...11] { spelling.perform(selector) }
    XCTAssertEqual(spelling.log, ["phone", "nested", "ownLine", "hidden"])
    XCTAssertEqual(spelling.selectors[6].description, "isOn")
    XCTAssertEqual(spelling.selectors[13].description, "isEqual:")
    spelling.setValue(true, forKey: "isOn")
    XCTAssertTrue(spelling.on)
    XCTAssertEqual(Spelling.path, "text")
    XCTAssertEqual(Spelling(log: ["z"])[0], "z")
    spelling.callback = { $0 + 1 }
    XCTAssertEqual(spelling.callback?(1), 2)
    XCTAssertEqual(spelling, Spelling())
    XCTAssertEqual("\(spelling)", "Spelling")
  }

  func testObservedSpelling() {
    let spelling = Spelling()
    var seen: [Int] = []
    let token = spelling.observe(\.watched, options: [.new]) { object, _ in seen.append(object.watched) }
    spelling.watched = 5
    token.invalidate()
    XCTAssertEqual(spelling.log, ["watched 5"])
    XCTAssertEqual(seen, [5])
  }

  func testMessages() {
    let holder = Holder()
    holder.anything = holder.spelling
    holder.send()
    XCTAssertEqual(holder.spelling.log, ["ownLine", "ownLine"])
    XCTAssertEqual(holder.deep, "spelling.watched")
    XCTAssertEqual(holder.layerKey, "position")
    XCTAssertEqual(holder.bridged(["a": 1]), ["map 1", "pool"])
    XCTAssertEqual(holder.bridged(1), ["number", "pool"])
  }

  func testGenericsAndExtensions() {
    let box = IntBox()
    box.loadViewIfNeeded()
    XCTAssertEqual(box.taps, 2)
    XCTAssertEqual(Counted().census(), "extension overridden")
    XCTAssertEqual(UIViewController().census(), "extension")
    let plain: UIViewController = Counted()
    XCTAssertEqual(plain.census(), "extension overridden")
  }

  func testPalette() {
    var red: CGFloat = 0, green: CGFloat = 0
    Palette.warm.getRed(&red, green: &green, blue: nil, alpha: nil)
    XCTAssertEqual([red, green], [1, 0.5])
    XCTAssertEqual(Palette.versions, [true, false, true])
    XCTAssertEqual(Palette.chain(), [2, 4, 6])
    XCTAssertEqual(Palette.choice(1), "phone")
  }
}
