import Testing
import Understudy

@testable import SwiftUI

@MainActor
@Suite("State", .serialized)
struct StateTests {
  struct CounterView: View {
    @State var count = 0
    var log: Log?

    var body: some View {
      log?.add("body \(count)")
      return Button("Count \(count)") { count += 1 }
    }
  }

  @Test func change_isShownInTheNextCommit() {
    let show = Show(CounterView())
    #expect(show.texts == ["Count 0"])
    show.views(UIControl.self).first?.sendActions(for: .touchUpInside)
    #expect(show.texts == ["Count 0"])
    show.stage.settle()
    #expect(show.texts == ["Count 1"])
  }

  @Test func changes_ofOneTurn_areOneUpdate() {
    let log = Log()
    struct Twice: View {
      @State var count = 0
      let log: Log

      var body: some View {
        log.add("body \(count)")
        return Button("Go") {
          count += 1
          count += 1
        }
      }
    }
    let show = Show(Twice(log: log))
    show.tap("Go")
    #expect(log.lines == ["body 0", "body 2"])
  }

  @Test func state_staysWithItsPlace_whenTheRootChanges() {
    struct Named: View {
      let name: String
      @State var count = 0

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let show = Show(Named(name: "a"))
    show.tap("a 0")
    show.controller.rootView = Named(name: "b")
    show.stage.settle()
    #expect(show.texts == ["b 1"])
  }

  @Test func branches_haveStateOfTheirOwn() {
    struct Two: View {
      @State var isFirst = true

      var body: some View {
        VStack {
          Button("Switch") { isFirst.toggle() }
          if isFirst { CounterView() } else { CounterView(count: 10) }
        }
      }
    }
    let show = Show(Two())
    show.tap("Count 0")
    #expect(show.texts == ["Switch", "Count 1"])
    show.tap("Switch")
    #expect(show.texts == ["Switch", "Count 10"])
    show.tap("Switch")
    #expect(show.texts == ["Switch", "Count 0"])
  }

  @Test func id_makesANewView() {
    struct Reset: View {
      @State var id = 0

      var body: some View {
        VStack {
          Button("Reset") { id += 1 }
          CounterView().id(id)
        }
      }
    }
    let show = Show(Reset())
    show.tap("Count 0")
    show.tap("Reset")
    #expect(show.texts == ["Reset", "Count 0"])
  }

  @Test func binding_writesToTheOwner() {
    struct Child: View {
      @Binding var text: String

      var body: some View { Button("Child \(text)") { text += "!" } }
    }
    struct Owner: View {
      @State var text = "a"

      var body: some View {
        VStack {
          Text("Owner \(text)")
          Child(text: $text)
        }
      }
    }
    let show = Show(Owner())
    show.tap("Child a")
    #expect(show.texts == ["Owner a!", "Child a!"])
  }

  @Test func viewsThatDidNotChange_areNotEvaluated() {
    let log = Log()
    struct Leaf: View {
      let name: String
      let log: Log

      var body: some View {
        log.add(name)
        return Text(name)
      }
    }
    struct Parent: View {
      @State var count = 0
      let log: Log

      var body: some View {
        VStack {
          Button("Go") { count += 1 }
          Leaf(name: "same", log: log)
          Leaf(name: "count \(count)", log: log)
        }
      }
    }
    let show = Show(Parent(log: log))
    show.tap("Go")
    #expect(log.lines == ["same", "count 0", "count 1"])
  }

  @Test func forEach_keepsStateByIdentity() {
    struct Rows: View {
      @State var ids = [1, 2, 3]

      var body: some View {
        VStack {
          Button("Turn") { ids.reverse() }
          ForEach(ids, id: \.self) { id in Row(id: id) }
        }
      }
    }
    struct Row: View {
      let id: Int
      @State var count = 0

      var body: some View { Button("\(id): \(count)") { count += 1 } }
    }
    let show = Show(Rows())
    show.tap("3: 0")
    show.tap("Turn")
    #expect(show.texts == ["Turn", "3: 1", "2: 0", "1: 0"])
  }

  @Test func stateWithoutAPlace_staysAsItBegan() {
    let view = CounterView()
    view.count = 5
    #expect(view.count == 0)
  }
}
