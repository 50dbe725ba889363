import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Every row of every table, with each value that it takes, and without it.
@MainActor
@Suite("Rows of decoding tables", .serialized)
struct TableRowTests {
  @MainActor
  private struct Family {
    let element: String
    var samples: [(name: String, values: [String])] = []
    var names: Set<String> = []

    init(_ element: String) { self.element = element }

    func with<Owner>(_ table: NibTable<Owner>) -> Family {
      var family = self
      family.samples += table.samples
      family.names.formUnion(table.ignored)
      for place in [NibTable<Owner>.Place.attribute, .key, .name] {
        family.names.formUnion(table.names(place))
      }
      return family
    }
  }

  private static func view(_ element: String) -> Family { Family(element).with(NibTables.view) }
  private static func control(_ element: String) -> Family {
    view(element).with(NibTables.control)
  }

  private static let families: [Family] = [
    view("view"), view("label").with(NibTables.label),
    view("imageView").with(NibTables.imageView),
    view("visualEffectView").with(NibTables.visualEffectView),
    control("button").with(NibTables.button), control("switch").with(NibTables.switch),
    control("slider").with(NibTables.slider), control("stepper").with(NibTables.stepper),
    control("pageControl").with(NibTables.pageControl),
    control("colorWell").with(NibTables.colorWell),
    control("segmentedControl").with(NibTables.segmentedControl),
    control("datePicker").with(NibTables.datePicker),
    control("textField").with(NibTables.textField),
    view("progressView").with(NibTables.progressView),
    view("activityIndicatorView").with(NibTables.activityIndicatorView),
    view("pickerView").with(NibTables.pickerView), view("searchBar").with(NibTables.searchBar),
    view("textView").with(NibTables.textView),
    view("navigationBar").with(NibTables.navigationBar), view("tabBar").with(NibTables.tabBar),
    view("toolbar").with(NibTables.toolbar),
    Family("barButtonItem").with(NibTables.barItem).with(NibTables.barButtonItem),
    Family("tabBarItem").with(NibTables.barItem).with(NibTables.tabBarItem),
    Family("navigationItem").with(NibTables.navigationItem),
    Family("tapGestureRecognizer").with(NibTables.recognizer).with(NibTables.tap),
    Family("pongPressGestureRecognizer").with(NibTables.recognizer).with(NibTables.longPress),
    Family("swipeGestureRecognizer").with(NibTables.recognizer).with(NibTables.swipe),
    Family("panGestureRecognizer").with(NibTables.recognizer).with(NibTables.pan),
    Family("screenEdgePanGestureRecognizer").with(NibTables.recognizer).with(NibTables.pan)
      .with(NibTables.screenEdgePan),
    Family("pinchGestureRecognizer").with(NibTables.recognizer).with(NibTables.pinch),
    Family("rotationGestureRecognizer").with(NibTables.recognizer).with(NibTables.rotation),
  ]

  @Test func eachValue_ofEachAttribute_loadsWithoutComplaint() throws {
    for family in Self.families {
      var elements = "<\(family.element) id=\"none\"/>\n"
      var count = 1
      for (name, values) in family.samples {
        for value in values {
          elements += "<\(family.element) id=\"id-\(count)\" \(name)=\"\(value)\"/>\n"
          count += 1
        }
      }
      let nib = try DecodedNib(elements)
      #expect(nib.objects.count == count, "\(family.element)")
      #expect(nib.complaints == [])
    }
  }

  @Test func wrongValue_ofAChoice_isReported() throws {
    for family in Self.families {
      let choices = family.samples.filter { $0.values.count > 1 }
      let elements = choices.enumerated()
        .map { "<\(family.element) id=\"id-\($0.offset)\" \($0.element.name)=\"quatsch\"/>" }
      let nib = try DecodedNib(elements.joined(separator: "\n"))
      for (name, _) in choices {
        #expect(
          nib.complaints.contains {
            $0.contains("'quatsch' is no value for '\(name)' of <\(family.element)>")
          },
          "\(name)"
        )
      }
    }
  }

  /// What the vocabulary calls applied is in the tables; the parts of other tables aside.
  @Test func vocabulary_ofElement_isUnderstood() throws {
    let others: Set<String> = [
      "constraints", "variation", "safeArea", "keyboard", "viewLayoutGuide", "layoutGuide",
      "readableContent",
      // The states of a button are children of one name.
      "normal", "highlighted", "selected", "disabled", "focused", "application",
      // What all bars have, except tab bars; what only some items have.
      "compactAppearance", "compactScrollEdgeAppearance", "inset",
    ]
    // Scroll views have a table of their own.
    for family in Self.families where family.element != "textView" {
      let entry = try #require(InterfaceVocabulary.standard.entries[family.element])
      let all = entry.attributes.merging(entry.keys) { one, _ in one }
      let applied = all.filter { $0.value == .applied }.keys
      let unknown = applied.filter { !family.names.contains($0) && !others.contains($0) }
      #expect(unknown.sorted() == [], "\(family.element)")
    }
  }
}
