import Foundation
import Testing
import UIKit
import Understudy

@MainActor
@Suite("Queries by accessibility", .serialized)
struct ElementQueryTests {
  @Test func tap_byTitle_pressesTheButton() throws {
    let form = Form()
    try form.stage.tap("Save")
    try form.stage.tap(.button("Save"))
    #expect(form.log == ["save", "save"])
  }

  @Test func wrongText_isAnErrorThatSuggests() throws {
    let form = Form()
    let error = try #require(throws: QueryError.self) { try form.stage.tap("Sve") }
    let text = String(describing: error)
    #expect(text.contains("Nothing on the screen matches 'Sve'; did you mean 'Save'?"))
    #expect(text.contains("Button 'Save'"))
    #expect(form.log.isEmpty)
  }

  @Test func twoMatches_areAnErrorThatListsThem() throws {
    let form = Form()
    form.second.setTitle("Save", for: .normal)
    let error = try #require(throws: QueryError.self) { try form.stage.tap("Save") }
    #expect(String(describing: error).hasPrefix("2 elements match 'Save'"))
    try form.stage.tap(.button("Save").at(1))
    #expect(form.log == ["cancel"])
    form.second.accessibilityIdentifier = "other"
    try form.stage.tap(.identifier("other"))
    #expect(form.log == ["cancel", "cancel"])
  }

