import Testing
import UIKit
import Understudy

@testable import SwiftUI

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.name) var name

  var body: some View { Text("Hello \(name)") }
}

private struct TotalKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite("What views pass down and up", .serialized)
struct EnvironmentTests {
  @Test func values_comeFromTheNearestView() {
    let show = Show(
      VStack {
        Greeting()
        Greeting().environment(\.name, "inner")
        Greeting().environment(\.name, "a").environment(\.name, "outer")
      }
      .environment(\.name, "around")
    )
    #expect(show.texts == ["Hello around", "Hello inner", "Hello a"])
  }

  @Test func change_reachesWhoReads() {
    struct Changing: View {
      @State var name = "a"

      var body: some View {
        VStack {
          Button("Go") { name = "b" }
          Greeting()
        }
        .environment(\.name, name)
      }
    }
    let show = Show(Changing())
    show.tap("Go")
    #expect(show.texts == ["Go", "Hello b"])
  }

  @Test func traits_areValues() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.horizontalSizeClass) var width

      var body: some View { Text(verbatim: "\(scheme) \(width == .compact)") }
    }
    let show = Show(Scheme())
    #expect(show.texts == ["light true"])
    show.stage.setAppearance(.dark)
    show.stage.settle()
    #expect(show.texts == ["dark true"])
  }

  @Test func disabled_isPassedDown() {
    let show = Show(Button("Go") {}.disabled(true))
    #expect(show.views(UIControl.self).first?.isEnabled == false)
  }

  @Test func preferences_areCombinedAndHeard() {
    struct Counting: View {
      @State var total = 0
      @State var extra = 1

      var body: some View {
        VStack {
          Button("More") { extra += 10 }
          Text("Total \(total)")
          Color.red.preference(key: TotalKey.self, value: 2)
          Color.red.preference(key: TotalKey.self, value: extra)
        }
        .onPreferenceChange(TotalKey.self) { total = $0 }
      }
    }
    let show = Show(Counting())
    #expect(show.texts == ["More", "Total 3"])
    show.tap("More")
    #expect(show.texts == ["More", "Total 13"])
  }

  @Test func overlay_isMadeFromAPreference() {
    let show = Show(
      Color.red.preference(key: TotalKey.self, value: 7)
        .overlayPreferenceValue(TotalKey.self) { Text("\($0)") }
    )
    #expect(show.texts == ["7"])
  }
}
