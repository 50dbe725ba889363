import UIKit

open class Screen: UIViewController {
  public var log: [String] = []
}
extension Screen {
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.append("Screen.viewDidLoad")
    setUp(with: 1)
  }
  @objc open func setUp(with number: Int) { log.append("Screen.setUp \(number)") }
  @objc var kind: String { "base" }
}
public final class Derived: Screen {
  public override func setUp(with number: Int) {
    super.setUp(with: number)
    log.append("Derived.setUp \(number) \(kind)")
  }
  override var kind: String { "derived of " + super.kind }
}

public final class Proxy: NSObject {
  public var back: NSObject?
  public var unknown: [String] = []
  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || back?.responds(to: aSelector) == true
  }
  public override func forwardingTarget(for aSelector: Selector!) -> Any? { back }
  public override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
}
