extension LionCage {
  @objc private func farAway() -> String { "far" }
}
public struct Platform {
  public static var isIOS: Bool {
    #if os(iOS)
    guard #available(iOS 17, *) else { return false }
    return true
    #else
    return false
    #endif
  }
  public static var isSimulator: Bool {
    #if targetEnvironment(simulator)
    return true
    #else
    return false
    #endif
  }
}
