public import Foundation

// The porting step writes calls of these for `delegate.f?(x)` and `delegate.f != nil`. A class that
// was not lowered counts as implementing all methods of a protocol that it conforms to, as
// nothing else is known of it.

extension NSObjectProtocol {
  /// This object if it implements one of some optional methods, else `nil`.
  @_spi(Porting)
  public func implementing(_ names: String...) -> Self? {
    names.contains { ObjectiveC.responds(self, to: $0) } ? self : nil
  }
}

extension UIBarPositioningDelegate {
  /// This object if it implements one of some optional methods, else `nil`.
  @_spi(Porting)
  public func implementing(_ names: String...) -> Self? {
    names.contains { ObjectiveC.responds(self, to: $0) } ? self : nil
  }
}

extension UISplitViewControllerDelegate {
  /// This object if it implements one of some optional methods, else `nil`.
  @_spi(Porting)
  public func implementing(_ names: String...) -> Self? {
    names.contains { ObjectiveC.responds(self, to: $0) } ? self : nil
  }
}

extension NSTextStorageDelegate {
  /// This object if it implements one of some optional methods, else `nil`.
  @_spi(Porting)
  public func implementing(_ names: String...) -> Self? {
    names.contains { ObjectiveC.responds(self, to: $0) } ? self : nil
  }
}

extension NSLayoutManagerDelegate {
  /// This object if it implements one of some optional methods, else `nil`.
  @_spi(Porting)
  public func implementing(_ names: String...) -> Self? {
    names.contains { ObjectiveC.responds(self, to: $0) } ? self : nil
  }
}
