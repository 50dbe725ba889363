import Foundation

/// The `@objc dynamic` properties of an app's views that somebody set, by their names.
///
/// They are noted from the first proxy on, so that a view which was given a value keeps it.
enum AppearanceKeys {
  /// Whether there ever was a proxy.
  nonisolated(unsafe) static var isWatching = false

  @MainActor
  private final class List {
    var keys: [String] = []
  }

  /// Notes that a property of a view was set.
  static func note(_ object: AnyObject, _ key: String) {
    guard let view = object as? UIView else { return }
    PortingMainActor.run {
      let list = view.attachment(List.self) { List() }
      if !list.keys.contains(key) { list.keys.append(key) }
    }
  }

  /// Forgets what a proxy's own initializer set.
  @MainActor
  static func forget(_ proxy: UIView) { proxy.existingAttachment(List.self)?.keys = [] }

  /// Sets what was set on a proxy and not on the view.
  @MainActor
  static func copy(from proxy: UIView, to view: UIView) {
    guard let keys = proxy.existingAttachment(List.self)?.keys else { return }
    let own = view.existingAttachment(List.self)?.keys ?? []
    for key in keys where !own.contains(key) {
      KeyValueNames.write(KeyValueNames.read(key, of: proxy), key, of: view)
    }
  }
}
