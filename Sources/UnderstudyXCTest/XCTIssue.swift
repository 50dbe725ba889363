public import Foundation

/// A place in a source file.
public final class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// Creates a place in the file of a URL.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// Creates a place in the file of a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates a place as `#filePath` and `#line` name it.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

/// Where an issue comes from.
///
/// - Differs: there is no call stack.
public final class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The place, if it is known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context without a place.
  public convenience override init() { self.init(location: nil) }

  /// Creates a context of a place.
  public init(location: XCTSourceCodeLocation?) {
    self.location = location
    super.init()
  }

  /// Creates a context of a place; the call stack is left out.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(location: location)
  }
}

/// Something that went wrong in a test.
public struct XCTIssue {
  /// What kind of thing went wrong.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure = 0
    /// An error reached XCTest.
    case thrownError = 1
    /// An exception reached XCTest.
    case uncaughtException = 2
    /// A performance baseline was missed.
    case performanceRegression = 3
    /// The system failed.
    case system = 4
    /// An expected failure did not happen.
    case unmatchedExpectedFailure = 5
  }

  /// How bad it is.
  public enum Severity: Int, Sendable {
    /// Not a failure.
    case warning = 4
    /// A failure.
    case error = 8
  }

  /// The kind.
  public var type: IssueType
  /// The text for a list, without values that change.
  public var compactDescription: String
  /// The whole text; the short one if there is none.
  public var detailedDescription: String?
  /// Where it comes from.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that caused it.
  public var associatedError: (any Error)?
  /// What is kept with it.
  public var attachments: [XCTAttachment]
  /// How bad it is.
  public var severity = Severity.error

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - type: The kind.
  ///   - compactDescription: The text for a list.
  ///   - detailedDescription: The whole text.
  ///   - sourceCodeContext: Where it comes from.
  ///   - associatedError: The error that caused it.
  ///   - attachments: What is kept with it.
  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Keeps something with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// The text for people.
  public var description: String { detailedDescription ?? compactDescription }
}
