import Foundation
import InterfaceBuilder

extension NibTables {
  /// What helping technologies are told about a view.
  static func addAccessibility(_ table: inout NibTable<UIView>) {
    table.value("accessibilityConfiguration") { view, element, coder in
      accessibility.apply(to: view, NibCoder(element, coder.session))
    }
    table.text("largeContentTitle") { view, text in
      view.largeContentTitle = text
      view.showsLargeContentViewer = true
    }
    table.image("largeContentImage") { view, image in
      view.largeContentImage = image
      view.showsLargeContentViewer = true
    }
    table.flag("showsLargeContentViewer") { $0.showsLargeContentViewer = $1 }
    table.flag("scalesLargeContentImage") { $0.scalesLargeContentImage = $1 }
  }

  /// The element that is the value of `accessibilityConfiguration`.
  static let accessibility: NibTable<UIResponder> = {
    var table = NibTable<UIResponder>()
    table.ignore("key")
    table.string("label") { $0.accessibilityLabel = $1 }
    table.string("hint") { $0.accessibilityHint = $1 }
    table.string("value") { $0.accessibilityValue = $1 }
    table.text("identifier") { $0.accessibilityIdentifier = $1 }
    table.text("language") { $0.accessibilityLanguage = $1 }
    table.value("traits") { view, element, coder in
      view.accessibilityTraits = traits(element, coder)
    }
    table.flag("isElement") { $0.isAccessibilityElement = $1 }
    table.value("isElement") { view, element, _ in
      if let flag = element["value"].flatMap(NibValue.flag) { view.isAccessibilityElement = flag }
    }
    return table
  }()

  private static func traits(_ element: InterfaceElement, _ coder: NibCoder)
    -> UIAccessibilityTraits
  {
    let words: [String: UIAccessibilityTraits] = [
      "none": [], "button": .button, "link": .link, "image": .image, "selected": .selected,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
      "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "startsMedia": .startsMediaSession,
      "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
      "causesPageTurn": .causesPageTurn, "tabBar": .tabBar, "header": .header,
      "toggleButton": .toggleButton, "supportsZoom": .supportsZoom,
    ]
    return coder.session.options(element, words)
  }
}
