/// The generated lines by which a module finds classes by the names that they have on iOS.
enum ClassNameShim {
  /// The text, for the end of the generated file of each target.
  static let text = """
    nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNames.find(aClassName) }

    """

  /// The classes of a file that `@objc(Name)` gives another name, for the runtime.
  static func givenNames(in text: String, module: String) -> [String] {
    guard text.contains("@objc(") else { return [] }
    let pattern =
      /@objc\((?<given>\w+)\)\s*(?:@\w+\s+|public\s+|open\s+|final\s+|internal\s+)*class\s+(?<name>\w+)/
    return text.matches(of: pattern).map { "\($0.output.given)=\(module).\($0.output.name)" }
  }
}
