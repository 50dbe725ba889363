import Observation
import Testing
import UIKit
import Understudy

@testable import SwiftUI

@Observable
private final class Model {
  var name = "a"
  var other = 0
}

private final class Store: ObservableObject {
  @Published var count = 0
}

@MainActor
@Suite("Models", .serialized)
struct ModelTests {
  @Test func observable_marksWhoReadTheProperty() {
    let (model, log) = (Model(), Log())
    struct Reading: View {
      let model: Model
      let log: Log

      var body: some View {
        log.add("body")
        return Text(model.name)
      }
    }
    let show = Show(Reading(model: model, log: log))
    model.other = 1
    show.stage.settle()
    #expect(log.lines == ["body"])
    model.name = "b"
    #expect(show.texts == ["a"])
    show.stage.settle()
    #expect(show.texts == ["b"])
    model.name = "c"
    show.stage.settle()
    #expect(show.texts == ["c"])
  }

  @Test func bindable_writesToTheModel() {
    struct Editing: View {
      @Bindable var model: Model

      var body: some View { Child(text: $model.name) }
    }
    struct Child: View {
      @Binding var text: String

      var body: some View { Button(text) { text += "!" } }
    }
    let show = Show(Editing(model: Model()))
    show.tap("a")
    #expect(show.texts == ["a!"])
  }

  @Test func stateObject_isMadeOnceForAPlace() {
    struct Owner: View {
      let log: Log
      @StateObject var store: Store

      init(_ log: Log) {
        self.log = log
        _store = StateObject(wrappedValue: Self.make(log))
      }

      static func make(_ log: Log) -> Store {
        log.add("made")
        return Store()
      }

      var body: some View { Button("Count \(store.count)") { store.count += 1 } }
    }
    struct Parent: View {
      @State var turns = 0
      let log: Log

      var body: some View {
        VStack {
          Button("Turn \(turns)") { turns += 1 }
          Owner(log)
        }
      }
    }
    let log = Log()
    let show = Show(Parent(log: log))
    show.tap("Count 0")
    show.tap("Turn 0")
    #expect(show.texts == ["Turn 1", "Count 1"])
    #expect(log.lines == ["made"])
  }

  @Test func environmentObject_isFoundFurtherUp() {
    struct Child: View {
      @EnvironmentObject var store: Store

      var body: some View { Text("\(store.count)") }
    }
    let store = Store()
    let show = Show(VStack { Child() }.environmentObject(store))
    store.count = 4
    show.stage.settle()
    #expect(show.texts == ["4"])
  }

  @Test func observedObject_followsTheObjectItGets() {
    struct Child: View {
      @ObservedObject var store: Store

      var body: some View { Text("\(store.count)") }
    }
    let (first, second) = (Store(), Store())
    second.count = 7
    let show = Show(Child(store: first))
    show.controller.rootView = Child(store: second)
    show.stage.settle()
    second.count = 8
    show.stage.settle()
    #expect(show.texts == ["8"])
  }
}
