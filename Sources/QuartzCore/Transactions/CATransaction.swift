public import CoreGraphics
public import Foundation

/// A group of changes that reach the screen together.
///
/// Transactions nest; the outermost one counts for the screen. A change outside
/// any of them belongs to an implicit one that the main loop's commit ends.
///
/// A completion block runs when all animations that were added after it was set
/// have ended, at once at the commit if there are none.
///
/// Status: partial · A
open class CATransaction: NSObject {
  /// Starts a transaction inside the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Ends the transaction that was started last.
  open class func commit() { TransactionStack.current.commit() }

  /// Ends the implicit transaction now: layout and display are done at once.
  open class func flush() { TransactionStack.current.flush() }

  /// Takes the lock over the layer tree; there is one thread only.
  open class func lock() {}

  /// Gives the lock back.
  open class func unlock() {}

  /// The duration of animations that have none; 0.25 seconds at first.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.find(\.duration) ?? 0.25
  }

  /// Sets the duration for this transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.top.duration = dur
  }

  /// The pacing of implicit animations; `nil` for the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.find(\.timingFunction)
  }

  /// Sets the pacing for this transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.top.timingFunction = function
  }

  /// Whether changes cause no animations.
  open class func disableActions() -> Bool {
    TransactionStack.current.find(\.disablesActions) ?? false
  }

  /// Sets whether changes in this transaction cause no animations.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.top.disablesActions = flag
  }

  /// The block that runs when the animations of this transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current.top.completion?.block
  }

  /// Sets that block; it covers the animations that are added from now on.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// The value of a key of this transaction.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.find { $0.values[key] }
    }
  }

  /// Keeps a value under a key of this transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.current.top.values[key] = anObject
    }
  }

  /// Keeps the completion blocks of the current transactions waiting.
  ///
  /// For a transition that starts its animations later than the call that asks
  /// for it; `nil` if nobody waits.
  package static func hold() -> TransactionHold? { TransactionStack.current.hold() }
}

/// The key of the duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch for actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
