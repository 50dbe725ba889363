public import Foundation
public import XCTest

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

/// Something to keep with the results of a test.
///
/// - Differs: attachments are taken and not written anywhere.
public final class XCTAttachment {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways
    /// Unless the test passes.
    case deleteOnSuccess
  }

  /// How long it is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The name in the report.
  public var name: String?

  /// Creates an attachment from a text.
  public init(string: String) {}

  /// Creates an attachment from data.
  public init(data payload: Data) {}

  /// Creates an attachment from data of a type.
  public init(data payload: Data, uniformTypeIdentifier identifier: String) {}
}

extension XCTestCase {
  /// Keeps something for the report.
  public func add(_ attachment: XCTAttachment) {}
}
