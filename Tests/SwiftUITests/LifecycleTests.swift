import Testing
import Understudy
import UIKit

@testable import SwiftUI

@MainActor
@Suite("Appearance of views", .serialized)
struct AppearanceTests {
  struct Noted: View {
    let name: String
    let log: Log

    var body: some View {
      Text(name)
        .onAppear { log.add("appear \(name)") }
        .onDisappear { log.add("disappear \(name)") }
    }
  }

  @Test func innerViews_appearFirst() {
    let log = Log()
    _ = Show(
      VStack {
        Noted(name: "a", log: log)
        Noted(name: "b", log: log)
      }
      .task { log.add("task") }
      .onAppear { log.add("outer") }
    )
    #expect(log.lines.prefix(3) == ["appear a", "appear b", "outer"])
  }

  @Test func newView_appearsBeforeTheOldOneDisappears() {
    struct Switching: View {
      @State var isFirst = true
      let log: Log

      var body: some View {
        VStack {
          Button("Switch") { isFirst.toggle() }
          if isFirst { Noted(name: "a", log: log) } else { Noted(name: "b", log: log) }
        }
      }
    }
    let log = Log()
    let show = Show(Switching(log: log))
    show.tap("Switch")
    #expect(log.lines == ["appear a", "appear b", "disappear a"])
  }

  @Test func pushedScreen_hidesTheOneBelow() {
    let log = Log()
    let show = Show(EmptyView())
    let first = UIHostingController(rootView: Noted(name: "list", log: log))
    let stack = UINavigationController(rootViewController: first)
    show.stage.show(stack)
    show.stage.settle()
    stack.pushViewController(
      UIHostingController(rootView: Noted(name: "detail", log: log)),
      animated: true
    )
    show.stage.settle()
    stack.popViewController(animated: true)
    show.stage.settle()
    #expect(log.lines.first == "appear list")
    #expect(log.lines.filter { $0.hasSuffix("list") }.count == 3)
    #expect(log.lines.filter { $0.hasSuffix("detail") } == ["appear detail", "disappear detail"])
  }

  @Test func onChange_hearsOldAndNew() {
    struct Changing: View {
      @State var count = 0
      let log: Log

      var body: some View {
        Button("Go") { count += 1 }
          .onChange(of: count, initial: true) { old, new in log.add("\(old)→\(new)") }
      }
    }
    let log = Log()
    let show = Show(Changing(log: log))
    show.tap("Go")
    #expect(log.lines == ["0→0", "0→1"])
  }

  @Test func stateInOnAppear_isShownAtOnce() {
    struct Loading: View {
      @State var text = "empty"

      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    #expect(Show(Loading()).texts == ["loaded"])
  }
}
