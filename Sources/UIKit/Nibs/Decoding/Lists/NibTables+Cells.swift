import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A cell of a table, a prototype, a static one, or that of a xib.
  static let tableViewCell: NibTable<UITableViewCell> = {
    var table = NibTable<UITableViewCell>()
    table.ignore("style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing")
    table.ignore("focusStyle")
    table.choice("selectionStyle", selectionStyles) { $0.selectionStyle = $1 }
    table.choice("accessoryType", accessories) { $0.accessoryType = $1 }
    table.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
    table.integer("indentationLevel") { $0.indentationLevel = $1 }
    table.number("indentationWidth") { $0.indentationWidth = $1 }
    table.flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
    table.flag("showsReorderControl") { $0.showsReorderControl = $1 }
    table.value("separatorInset") { cell, element, _ in
      cell.separatorInset = NibValue.insets(element)
    }
    table.value("contentView") { cell, element, coder in
      cell.contentView.decodeContent(NibCoder(element, coder.session), of: cell)
    }
    table.reference("textLabel") { $0.parts.adopt(label: $1) }
    table.reference("detailTextLabel") { $0.parts.adopt(detailLabel: $1) }
    table.reference("imageView") { $0.parts.adopt(image: $1) }
    table.value("backgroundView") { cell, element, coder in
      cell.backgroundView = coder.session.make(element, as: UIView.self)
    }
    table.value("selectedBackgroundView") { cell, element, coder in
      cell.selectedBackgroundView = coder.session.make(element, as: UIView.self)
    }
    table.value("multipleSelectionBackgroundView") { cell, element, coder in
      cell.multipleSelectionBackgroundView = coder.session.make(element, as: UIView.self)
    }
    table.value("accessoryView") { cell, element, coder in
      cell.accessoryView = coder.session.make(element, as: UIView.self)
    }
    table.value("editingAccessoryView") { cell, element, coder in
      cell.editingAccessoryView = coder.session.make(element, as: UIView.self)
    }
    table.value("contentConfiguration") { cell, element, coder in
      guard element.name == "listContentConfiguration" else { return }
      var configuration = cell.defaultContentConfiguration()
      if let text = coder.session.string("text", of: element) { configuration.text = text }
      if let text = coder.session.string("secondaryText", of: element), !text.isEmpty {
        configuration.secondaryText = text
      }
      if let name = element["image"] { configuration.image = coder.session.image(named: name) }
      cell.contentConfiguration = configuration
    }
    return table
  }()

  /// The style of a cell, which nothing changes later.
  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch coder.nib?.element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The name under which a list keeps the cell; an empty one is none.
  static func reuseIdentifier(_ coder: NSCoder) -> String? {
    guard let name = coder.nib?.element["reuseIdentifier"], !name.isEmpty else { return nil }
    return name
  }

  /// A cell of a collection.
  static let collectionViewCell: NibTable<UICollectionViewCell> = {
    var table = NibTable<UICollectionViewCell>()
    // The size on the canvas.
    table.ignore("customSize", "reuseIdentifier")
    table.value("contentView") { cell, element, coder in
      cell.contentView.decodeContent(NibCoder(element, coder.session), of: cell)
    }
    table.value("backgroundView") { cell, element, coder in
      cell.backgroundView = coder.session.make(element, as: UIView.self)
    }
    table.value("selectedBackgroundView") { cell, element, coder in
      cell.selectedBackgroundView = coder.session.make(element, as: UIView.self)
    }
    return table
  }()

  private static let selectionStyles: KeyValuePairs<String, UITableViewCell.SelectionStyle> = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension UIView {
  /// Takes what the document says about the content of a cell, whose view is there already.
  func decodeContent(_ nib: NibCoder, of cell: UIView) {
    frame = nib.element.child(key: "frame").map(NibValue.rect) ?? cell.bounds
    decode(nib)
  }
}
