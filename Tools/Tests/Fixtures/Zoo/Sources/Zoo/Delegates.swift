import UIKit

@objc public protocol Base: NSObjectProtocol {
  @objc optional func baseEvent()
}
@objc public protocol KeeperDelegate: Base {
  func keeper(_ keeper: Keeper, mustHandle x: Int) -> Bool
  @objc optional func keeper(
    _ keeper: Keeper,
    didFeed animal: String,
    completion: @escaping (Bool) -> Void
  )
  @objc optional func keeper(_ keeper: Keeper, portionFor animal: String) -> Int
  @objc optional func keeperWillClose(_ keeper: Keeper)
  @objc optional var nickname: String { get }
  @objc optional var mood: Int { get set }
  @objc optional func title(for animal: String?) -> String?
}

public final class Keeper: NSObject {
  public weak var delegate: KeeperDelegate?
  public var onClose: (() -> Void)?
  public private(set) var log: [String] = []
  public override init() { super.init() }

  public func feed(_ animal: String) -> Int {
    let portion = delegate?.keeper?(self, portionFor: animal) ?? 1
    delegate?.keeper?(self, didFeed: animal) { ok in
      self.log.append("fed \(animal) \(ok)")
    }
    delegate?.baseEvent?()
    if let title = delegate?.title?(for: animal) { log.append(title ?? "untitled") }
    return portion
  }
  public func close() {
    if delegate?.keeperWillClose != nil { log.append("asked") }
    guard let close = delegate?.keeperWillClose else { log.append("no close"); return }
    close(self)
    onClose?()
  }
  public var name: String { delegate?.nickname ?? "anonymous" }
  public var mood: Int { delegate?.mood ?? -1 }
  public var canFeed: Bool {
    if let d = delegate, let _ = d.keeper(_:portionFor:) { return true }
    return false
  }
}
