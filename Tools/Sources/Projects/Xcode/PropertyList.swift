import Foundation

/// Reads property lists of every format, and JSON, into values of unknown shape.
package enum PropertyList {
  /// The value that a file holds.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - what: What the file is, as a message calls it, such as `the project file`.
  /// - Returns: The value; dates and data are left out.
  /// - Throws: ``ToolError`` if the file cannot be read or is neither a property list nor JSON.
  package static func read(_ path: String, what: String) throws -> JSONValue {
    guard let data = FileManager.default.contents(atPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw ToolError(
        what: exists ? "\(what) cannot be read" : "\(what) does not exist",
        place: path,
        advice: exists ? ["Check its permissions."] : []
      )
    }
    if let first = data.first(where: { $0 > 32 }), first == UInt8(ascii: "{"),
      let json = try? JSONSerialization.jsonObject(with: data)
    {
      return value(json)
    }
    if let line = conflict(in: data) {
      throw ToolError(
        what: "\(what) holds an unresolved merge conflict",
        place: "\(path):\(line)",
        advice: ["Resolve the conflict; nothing was built."]
      )
    }
    do {
      let object = try QuietErrors.during {
        try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      }
      return value(object)
    } catch {
      throw ToolError(what: "\(what) is broken", place: path, advice: [reason(error)])
    }
  }

  /// Foundation's objects as values.
  static func value(_ object: Any) -> JSONValue {
    switch object {
    case let text as String: .string(text)
    case let list as [Any]: .array(list.map(value))
    case let members as [String: Any]: .object(members.mapValues(value))
    case let flag as Bool: .bool(flag)
    case let number as Int: .number(Double(number))
    case let number as Double: .number(number)
    default: .null
    }
  }

  /// A value as Foundation writes it.
  static func object(_ value: JSONValue) -> Any {
    switch value {
    case .null: ""
    case .bool(let flag): flag
    case .number(let number): Int(exactly: number) as Any? ?? number
    case .string(let text): text
    case .array(let list): list.map(object)
    case .object(let members): members.mapValues(object)
    }
  }

  /// The text of a property list in XML.
  package static func xml(_ value: JSONValue) -> String {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object(value),
      format: .xml,
      options: 0
    )
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The line of a mark that a version control system leaves.
  private static func conflict(in data: Data) -> Int? {
    let lines = data.split(separator: 10, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: Data("<<<<<<< ".utf8)) }.map { $0 + 1 }
  }

  /// What the reader found, without the words around it.
  private static func reason(_ error: any Error) -> String {
    var error = error as NSError
    while let inner = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError {
      error = inner
    }
    let text = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return "The reader says: \(text)"
  }
}

/// Keeps the error stream free of what libraries print besides the errors that they throw.
private enum QuietErrors {
  static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let kept = dup(STDERR_FILENO)
    let sink = open("/dev/null", O_WRONLY)
    guard kept >= 0, sink >= 0 else { return try work() }
    dup2(sink, STDERR_FILENO)
    defer {
      dup2(kept, STDERR_FILENO)
      close(kept)
      close(sink)
    }
    return try work()
  }
}
