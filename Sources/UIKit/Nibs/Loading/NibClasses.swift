import Foundation
import InterfaceBuilder

/// The classes of elements, and the making of their objects.
@MainActor
enum NibClasses {
  /// What an element is, apart from its class.
  enum Role {
    case view(UIView.Type)
    /// A view of another framework, by the name of its class.
    case foreignView(String)
    /// A controller of another framework, by the name of its class.
    case foreignController(String)
    case controller(UIViewController.Type)
    case barItem(UIBarItem.Type)
    case navigationItem
    case layout(UICollectionViewLayout.Type)
    case recognizer(UIGestureRecognizer.Type)
    case object
    /// The objects that are there already: the owner, the first responder, others by name.
    case placeholder
    /// Takes ways back; the code never sees it.
    case exit
  }

  /// Makes the object of an element.
  static func make(_ element: InterfaceElement, _ session: NibSession) -> NSObject? {
    guard let role = NibElements.roles[element.name] else {
      session.report(.unknownElement(element.name), at: element)
      return nil
    }
    let coder = NibCoder(element, session)
    switch role {
    case .placeholder, .exit: return nil
    case .view(let standard):
      return resolve(element, UIView.self, standard, session).init(coder: coder)
    case .foreignView(let name):
      let standard = foreignView(name, element)
      return resolve(element, UIView.self, standard, session).init(coder: coder)
    case .foreignController(let name):
      let standard = foreignController(name, element)
      return resolve(element, UIViewController.self, standard, session).init(coder: coder)
    case .controller(let standard):
      return resolve(element, UIViewController.self, standard, session).init(coder: coder)
    case .barItem(let standard):
      return resolve(element, UIBarItem.self, standard, session).init(coder: coder)
    case .navigationItem:
      return resolve(element, UINavigationItem.self, UINavigationItem.self, session)
        .init(coder: coder)
    case .layout(let standard):
      return resolve(element, UICollectionViewLayout.self, standard, session).init(coder: coder)
    case .recognizer(let standard):
      let type = resolve(element, UIGestureRecognizer.self, standard, session)
      return PortingConstruction.make(type, coder: coder)
    case .object:
      let object = PortingConstruction.make(
        resolve(element, NSObject.self, NSObject.self, session)
      )
      session.enter(object, for: element)
      return object
    }
  }

  /// Tells an object that all of its nib is there.
  static func awake(_ object: NSObject) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default:
      if ObjectiveC.hasMember(object, "awakeFromNib") {
        ObjectiveC.send("awakeFromNib", to: object, [])
      }
    }
  }

  /// The class of a view of another framework; a plain view if nothing links it.
  private static func foreignView(_ name: String, _ element: InterfaceElement) -> UIView.Type {
    if let found = ClassNames.find(name) as? UIView.Type { return found }
    reportForeign(name, element)
    return ForeignView.self
  }

  /// The class of a controller of another framework; a plain one if nothing links it.
  private static func foreignController(
    _ name: String,
    _ element: InterfaceElement
  ) -> UIViewController.Type {
    if let found = ClassNames.find(name) as? UIViewController.Type { return found }
    reportForeign(name, element)
    return UIViewController.self
  }

  private static func reportForeign(_ name: String, _ element: InterfaceElement) {
    guard element["customClass"] == nil else { return }
    InterfaceDocuments.current.reportOnce(.foreignClass(name, element.name))
  }

  /// The class of an element: the custom one, or the element's own with a word on the console.
  static func resolve<Base: NSObject>(
    _ element: InterfaceElement,
    _ base: Base.Type,
    _ standard: Base.Type,
    _ session: NibSession
  ) -> Base.Type {
    guard let name = element["customClass"], !name.isEmpty else { return standard }
    for candidate in candidates(name, element, session) {
      if let found = ClassNames.find(candidate) as? Base.Type { return found }
    }
    ConsoleMessage.unknownClass(mangled(name, element["customModule"])).emit()
    return standard
  }

  /// The names under which a class may be found, the module of the bundle first.
  private static func candidates(
    _ name: String,
    _ element: InterfaceElement,
    _ session: NibSession
  ) -> [String] {
    var names: [String] = []
    if let demangled = demangled(name) { names.append(demangled) }
    if element["customModuleProvider"] == "target",
      let module = ModuleBundles.module(of: session.bundle)
    {
      names.append("\(module).\(name)")
    }
    if let module = element["customModule"], !module.isEmpty {
      names.append("\(identifier(module)).\(name)")
    }
    names.append(name)
    return names
  }

  /// A module's name as Swift writes it.
  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The name that `_TtC6Module5Class` stands for, as documents of Xcode 6 write it.
  private static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(4)
    var parts: [Substring] = []
    while let first = rest.first, first.isNumber {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(digits), count <= rest.count else { return nil }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.count > 1 && rest.isEmpty ? parts.joined(separator: ".") : nil
  }

  /// The name as iOS prints it for a class of a Swift module.
  private static func mangled(_ name: String, _ module: String?) -> String {
    guard let module, !module.isEmpty, !name.hasPrefix("_Tt") else { return name }
    return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }
}

/// Takes the place of a view whose framework is not there, and lets its outlets go.
private final class ForeignView: UIView {
  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    call.name == "setValue:forUndefinedKey:" ? call.answer {} : super.dispatchObjectiveC(call)
  }
}
