public import Foundation
public import UnderstudyXCTest

/// How values of a format are kept on disk, and told apart.
public struct Diffing<Value> {
  /// Makes the bytes of a file.
  public var toData: (Value) -> Data
  /// Reads the bytes of a file.
  public var fromData: (Data) -> Value
  /// Says what differs, first the reference; `nil` for equal values.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Makes a way to keep and to tell apart.
  ///
  /// - Parameters:
  ///   - toData: Makes the bytes of a file.
  ///   - fromData: Reads the bytes of a file.
  ///   - diff: Says what differs, first the reference; `nil` for equal values.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing<String> {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, text in
        LineDifference(reference, text).map { ($0.description, []) }
      }
    )
  }
}

extension Diffing where Value == Data {
  /// Bytes, compared as a whole.
  public static var data: Diffing<Data> {
    Diffing(
      toData: { $0 },
      fromData: { $0 },
      diff: { reference, data in
        guard reference != data else { return nil }
        let place = zip(reference, data).prefix { $0 == $1 }.count
        return (
          "Expected \(reference.count) bytes, got \(data.count); the first difference is at byte "
            + "\(place).", []
        )
      }
    )
  }
}
