public import CoreGraphics

/// What a C function of Apple's answers; zero is success.
public typealias OSStatus = Int32

/// It worked.
public let errSecSuccess: OSStatus = 0
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4
/// Reading or writing failed.
public let errSecIO: OSStatus = -36
/// An argument is wrong.
public let errSecParam: OSStatus = -50
/// Memory is short.
public let errSecAllocate: OSStatus = -108
/// The user gave up.
public let errSecUserCanceled: OSStatus = -128
/// The request is wrong.
public let errSecBadReq: OSStatus = -909
/// Something inside failed.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not the owner.
public let errSecAuthFailed: OSStatus = -25293
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The user must not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The bytes are wrong.
public let errSecDecode: OSStatus = -26275
/// A value is wrong.
public let errSecInvalidValue: OSStatus = -67689
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// What an answer means, in English.
///
/// - Parameters:
///   - status: The answer.
///   - reserved: Left out.
/// - Returns: `nil` for a number that is not known.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "It worked."
  case errSecUnimplemented: "There is no such function."
  case errSecIO: "Reading or writing failed."
  case errSecParam: "An argument is wrong."
  case errSecAllocate: "Memory is short."
  case errSecUserCanceled: "The user gave up."
  case errSecBadReq: "The request is wrong."
  case errSecInternalComponent: "Something inside failed."
  case errSecNotAvailable: "There is no keychain."
  case errSecAuthFailed: "The user is not the owner."
  case errSecDuplicateItem: "The item is there already."
  case errSecItemNotFound: "There is no such item."
  case errSecNoSuchAttr: "There is no such attribute."
  case errSecInteractionNotAllowed: "The user must not be asked."
  case errSecDecode: "The bytes are wrong."
  case errSecInvalidValue: "A value is wrong."
  case errSecMissingEntitlement: "The app lacks an entitlement."
  default: nil
  }
}
