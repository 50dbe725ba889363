import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A field with one line of text.
  static let textField: NibTable<UITextField> = {
    var table = NibTable<UITextField>()
    table.ignore("usesAttributedText")
    table.choice("borderStyle", borders, default: UITextField.BorderStyle.none) {
      $0.borderStyle = $1
    }
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { field, color in if let color { field.textColor = color } }
    table.choice("textAlignment", NibWords.textAlignment, default: .left) {
      $0.textAlignment = $1
    }
    // Xcode's default is text that shrinks.
    table.flag("adjustsFontSizeToFit", default: true) { $0.adjustsFontSizeToFitWidth = $1 }
    table.number("minimumFontSize") { $0.minimumFontSize = $1 }
    table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
    table.flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
    table.flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 }
    table.choice("clearButtonMode", NibWords.viewMode) { $0.clearButtonMode = $1 }
    table.choice("leftViewMode", NibWords.viewMode) { $0.leftViewMode = $1 }
    table.choice("rightViewMode", NibWords.viewMode) { $0.rightViewMode = $1 }
    table.picture("background") { $0.background = $1 }
    table.picture("disabledBackground") { $0.disabledBackground = $1 }
    addTraits(&table)
    table.string("text") { $0.text = $1 }
    table.string("placeholder") { $0.placeholder = $1 }
    table.attributedString("attributedText") { $0.attributedText = $1 }
    table.attributedString("attributedPlaceholder") { $0.attributedPlaceholder = $1 }
    return table
  }()

  private static let borders: KeyValuePairs<String, UITextField.BorderStyle> = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  /// A view with text of many lines; what it scrolls by stands in the table of scroll views.
  static let textView: NibTable<UITextView> = {
    var table = NibTable<UITextView>()
    table.ignore("usesAttributedText")
    table.flag("editable") { $0.isEditable = $1 }
    table.flag("selectable") { $0.isSelectable = $1 }
    table.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { view, color in if let color { view.textColor = color } }
    table.choice("textAlignment", NibWords.textAlignment, default: .left) {
      $0.textAlignment = $1
    }
    table.flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 }
    table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
    table.flag("findInteractionEnabled") { $0.isFindInteractionEnabled = $1 }
    table.value("dataDetectorTypes") { view, element, coder in
      view.dataDetectorTypes = dataDetectors(element, coder)
    }
    table.insets("textContainerInset") { $0.textContainerInset = $1 }
    addTraits(&table)
    table.string("text") { $0.text = $1 }
    table.attributedString("attributedText") { $0.attributedText = $1 }
    return table
  }()

  /// The kinds of text that become links.
  static func dataDetectors(
    _ element: InterfaceElement,
    _ coder: NibCoder
  ) -> UIDataDetectorTypes {
    let words: [String: UIDataDetectorTypes] = [
      "none": [], "all": .all, "phoneNumber": .phoneNumber, "link": .link, "address": .address,
      "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
      "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
    ]
    return coder.session.options(element, words)
  }

  /// A bar with a field for searches.
  static let searchBar: NibTable<UISearchBar> = {
    var table = NibTable<UISearchBar>()
    table.choice("barStyle", NibWords.barStyle) { $0.barStyle = $1 }
    table.choice("searchBarStyle", searchStyles) { $0.searchBarStyle = $1 }
    table.flag("translucent") { $0.isTranslucent = $1 }
    table.color("barTintColor") { $0.barTintColor = $1 }
    table.picture("backgroundImage") { $0.backgroundImage = $1 }
    table.picture("scopeBarBackgroundImage") { $0.scopeBarBackgroundImage = $1 }
    table.flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
    table.flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
    table.flag("searchResultsButtonSelected") { $0.isSearchResultsButtonSelected = $1 }
    table.flag("showsCancelButton") { $0.showsCancelButton = $1 }
    table.child("scopeButtonTitles") { bar, list, coder in
      bar.scopeButtonTitles = list.children.enumerated().map { index, element in
        coder.session.localized("scopeButtonTitles[\(index)]", id: coder.element.id) ?? element.text
      }
    }
    table.integer("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = $1 }
    table.flag("showsScopeBar") { $0.showsScopeBar = $1 }
    table.offset("searchFieldBackgroundPositionAdjustment") {
      $0.searchFieldBackgroundPositionAdjustment = $1
    }
    table.offset("searchTextPositionAdjustment") { $0.searchTextPositionAdjustment = $1 }
    addTraits(&table)
    table.string("prompt") { $0.prompt = $1 }
    table.string("placeholder") { $0.placeholder = $1 }
    table.string("text") { $0.text = $1 }
    return table
  }()

  private static let searchStyles: KeyValuePairs<String, UISearchBar.Style> = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
