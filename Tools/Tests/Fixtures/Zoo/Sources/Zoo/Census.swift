import UIKit

/// Spellings that the census found.
@objc(ZKSpelling) @objcMembers
public class Spelling: NSObject {
  public var log: [String] = []

  @objc
  public func ownLine() { log.append("ownLine") }
  @objc(renamed:with:) public func original(_ a: String, _ b: String) { log.append(a + b) }
  @discardableResult @objc public func several(_ x: Int) -> Int { log.append("\(x)"); return x }
  @objc private func hidden() { log.append("hidden") }
  @objc public static func shared() -> String { "static" }
  @objc public class func made() -> String { "class" }
  @objc(isOn) public var on: Bool = false
  @objc public var computed: Int {
    @objc(readComputed) get { log.count }
    @objc(writeComputed:) set { log = Array(repeating: "x", count: newValue) }
  }
  @objc dynamic public var watched = 1 { didSet { log.append("watched \(watched)") } }
  @objc public func over(_ x: Int) { log.append("int \(x)") }
  @objc(overString:) public func over(_ x: String) { log.append("string \(x)") }
  @objc public subscript(i: Int) -> String { log[i] }
  @objc public init(log: [String]) { self.log = log }
  public override init() { super.init() }
  @objc public var callback: (@convention(block) (Int) -> Int)?
  @NSCopying public var text: NSString? = "a"
  public unowned(unsafe) var owner: NSObject?
  public override var description: String { "Spelling" }
  public override var hash: Int { 42 }
  public override func isEqual(_ object: Any?) -> Bool { object is Spelling }

  #if os(iOS) && !targetEnvironment(macCatalyst)
  @objc public func onPhone() { log.append("phone") }
  #elseif os(macOS)
  @objc public func onMac() { log.append("mac") }
  #endif
  #if compiler(>=5.9)
  #if canImport(UIKit, _version: 1) || DEBUG
  @objc public func nested() { log.append("nested") }
  #endif
  #endif

  public var selectors: [Selector] {
    [
      #selector(ownLine), #selector(original(_:_:)), #selector(Self.several), #selector(hidden),
      #selector(over(_:) as (Int) -> Void), #selector((over) as (String) -> Void),
      #selector(getter: on), #selector(setter: Spelling.computed), #selector(Spelling.onPhone),
      #selector(nested), Selector("ownLine"), Selector(("hidden")),
      NSSelectorFromString("several:"),
      #selector(NSObject.isEqual(_:)),
    ]
  }
  public static let path = #keyPath(Spelling.text)
}

public final class Holder: NSObject {
  @objc public var spelling = Spelling()
  public weak var anything: AnyObject?
  public var deep: String { #keyPath(Holder.spelling.watched) }
  public var layerKey: String { #keyPath(CALayer.position) }

  public func send() {
    _ = anything?.perform(#selector(Spelling.ownLine))
    let item = UIBarButtonItem(
      title: "a",
      style: .plain,
      target: spelling,
      action: #selector(Spelling.ownLine)
    )
    if let action = item.action { _ = item.target?.perform(action) }
  }
  public func bridged(_ value: Any) -> [String] {
    var found: [String] = []
    if let text = value as? NSString { found.append("text \(text.length)") }
    if let map = value as? [AnyHashable: Any] { found.append("map \(map.count)") }
    if (value as AnyObject) is NSNumber { found.append("number") }
    autoreleasepool { found.append("pool") }
    return found
  }
}

public class Box<Value>: UIViewController {
  public var value: Value?
  public private(set) var taps = 0
  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
  }
  @objc func tapped() { taps += 1 }
}
public final class IntBox: Box<Int> {
  override func tapped() { super.tapped(); super.tapped() }
}

extension UIViewController {
  @objc open func census() -> String { "extension" }
}
public final class Counted: UIViewController {
  public override func census() -> String { super.census() + " overridden" }
}

public enum Palette {
  public static let warm = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static var versions: [Bool] {
    var list: [Bool] = []
    if #available(iOS 13.0, *) { list.append(true) } else { list.append(false) }
    if #available(iOS 9999, *) { list.append(true) } else { list.append(false) }
    if #unavailable(iOS 9999) { list.append(true) } else { list.append(false) }
    return list
  }
  @available(iOS 9999, *)
  public static var future: Int { 1 }
  public static func chain() -> [Int] {
    [3, 1, 2]
      #if os(iOS)
      .sorted()
      #endif
      .map { $0 * 2 }
  }
  public static func choice(_ x: Int) -> String {
    switch x {
    #if os(macOS)
    case 1: return "mac"
    #else
    case 1: return "phone"
    #endif
    default: return "other"
    }
  }
}

#Preview("Box") {
  IntBox()
}
