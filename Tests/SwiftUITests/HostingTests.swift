import Testing
import UIKit
import Understudy

@testable import SwiftUI

private final class Rows: NSObject, UITableViewDataSource {
  var texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let text = texts[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration {
      Text(text).frame(height: CGFloat(40 + 20 * indexPath.row))
    }
    .margins(.vertical, 5)
    return cell
  }
}

@MainActor
@Suite("Hosting", .serialized)
struct HostingTests {
  @Test func bodies_areEvaluatedLate() {
    let log = Log()
    struct Noted: View {
      let log: Log

      var body: some View {
        log.add("body")
        return Text("a")
      }
    }
    let controller = UIHostingController(rootView: Noted(log: log))
    #expect(log.lines.isEmpty)
    controller.loadViewIfNeeded()
    #expect(log.lines.isEmpty)
    _ = controller.sizeThatFits(in: .zero)
    #expect(log.lines == ["body"])
  }

  @Test func rootView_isTakenInTheNextCommit_andKeepsItsViews() {
    let show = Show(Text("a"))
    let label = show.views(UILabel.self).first
    show.controller.rootView = Text("b")
    #expect(label?.text == "a")
    show.stage.settle()
    #expect(label?.text == "b")
    #expect(show.views(UILabel.self).first === label)
  }

  @Test func preferredSize_followsTheContent() {
    let show = Show(Color.red.frame(width: 30, height: 40))
    #expect(show.controller.preferredContentSize == .zero)
    show.controller.sizingOptions = .preferredContentSize
    show.stage.settle()
    #expect(show.controller.preferredContentSize == CGSize(width: 30, height: 40))
  }

  @Test func intrinsicSize_placesTheViewByConstraints() {
    let stage = Stage(.iPhone15Pro)
    let parent = UIViewController()
    let child = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
    child.sizingOptions = .intrinsicContentSize
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 100),
    ])
    child.didMove(toParent: parent)
    stage.show(parent)
    #expect(child.view.frame == CGRect(x: 0, y: 100, width: 30, height: 40))
    child.rootView = Color.red.frame(width: 60, height: 50)
    stage.settle()
    #expect(child.view.bounds.size == CGSize(width: 60, height: 50))
  }

  @Test func configuration_sizesRows() {
    let stage = Stage(.iPhone15Pro)
    let source = Rows(["a", "b"])
    let controller = UITableViewController()
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = source
    stage.show(controller)
    let heights = (0..<2).map {
      controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [50, 70])
    let label = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      .flatMap { Self.label(in: $0) }
    #expect(label?.text == "b")
    withExtendedLifetime(source) {}
  }

  private static func label(in view: UIView) -> UILabel? {
    (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test func button_isTappedByAFinger() {
    struct Counting: View {
      @State var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let show = Show(Counting())
    let control = show.views(UIControl.self).first ?? UIControl()
    #expect(show.stage.tap(control))
    show.stage.settle()
    #expect(show.texts == ["Count 1"])
  }

  @Test func tapGesture_isRecognized() {
    struct Tapped: View {
      @State var isTapped = false

      var body: some View {
        Text(isTapped ? "tapped" : "waiting").onTapGesture { isTapped = true }
      }
    }
    let show = Show(Tapped())
    show.stage.tap(show.views(UILabel.self).first ?? UIView())
    show.stage.settle()
    #expect(show.texts == ["tapped"])
  }

  @Test func scrollView_hasTheSizeOfItsContent() {
    let show = Show(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Text("\($0)").frame(height: 50) }
        }
      }
    )
    let scroll = show.views(UIScrollView.self).first
    #expect(scroll?.contentSize.height == 1500)
    #expect(show.texts.count == 30)
  }

  @Test func list_showsARowForEachElement() {
    struct Entry: Identifiable { let id: Int }
    let show = Show(List((0..<30).map(Entry.init)) { Text("\($0.id)") })
    #expect(show.views(UIScrollView.self).first?.contentSize.height == 1320)
    #expect(show.texts.count == 30)
  }

  @Test func list_ofViews_showsThem() {
    let show = Show(List { Text("a") })
    #expect(show.texts == ["a"])
  }

  @Test func taskWithId_restarts() async {
    let log = Log()
    struct Working: View {
      @State var id = 0
      let log: Log

      var body: some View {
        Button("Next") { id += 1 }
          .task(id: id) { [id] in log.add("work \(id)") }
      }
    }
    do {
      let show = Show(Working(log: log))
      show.tap("Next")
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(log.lines.last == "work 1")
  }

  @Test func localizedKeys_haveTheirValues() {
    #expect(LocalizedStringKey("Page \(3) of \("x") at 5%").key == "Page %lld of %@ at 5%%")
    #expect(LocalizedStringKey("Page \(3) of \("x") at 5%").text(in: .main) == "Page 3 of x at 5%")
  }

  @Test func colors_goBackAndForth() {
    #expect(Color(UIColor.red) == Color(UIColor.red))
    #expect(Color.red != Color.blue)
    var alpha: CGFloat = 0
    UIColor(Color.black.opacity(0.5)).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0.5)
  }
}