  @Test func disabledHiddenAndCovered_areRefused() throws {
    let form = Form()
    form.button.isEnabled = false
    #expect(throws: QueryError.disabled("Button 'Save' (notEnabled) [20 100 100 44]")) {
      try form.stage.tap("Save")
    }
    form.button.isEnabled = true
    let cover = UIView(frame: form.root.view.bounds)
    cover.accessibilityIdentifier = "cover"
    form.root.view.addSubview(cover)
    #expect(
      throws: QueryError.covered("Button 'Save' [20 100 100 44]", by: "UIView 'cover'")
    ) { try form.stage.tap("Save") }
    cover.removeFromSuperview()
    form.button.isHidden = true
    #expect(!form.stage.exists("Save"))
    #expect(throws: QueryError.hidden("UIButton 'Save'", by: "UIButton 'Save'")) {
      try form.stage.swipe(form.button, .left)
    }
    #expect(throws: QueryError.offWindow("UIView")) {
      try form.stage.doubleTap(UIView())
    }
  }

  @Test func typing_goesThroughTheKeyboard() throws {
    let form = Form()
    #expect(throws: QueryError.noKeyboard) { try form.stage.delete() }
    try form.stage.type("milk", into: "Name")
    #expect(form.field.text == "milk")
    try form.stage.delete(2)
    #expect(form.field.text == "mi")
    try form.stage.clearText()
    #expect(form.field.text == "")
    try form.stage.type("eggs", into: .identifier("name"))
    #expect(form.field.text == "eggs")
    #expect(try form.stage.element("eggs").identifier == "name")
    try form.stage.clearText(form.field)
    #expect(form.field.text == "")
  }

  @Test func tree_isDeterministic() {
    let form = Form()
    let tree = form.stage.elementTree
    #expect(
      tree == """
        Window [0 0 393 852]
          Button 'Save' [20 100 100 44]
          Button 'Cancel' [20 150 100 44]
          TextField id: name placeholder: 'Name' [20 200 200 34]
          Switch 'Wi-Fi' value: '0' [20 250 51 31]
          Slider value: '50%' [20 300 200 34]
          StaticText 'Hello' [20 350 200 20]
        """
    )
    #expect(form.stage.elementTree == tree)
  }

  @Test func spokenScreen_readsAsVoiceOverDoes() {
    let form = Form()
    #expect(
      form.stage.spokenScreen == [
        "Save, Button", "Cancel, Button", "Name, Text field", "Wi-Fi, off, Switch button",
        "50%, Adjustable", "Hello",
      ]
    )
  }

  @Test func switches_slidersAndCustomActions() throws {
    let form = Form()
    try form.stage.tap("Wi-Fi")
    #expect(form.wifi.isOn)
    #expect(try form.stage.element("Wi-Fi").value == "1")
    try form.stage.increment(.kind(.slider))
    #expect(try form.stage.element(.kind(.slider)).value == "60%")
    var performed = 0
    form.label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Copy") { _ in
        performed += 1
        return true
      }
    ]
    try form.stage.performAction("Copy", of: "Hello")
    #expect(performed == 1)
    let error = try #require(throws: QueryError.self) {
      try form.stage.performAction("Copi", of: "Hello")
    }
    #expect(String(describing: error).contains("did you mean 'Copy'?"))
  }

  @Test func activate_prefersTheElementsOwnAnswer() throws {
    let form = Form()
    let view = Activator(frame: CGRect(x: 20, y: 400, width: 50, height: 50))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    form.root.view.addSubview(view)
    try form.stage.activate("Card")
    #expect(view.count == 1)
    try form.stage.activate("Save")
    #expect(form.log == ["save"])
  }

  @Test func modalView_hidesItsSiblings() {
    let form = Form()
    let panel = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    panel.accessibilityViewIsModal = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Panel"
    panel.addSubview(label)
    form.root.view.addSubview(panel)
    #expect(form.stage.spokenScreen == ["Panel"])
    panel.accessibilityElementsHidden = true
    #expect(form.stage.spokenScreen.isEmpty)
  }

  @Test func accessibilityElements_replaceTheSubviews() throws {
    let form = Form()
    let chart = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityValue = "3 hours"
    bar.accessibilityTraits = .button
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 80)
    chart.accessibilityElements = [bar]
    form.root.view.addSubview(chart)
    let found = try form.stage.element(labeled: "Monday")
    #expect(found.frame == CGRect(x: 30, y: 410, width: 20, height: 80))
    #expect(found.spoken == "Monday, 3 hours, Button")
    #expect(chart.accessibilityElementCount() == 1)
    #expect(chart.index(ofAccessibilityElement: bar) == 0)
  }

  @Test func navigationBars_haveElements() throws {
    let stage = Stage(.iPhone15Pro)
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Message"
    var taps = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash,
      primaryAction: UIAction { _ in taps += 1 }
    )
    let nav = stage.show(UINavigationController(rootViewController: first))
    nav.pushViewController(second, animated: true)
    #expect(stage.spokenScreen == ["Inbox, Button", "Message, Heading", "Delete, Button"])
    try stage.tap("Delete")
    #expect(taps == 1)
    try stage.tap("Inbox")
    stage.settle()
    #expect(nav.topViewController === first)
  }

  @Test func rows_areFoundByTheirTexts_andScrolledTo() throws {
    let list = ListScreen()
    let stage = Stage(.iPhone15Pro)
    stage.show(list)
    try stage.tap("Row 2")
    stage.settle()
    #expect(list.chosen == [2])
    #expect(!stage.exists("Row 80"))
    try stage.scroll(to: "Row 80", in: list.tableView)
    try stage.tap("Row 80")
    stage.settle()
    #expect(list.chosen == [2, 80])
    try stage.scroll(to: "Row 1", in: list.tableView)
    #expect(try stage.element("Row 1").kind == .cell)
    #expect(throws: QueryError.self) { try stage.scroll(to: "Row 1000", in: list.tableView) }
  }

  @Test func alerts_andMenus() throws {
    let form = Form()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { _ in form.log.append("yes") }
    )
    form.root.present(alert, animated: true)
    #expect(!form.stage.exists("Save"))
    try form.stage.tap("Yes")
    form.stage.settle()
    #expect(form.log == ["yes"])
    #expect(form.stage.exists("Save"))
  }

  @Test func escape_goesBack() {
    let stage = Stage(.iPhone15Pro)
    let nav = stage.show(UINavigationController(rootViewController: UIViewController()))
    nav.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(stage.performEscape())
    stage.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(!stage.performEscape())
  }

  @Test func screenReader_movesAndTells() {
    let form = Form()
    var focused: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification,
      object: nil,
      queue: nil
    ) { note in
      nonisolated(unsafe) let info = note.userInfo
      MainActor.assumeIsolated {
        let element = info?[UIAccessibility.focusedElementUserInfoKey] as? UIView
        focused.append(element?.accessibilityLabel)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isVoiceOverRunning)
    form.stage.setVoiceOver(true)
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(form.stage.focusNext()?.label == "Cancel")
    UIAccessibility.post(notification: .layoutChanged, argument: form.label)
    #expect(form.stage.focusedElement?.label == "Hello")
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(form.stage.announcements == ["Saved"])
    #expect(focused == ["Save", "Cancel", "Hello"])
  }
}

private final class Activator: UIView {
  var count = 0
  override func accessibilityActivate() -> Bool {
    count += 1
    return true
  }
}

@MainActor
private final class Form {
  let stage = Stage(.iPhone15Pro)
  let root = UIViewController()
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
  let second = UIButton(frame: CGRect(x: 20, y: 150, width: 100, height: 44))
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  let wifi = UISwitch(frame: CGRect(x: 20, y: 250, width: 51, height: 31))
  let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
  let label = UILabel(frame: CGRect(x: 20, y: 350, width: 200, height: 20))
  var log: [String] = []

  init() {
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.log.append("save") }, for: .touchUpInside)
    second.setTitle("Cancel", for: .normal)
    second.addAction(UIAction { [weak self] _ in self?.log.append("cancel") }, for: .touchUpInside)
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    wifi.accessibilityLabel = "Wi-Fi"
    slider.value = 0.5
    label.text = "Hello"
    for view in [button, second, field, wifi, slider, label] { root.view.addSubview(view) }
    stage.show(root)
  }
}

private final class ListScreen: UITableViewController {
  var chosen: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    200
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
