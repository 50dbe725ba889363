/// The kind of the device; the name that code from before iOS 13 uses.
///
/// Status: complete · A
///
/// - Returns: What `UIDevice.current.userInterfaceIdiom` says.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
