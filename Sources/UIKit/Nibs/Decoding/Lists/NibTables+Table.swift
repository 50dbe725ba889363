import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A table: its look, its prototypes, and its sections if they are static.
  static let tableView: NibTable<UITableView> = {
    var table = NibTable<UITableView>()
    table.ignore("style", "dataMode")
    table.flag("alwaysBounceVertical", default: true) { $0.alwaysBounceVertical = $1 }
    table.number("rowHeight") { $0.rowHeight = automatic($1) }
    table.number("estimatedRowHeight") { $0.estimatedRowHeight = automatic($1) }
    table.number("sectionHeaderHeight") { $0.sectionHeaderHeight = automatic($1) }
    table.number("sectionFooterHeight") { $0.sectionFooterHeight = automatic($1) }
    table.number("estimatedSectionHeaderHeight") {
      $0.estimatedSectionHeaderHeight = automatic($1)
    }
    table.number("estimatedSectionFooterHeight") {
      $0.estimatedSectionFooterHeight = automatic($1)
    }
    table.number("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = automatic($1) }
    table.choice("separatorStyle", separators) { $0.separatorStyle = $1 }
    table.value("separatorInset") { view, element, _ in
      view.separatorInset = NibValue.insets(element)
    }
    table.choice(
      "separatorInsetReference",
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]
    ) { $0.separatorInsetReference = $1 }
    table.color("separatorColor") { $0.separatorColor = $1 }
    table.flag("allowsSelection") { $0.allowsSelection = $1 }
    table.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    table.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    table.flag("allowsMultipleSelectionDuringEditing") {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
    table.flag("selectionFollowsFocus") { $0.selectionFollowsFocus = $1 }
    table.flag("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
    table.flag("cellLayoutMarginsFollowReadableWidth") {
      $0.cellLayoutMarginsFollowReadableWidth = $1
    }
    table.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
    table.integer("sectionIndexMinimumDisplayRowCount") {
      $0.sectionIndexMinimumDisplayRowCount = $1
    }
    table.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    table.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
    table.color("sectionIndexTrackingBackgroundColor") {
      $0.sectionIndexTrackingBackgroundColor = $1
    }
    table.value("backgroundView") { view, element, coder in
      view.backgroundView = coder.session.make(element, as: UIView.self)
    }
    table.value("tableHeaderView") { view, element, coder in
      view.tableHeaderView = coder.session.make(element, as: UIView.self)
    }
    table.value("tableFooterView") { view, element, coder in
      view.tableFooterView = coder.session.make(element, as: UIView.self)
    }
    table.child("prototypes") { view, list, coder in
      for cell in list.children {
        // Without a name nobody can ask for the cell.
        guard let name = cell["reuseIdentifier"], !name.isEmpty else { continue }
        view.register(UINib(cell, of: coder.session.seed()), forCellReuseIdentifier: name)
      }
    }
    table.child("sections") { view, list, coder in
      view.attachment(StaticTable.self) { StaticTable(list.children, coder.session) }.keep(in: view)
    }
    return table
  }()

  /// The style of a table, which nothing changes later.
  static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    guard let nib = coder.nib, let text = nib.element["style"] else { return .plain }
    switch text {
    case "plain": return .plain
    case "grouped": return .grouped
    case "insetGrouped": return .insetGrouped
    default:
      nib.session.report(
        .value(text, attribute: "style", element: nib.element.name),
        at: nib.element
      )
      return .plain
    }
  }

  private static let separators: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]

  /// A height; documents write -1 for the automatic one.
  private static func automatic(_ height: CGFloat) -> CGFloat {
    height < 0 ? UITableView.automaticDimension : height
  }
}
