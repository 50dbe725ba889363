public import Foundation

extension NSAttributedString {
  /// Creates an empty text; Foundation on Linux does not inherit the initialiser without arguments.
  ///
  /// - Parameter nothing: Left out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
