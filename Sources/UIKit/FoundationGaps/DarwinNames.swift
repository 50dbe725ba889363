public import Foundation

// Functions of Darwin's C library that Foundation brings along on iOS and Linux lacks, or has with
// another type.

/// How a mutex chooses who is next: the first who comes; the only way of Linux.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// How a mutex chooses who is next: in turn, which Linux does not offer.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Chooses how a mutex decides who is next.
///
/// - Parameters:
///   - attributes: The attributes of a mutex to come.
///   - policy: The policy.
/// - Returns: Zero, as on iOS; Linux has one policy.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?,
  _ policy: Int32
) -> Int32 { 0 }

/// Sets the kind of a mutex; the constants of Linux are of another type than its function takes.
///
/// - Parameters:
///   - attributes: The attributes of a mutex to come.
///   - type: The kind, such as `PTHREAD_MUTEX_RECURSIVE`.
/// - Returns: Zero, or the error.
@discardableResult
public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>,
  _ type: Int
) -> Int32 {
  Foundation.pthread_mutexattr_settype(attributes, Int32(type))
}
