public import Foundation
public import UIKit
public import XCTest

/// Something to keep with the results of a test.
///
/// - Differs: attachments are taken and not written anywhere.
open class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways
    /// Unless the test passes.
    case deleteOnSuccess
  }

  /// How well a picture is kept.
  public enum ImageQuality: Int, Sendable {
    /// As it is.
    case original
    /// Compressed a little.
    case medium
    /// Compressed.
    case low
  }

  /// How long it is kept.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The name in the report.
  open var name: String?
  /// The kind of its data.
  public let uniformTypeIdentifier: String
  /// Whatever the test says about it.
  open var userInfo: [AnyHashable: Any]?
  /// Its data, if it has any here.
  package let payload: Data?

  /// Creates an attachment from data of a kind.
  ///
  /// - Parameters:
  ///   - identifier: The kind; plain data by default.
  ///   - name: The name in the report.
  ///   - payload: The data.
  ///   - userInfo: Whatever the test says about it.
  public init(
    uniformTypeIdentifier identifier: String?,
    name: String?,
    payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
    self.payload = payload
    super.init()
  }

  /// Creates an attachment from a text.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates an attachment from data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Creates an attachment from data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment from a picture, whose data is not made.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.image", name: nil, payload: nil)
  }

  /// Creates an attachment from a picture, whose data is not made.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Creates an attachment from a file.
  public convenience init(contentsOfFile url: URL) {
    let data = FileManager.default.contents(atPath: url.path)
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: data)
  }

  /// Creates an attachment from the file of a type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    let data = FileManager.default.contents(atPath: url.path)
    self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: data)
  }

  /// Creates an attachment from an object of a property list.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object,
      format: .xml,
      options: 0
    )
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }
}

extension XCTestCase {
  /// Keeps something for the report.
  public func add(_ attachment: XCTAttachment) {}

  /// Takes a handler for alerts that other apps show; there are none, so it is never called.
  ///
  /// - Parameters:
  ///   - handlerDescription: What the handler does.
  ///   - handler: Would deal with the alert.
  /// - Returns: What `removeUIInterruptionMonitor` takes.
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping (NSObject) -> Bool
  ) -> any NSObjectProtocol { NSObject() }

  /// Takes a handler for alerts away.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {}
}

extension XCTestSuite {
  /// All tests, empty here: which tests run is decided when they are built.
  public class var `default`: XCTestSuite { XCTestSuite(name: "All tests") }
}
