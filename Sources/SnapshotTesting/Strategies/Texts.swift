public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Texts as they are, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// All that a value consists of, sorted where Swift knows no order.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { Dump.text(of: $0) }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Dictionaries, arrays and what else JSON knows, as JSON with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Any) in
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
      else { return "\(value) is no JSON object" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, indented, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON.
  ///
  /// - Parameter encoder: What writes it.
  /// - Returns: The strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(as: "json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as a property list.
  ///
  /// - Parameter encoder: What writes it.
  /// - Returns: The strategy.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(as: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    as name: String,
    _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "\(Value.self) cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = name
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function, as a table of its results for all cases.
  ///
  /// - Parameter witness: What writes one result.
  /// - Returns: The strategy for functions.
  public static func `func`<Output>(
    into witness: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var strategy = Snapshotting<(Value) -> Output, Format>(
      pathExtension: "csv",
      diffing: .lines,
      asyncSnapshot: { function in
        let rows = Value.allCases.map { value in
          witness.snapshot(function(value)).map { (input: "\(value)", output: $0) }
        }
        return rows.reduce(Async(value: [String]())) { done, row in
          Async { callback in
            done.run { lines in
              row.run { callback(lines + ["\(quoted($0.input)),\(quoted($0.output))"]) }
            }
          }
        }.map { $0.joined(separator: "\n") }
      }
    )
    strategy.limit = witness.limit
    return strategy
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
