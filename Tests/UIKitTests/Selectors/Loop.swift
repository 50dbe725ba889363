import Clockwork
import Foundation

@testable import UIKit

/// A manual main loop with an application that records exceptions.
@MainActor
final class Loop {
  let main = MainLoop(mode: .manual)
  private(set) var exceptions: [UIKitException] = []
  private let previous = MainLoop.current

  init() {
    MainLoop.current = main
    UIApplication.shared.exceptionHandler = { [weak self] in self?.exceptions.append($0) }
  }

  func advance(_ seconds: Double) {
    main.advance(by: .seconds(seconds))
  }

  func close() {
    UIApplication.shared.exceptionHandler = nil
    MainLoop.current = previous
  }
}
