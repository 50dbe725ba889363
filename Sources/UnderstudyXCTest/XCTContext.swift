/// A named part of a test.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }
  /// Keeps something for the report.
  func add(_ attachment: XCTAttachment)
}

/// Runs named parts of tests.
public enum XCTContext {
  /// Runs a block as a part with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The part.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  @discardableResult
  public static func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }

  private final class Activity: XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }
}
