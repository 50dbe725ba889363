public import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// An array as C functions take it.
public typealias CFArray = NSArray

/// A string as C functions take it.
public typealias CFString = String
