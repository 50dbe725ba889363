import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A title and the buttons beside it.
  static let navigationItem: NibTable<UINavigationItem> = {
    var table = NibTable<UINavigationItem>()
    table.ignore("id", "key", "userLabel")
    table.text("title") { $0.title = $1 }
    table.value("leftBarButtonItem") { item, element, coder in
      item.leftBarButtonItem = coder.session.make(element, as: UIBarButtonItem.self)
    }
    table.value("rightBarButtonItem") { item, element, coder in
      item.rightBarButtonItem = coder.session.make(element, as: UIBarButtonItem.self)
    }
    return table
  }()

  /// A button in a bar.
  static let barButtonItem: NibTable<UIBarButtonItem> = {
    var table = NibTable<UIBarButtonItem>()
    table.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    table.text("title") { $0.title = $1 }
    return table
  }()
}
