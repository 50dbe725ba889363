/// A bundle as the system would find it on a device: its property list and its resources.
package struct BundleModel: Equatable {
  /// A file or folder and its place in the bundle.
  package struct Item: Equatable {
    package var source: String
    package var place: String

    package init(source: String, place: String) {
      self.source = source
      self.place = place
    }
  }

  /// The name of the folder, such as `Shop.app`.
  package var name: String
  /// The content of `Info.plist`.
  package var info: JSONValue
  package var items: [Item] = []

  package init(name: String, info: JSONValue, items: [Item] = []) {
    self.name = name
    self.info = info
    self.items = items
  }

  /// Whether it is an application.
  package var isApp: Bool { name.hasSuffix(".app") }
}
