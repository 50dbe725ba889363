import UIKit
#if canImport(ObjectiveC)
import ObjectiveC
#endif
#if os(iOS)
import Foundation
#endif

public class Cage<Animal>: NSObject {
  @objc public var isOpen = false
  @objc public func open() { isOpen = true }
  @objc public func shut(_ sender: Any?) { isOpen = false }
  public var selectors: [Selector] {
    [#selector(open), #selector(shut), #selector(getter: isOpen), #selector(setter: isOpen)]
  }
}
public final class LionCage: Cage<String> {
  @objc public func roar(at person: String, loudly: Bool) -> String { person + (loudly ? "!" : "") }
  @objc public class func classMethod() -> String { "class" }
  public static var roarSelector: Selector { #selector(roar(at:loudly:)) }
  public static var classSelector: Selector { #selector(LionCage.classMethod) }
}

@objcMembers open class Zoo: NSObject {
  open var visitors = 0
  dynamic open var label: String? = "zoo"
  open lazy var lazyValue: Int = 3
  open func visit() { visitors += 1 }
  open func visitMany(_ count: Int) { visitors += count }
  open func take(_ closure: @escaping () -> Void, then other: ((Int) -> Void)?) {
    closure(); other?(2)
  }
  private func secret() {}
  struct Plan { var x = 0 }
  enum Kind: Int { case small }
  func usesSwiftTypes(_ plan: Plan, kind: Kind) -> Plan { plan }
  func generic<T>(_ x: T) {}
  func variadic(_ x: Int...) {}
  func inoutish(_ x: inout Int) {}
  func tuple() -> (Int, Int) { (1, 2) }
  func opaque() -> some Equatable { 3 }
  func later() async -> Int { 1 }
  func failing() throws -> Int { throw CancellationError() }
  var computed: Int {
    get { 1 }
    set { visitors = newValue }
  }
  var observed = 1 { didSet { visitors += 1 } }
}
public class SubZoo: Zoo {
  public override func visit() { super.visit(); visitors += 10 }
}

@IBDesignable
public class Badge: UIView {
  @IBInspectable public var radius: CGFloat = 2 { didSet { setNeedsLayout() } }
  @IBOutlet public weak var host: UIView!
  @IBOutlet public var views: [UIView]!
  public var taps: [String] = []
  private let timerInterval = 0.5
  public var timer: Timer?
  public lazy var tap: Selector = #selector(tapped(_:))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(changed(_:)),
      name: .init("zoo"),
      object: nil
    )
  }
  public required init?(coder: NSCoder) { fatalError() }
  deinit { NotificationCenter.default.removeObserver(self) }
  @objc private func changed(_ n: Notification) { taps.append(n.name.rawValue) }
  @IBAction func tapped(_ sender: UIView) { taps.append("tapped") }
  public func start() {
    timer = Timer.scheduledTimer(
      timeInterval: timerInterval,
      target: self,
      selector: #selector(tick),
      userInfo: nil,
      repeats: true
    )
    perform(#selector(late(_:)), with: "x", afterDelay: 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.taps.append("after")
    }
  }
  @objc func tick() { taps.append("tick"); if taps.count > 3 { timer?.invalidate() } }
  @objc func late(_ x: String) { taps.append("late " + x) }
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case #selector(tick), #selector(UIResponder.becomeFirstResponder): return true
    default: return action == #selector(late(_:))
    }
  }
}

private var tagKey: UInt8 = 0
public extension UIView {
  var note: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  @objc func blinkAll() { note = "blinked" }
  var blink: Selector { #selector(blinkAll) }
}

public enum Outer {
  public class Inner: UIViewController {
    public var count = 0
    @objc func go() { count += 1 }
    public func run() {
      perform(#selector(go)); perform(#selector(Outer.Inner.go)); perform(#selector(self.go));
      perform(Selector(("go")))
    }
    public class Deeper: NSObject {
      @objc public var v = 1; public static let path = #keyPath(Deeper.v)
    }
  }
}
public func local() -> Int {
  class Local: NSObject {
    var n = 0; @objc func bump() { n += 1 };
    func fire() { perform(#selector(bump)); perform(#selector(Local.bump)) }
  }
  let l = Local(); l.fire(); return l.n
}
@available(iOS 16, *) @objc public enum Level: Int { case low, high }
@objc extension SubZoo { public func fromExtension() -> String { "ext" } }
extension Outer.Inner: UITextFieldDelegate {}
@MainActor public final class Model: NSObject {
  @objc public var value = 1; @objc func bump() { value += 1 };
  public func go() { _ = perform(#selector(bump)) }
}
extension NSObject { @objc public func onAnything() -> String { "any" } }