@MainActor
@Suite("Controls and presentations", .serialized)
struct ControlTests {
  @Test func toggle_writesItsValue() {
    struct Switching: View {
      @State var isOn = false

      var body: some View {
        VStack {
          Toggle("Wifi", isOn: $isOn)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let show = Show(Switching())
    let control = show.views(UISwitch.self).first
    #expect(control?.isOn == false)
    control?.isOn = true
    control?.sendActions(for: .valueChanged)
    show.stage.settle()
    #expect(show.texts == ["Wifi", "on"])
  }

  @Test func textField_writesItsText() {
    struct Editing: View {
      @State var text = "a"

      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Text("Hello \(text)")
        }
      }
    }
    let show = Show(Editing())
    let field = show.views(UITextField.self).first
    #expect(field?.text == "a")
    field?.text = "b"
    field?.sendActions(for: .editingChanged)
    show.stage.settle()
    #expect(show.texts.last == "Hello b")
  }

  @Test func sheet_comesAndGoesWithItsValue() {
    struct Presenting: View {
      @State var isPresented = false
      let log: Log

      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented, onDismiss: { log.add("closed") }) { Sheet() }
      }
    }
    struct Sheet: View {
      @Environment(\.dismiss) var dismiss

      var body: some View { Button("Close") { dismiss() } }
    }
    let log = Log()
    let show = Show(Presenting(log: log))
    show.tap("Open")
    let sheet = show.controller.presentedViewController
    #expect(sheet != nil)
    #expect(show.controller.view.window != nil)
    let close = sheet?.view.subviews.compactMap { $0 as? UIControl }.first
    close?.sendActions(for: .touchUpInside)
    show.stage.settle()
    #expect(show.controller.presentedViewController == nil)
    #expect(log.lines == ["closed"])
    show.tap("Open")
    #expect(show.controller.presentedViewController != nil)
  }

  @Test func withAnimation_movesInTime() {
    struct Moving: View {
      @State var isMoved = false

      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
          Button("Go") { withAnimation(.linear(duration: 1)) { isMoved = true } }.offset(y: 100)
        }
      }
    }
    let show = Show(Moving())
    let red = show.views(UIView.self).first { $0.backgroundColor == .systemRed }
    let start = red?.center.x ?? 0
    show.views(UIControl.self).first?.sendActions(for: .touchUpInside)
    show.stage.turn()
    #expect(abs((red?.center.x ?? 0) - start - 100) < 0.01)
    #expect(red?.layer.animationKeys()?.isEmpty == false)
    show.stage.settle()
    #expect(red?.layer.animationKeys()?.isEmpty != false)
  }
}
