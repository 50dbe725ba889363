public import Foundation

// As members of NSObject they cannot be overridden; a class of the app declares its own, which the
// loader finds by its name.
extension NSObjectProtocol {
  /// Called when the object was made from a nib and connected.
  public func awakeFromNib() {}

  /// Called when Interface Builder draws the object.
  public func prepareForInterfaceBuilder() {}
}
