/// Answers questions for the version of the system, as `#available` does on iOS.
@_spi(Porting)
public enum PortingAvailability {
  /// Whether the simulated device runs a version of iOS, or a later one.
  ///
  /// - Parameters:
  ///   - major: The version's first number.
  ///   - minor: The version's second number.
  /// - Returns: Whether it does.
  public static func iOS(_ major: Int, _ minor: Int = 0) -> Bool {
    PortingMainActor.run { UIApplication.shared.device.isAtLeast(major, minor) }
  }
}
