/// A source of random bytes.
///
/// Status: complete · A
public struct SecRandomRef: Sendable {}

/// The source of random bytes of the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
///
/// - Parameters:
///   - rnd: The source.
///   - count: How many bytes.
///   - bytes: The memory.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator),
      toByteOffset: index,
      as: UInt8.self
    )
  }
  return errSecSuccess
}
