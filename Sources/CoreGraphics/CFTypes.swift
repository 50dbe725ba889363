public import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// An array as C functions take it.
public typealias CFArray = NSArray

/// A string as C functions take it.
public typealias CFString = String

/// Bytes as C functions take them.
public typealias CFData = NSData

/// A dictionary as C functions take it.
public typealias CFDictionary = NSDictionary

/// An address as C functions take it.
public typealias CFURL = NSURL

/// Any object as C functions take it.
public typealias CFTypeRef = AnyObject

/// A truth value as C functions take it.
public typealias CFBoolean = NSNumber

/// The true value.
public let kCFBooleanTrue: CFBoolean? = NSNumber(value: true)

/// The false value.
public let kCFBooleanFalse: CFBoolean? = NSNumber(value: false)
