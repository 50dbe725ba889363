import Clockwork
import Foundation
import UIKit

/// The device that a run asks for, for tests that name none.
///
/// `understudy test --device "iPhone-SE landscape"` puts the words into the environment variable
/// `UNDERSTUDY_DEVICE`.
@MainActor
package enum RequestedDevice {
  /// The name of the environment variable.
  package static let variable = "UNDERSTUDY_DEVICE"

  /// The device, if the environment names one; words that are not understood end the process.
  static let device: Device? = {
    guard let words = ProcessInfo.processInfo.environment[variable], !words.isEmpty else {
      return nil
    }
    do {
      return try Device(words)
    } catch {
      fatalError("understudy test --device \"\(words)\": \(error)")
    }
  }()

  /// Puts the application of tests that use no stage on the device; once, and before they begin.
  package static func use() {
    guard let device, MainLoop.current.owner == nil else { return }
    let application = UIApplication(loop: MainLoop.current, device: SimulatedDevice(device))
    application.setShare(device.multitasking.share, of: application.defaultScene)
  }
}

extension Device {
  /// What a stage stands on that names no device: the one of the run, else the usual phone.
  @MainActor public static var requested: Device { RequestedDevice.device ?? .standard }
}
