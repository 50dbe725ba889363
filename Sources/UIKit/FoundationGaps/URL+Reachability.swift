public import Foundation

extension URL {
  /// Whether the file is there, or promised by a service; here files are there, or not.
  ///
  /// - Returns: `true`.
  /// - Throws: An error of Foundation if it is not there.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
