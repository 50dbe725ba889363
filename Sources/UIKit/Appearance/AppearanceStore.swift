import Foundation

/// The appearance proxies of an application.
@MainActor
final class AppearanceStore {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// The traits for which the proxy speaks; nil for all.
    let traits: UITraitCollection?
    let proxy: UIView
  }

  private var entries: [Entry] = []
  private var items: [ObjectIdentifier: UIBarItem] = [:]

  var isEmpty: Bool { entries.isEmpty }

  static var current: AppearanceStore {
    UIApplication.shared.attachment(AppearanceStore.self) { AppearanceStore() }
  }

  func proxy<View: UIView>(
    of type: View.Type,
    inside containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection? = nil
  ) -> View {
    let ids = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == type && $0.traits == traits && $0.containers.map { ObjectIdentifier($0) } == ids
    }
    if let proxy = known?.proxy as? View { return proxy }
    let proxy = Construction.view(type)
    entries.append(Entry(type: type, containers: containers, traits: traits, proxy: proxy))
    AppearanceKeys.isWatching = true
    AppearanceKeys.forget(proxy)
    return proxy
  }

  func proxy<Item: UIBarItem>(ofItem type: Item.Type) -> Item {
    if let known = items[ObjectIdentifier(type)] as? Item { return known }
    let made: UIBarItem =
      type == UITabBarItem.self
      ? UITabBarItem()
      : type == UIBarButtonItem.self
        ? UIBarButtonItem() : UIBarItem()
    guard let proxy = made as? Item else {
      unimplemented("appearance proxies of subclasses of bar items")
    }
    items[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// Copies what the proxies say to a view that enters a window.
  func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    // The view itself does not know its new traits yet.
    let traits = (view.window ?? view).traitCollection
    let fitting = entries.filter { entry in
      view.isKind(of: entry.type) && entry.proxy !== view
        && Self.contains(view, in: entry.containers)
        && entry.traits.map { traits.containsTraits(in: $0) } ?? true
    }
    // The most specific proxy comes first, as a value that is set stays.
    let sorted = fitting.enumerated().sorted { left, right in
      let difference = Self.depth(left.element.type) - Self.depth(right.element.type)
      if difference != 0 { return difference > 0 }
      let containers = left.element.containers.count - right.element.containers.count
      if containers == 0, (left.element.traits == nil) != (right.element.traits == nil) {
        return left.element.traits != nil
      }
      return containers != 0 ? containers > 0 : left.offset < right.offset
    }
    for entry in sorted {
      AppearanceCopy(from: entry.element.proxy, to: view).run()
      AppearanceKeys.copy(from: entry.element.proxy, to: view)
    }
  }

  private static func depth(_ type: AnyClass) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let this = current {
      depth += 1
      current = Swift._getSuperclass(this)
    }
    return depth
  }

  private static func contains(
    _ view: UIView,
    in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var wanted = containers
    var responder = view.next
    while let current = responder, let container = wanted.first {
      if type(of: current) == container || isSubclass(type(of: current), of: container) {
        wanted.removeFirst()
      }
      responder = current.next
    }
    return wanted.isEmpty
  }

  private static func isSubclass(
    _ type: AnyClass,
    of container: any UIAppearanceContainer.Type
  ) -> Bool {
    var current: AnyClass? = type
    while let this = current {
      if ObjectIdentifier(this) == ObjectIdentifier(container) { return true }
      current = Swift._getSuperclass(this)
    }
    return false
  }
}

extension UIView {
  fileprivate func isKind(of type: UIView.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: self)
    while let this = current {
      if this == type { return true }
      current = Swift._getSuperclass(this)
    }
    return false
  }
}
