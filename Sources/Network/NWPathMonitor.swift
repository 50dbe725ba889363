import Clockwork
public import Dispatch
import Foundation
import UIKit

/// Tells when the way into the network changes.
///
/// The network is a matter of the test: `stage.network.connect(over: [.cellular])`,
/// `stage.network.disconnect()`. Until then it is reached by the air at home. The handler is called on the
/// given queue; for the main queue, in a turn of the main loop.
///
/// - Differs: a monitor that watches nothing but one kind of way, or leaves some out, sees only the
///   ways of its kinds.
/// - Evidence: Apple's documentation of the class (A)
///
/// Status: partial · A
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private let isMeant: @Sendable (NWInterface.InterfaceType) -> Bool
  private var handler: (@Sendable (NWPath) -> Void)?
  private var chosenQueue: DispatchQueue?
  private var isCancelled = false

  /// Watches all ways.
  public convenience init() { self.init { _ in true } }

  /// Watches one kind of way.
  ///
  /// - Parameter requiredInterfaceType: The kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init { $0 == requiredInterfaceType }
  }

  /// Leaves out some kinds of ways.
  ///
  /// - Parameter prohibitedInterfaceTypes: The kinds.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init { !prohibitedInterfaceTypes.contains($0) }
  }

  private init(isMeant: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
    self.isMeant = isMeant
  }

  /// Is told each change, and the beginning.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Where the handler is called.
  public var queue: DispatchQueue? { lock.withLock { chosenQueue } }

  /// How the network is reached now.
  public var currentPath: NWPath {
    let path = MainQueue.atOnce { NetworkReach.current.path }
    let interfaces = path.availableInterfaces.filter { isMeant($0.type) }
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : path.status,
      interfaces: interfaces,
      isExpensive: path.isExpensive,
      isConstrained: path.isConstrained
    )
  }

  /// Begins, and tells the present path.
  ///
  /// - Parameter queue: Where the handler is called.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard chosenQueue == nil, !isCancelled else { return false }
      chosenQueue = queue
      return true
    }
    guard isFirst else { return }
    MainQueue.run {
      NetworkReach.current.add(self)
      self.tell()
    }
  }

  /// Ends; a monitor cannot begin again.
  public func cancel() {
    lock.withLock { isCancelled = true }
    MainQueue.run { NetworkReach.current.remove(self) }
  }

  @MainActor func tell() {
    let path = currentPath
    guard let queue else { return }
    let call: @Sendable () -> Void = { [weak self] in
      guard let self, !self.lock.withLock({ self.isCancelled }) else { return }
      self.pathUpdateHandler?(path)
    }
    if MainQueue.isMain(queue) {
      UIApplication.shared.mainLoop.post("NWPathMonitor") { call() }
    } else {
      queue.async(execute: call)
    }
  }
}
