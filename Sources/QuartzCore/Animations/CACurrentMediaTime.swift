import Clockwork
public import CoreGraphics

/// The virtual time in seconds; it stands still during a turn of the main loop.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { MainLoop.current.now.seconds }
}
