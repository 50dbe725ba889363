import Foundation

/// Asks the runtime whether an object's deinitialization has begun.
enum ObjectLifetime {
  private typealias Question = @convention(c) (UnsafeMutableRawPointer) -> Bool

  /// The function is looked up by name, as Swift lets nobody declare it.
  ///
  /// Should a later runtime lack it, the answer is "no" and iOS's warning stays out.
  private static let isDeallocating: Question? = {
    guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, "swift_isDeallocating")
    else { return nil }
    return unsafeBitCast(symbol, to: Question.self)
  }()

  /// Whether the object's `deinit` is running.
  static func isEnding(_ object: AnyObject) -> Bool {
    isDeallocating?(Unmanaged.passUnretained(object).toOpaque()) ?? false
  }
}

extension UIViewController {
  /// Whether the controller's `deinit` is running.
  var isBeingFreed: Bool { ObjectLifetime.isEnding(self) }
}
