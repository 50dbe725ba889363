import Foundation

/// Asks the runtime whether an object's deinitialization has begun.
///
/// The function is looked up by name, as Swift lets nobody declare it. Should a
/// later runtime lack it, the answer is "no" and iOS's warning stays out.
private let isDeallocating: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? = {
  guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, "swift_isDeallocating")
  else { return nil }
  return unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Bool).self)
}()

extension UIViewController {
  /// Whether the controller's `deinit` is running.
  var isBeingFreed: Bool {
    isDeallocating?(Unmanaged.passUnretained(self).toOpaque()) ?? false
  }
}
