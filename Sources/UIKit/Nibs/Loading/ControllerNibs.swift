import Foundation

/// The xibs that controllers without a nib name find by the name of their class.
///
/// - Evidence: Apple's documentation of `nibName`: the name of the class less "Controller", then
///   the name of the class (A); the module is dropped (B). The main bundle first, then that of the
///   class: D.
@MainActor
enum ControllerNibs {
  /// The nib of a class; its superclasses' nibs are not looked for.
  static func nib(of type: UIViewController.Type, _ given: Bundle?) -> NibName? {
    let documents = InterfaceDocuments.current
    let id = ObjectIdentifier(type)
    if given == nil, let known = documents.nibNames[id] { return known }
    let found = search(type, given, documents)
    if given == nil { documents.nibNames[id] = .some(found) }
    return found
  }

  /// The names under which a class looks for its nib, in order.
  static func names(of name: String) -> [String] {
    name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
  }

  private static func search(
    _ type: UIViewController.Type,
    _ given: Bundle?,
    _ documents: InterfaceDocuments
  ) -> NibName? {
    let full = String(reflecting: type)
    guard !full.hasPrefix("UIKit."), !full.contains("<") else { return nil }
    let names = names(of: String(full.split(separator: ".").last ?? ""))
    var bundles = given.map { [$0] } ?? [Bundle.main]
    if given == nil, let own = Bundle(path: ModuleBundles.path(of: type)), own != .main {
      bundles.append(own)
    }
    for bundle in bundles {
      for name in names {
        if let path = documents.path(of: name, "xib", in: bundle) {
          return NibName(name: name, path: path, bundle: bundle)
        }
      }
    }
    return nil
  }
}
