import Foundation

/// A value that writes itself into snapshots of `dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value consists of is listed below its line.
  static var renderChildren: Bool { get }
  /// The line of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// It is not, unless a type says so.
  public static var renderChildren: Bool { false }
}

/// The text of `dump`: like Swift's function of the name, without what changes from run to run.
enum Dump {
  static func text(of value: Any) -> String {
    var lines: [String] = []
    var seen: Set<ObjectIdentifier> = []
    write(value, name: nil, depth: 0, into: &lines, &seen)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func write(
    _ value: Any,
    name: String?,
    depth: Int,
    into lines: inout [String],
    _ seen: inout Set<ObjectIdentifier>
  ) {
    let mirror = Mirror(reflecting: value)
    let convertible = value as? any AnySnapshotStringConvertible
    let rendersChildren = convertible.map { type(of: $0).renderChildren } ?? !isSimple(value)
    var children = rendersChildren ? listed(mirror) : []
    var text = convertible?.snapshotDescription ?? words(value, mirror)
    if mirror.displayStyle == .class, rendersChildren {
      let id = ObjectIdentifier(value as AnyObject)
      if seen.contains(id) {
        children = []
        text += " (circular reference detected)"
      }
      seen.insert(id)
    }
    let mark = children.isEmpty ? "-" : "▿"
    let indent = String(repeating: " ", count: depth * 2)
    lines.append("\(indent)\(mark) \(name.map { "\($0): " } ?? "")\(text)")
    for (label, child) in children {
      write(child, name: label, depth: depth + 1, into: &lines, &seen)
    }
    if mirror.displayStyle == .class { seen.remove(ObjectIdentifier(value as AnyObject)) }
  }

  /// The children with their names; what has no order is sorted by its text.
  private static func listed(_ mirror: Mirror) -> [(String?, Any)] {
    var children: [(String?, Any)] = []
    var current: Mirror? = mirror
    while let level = current {
      children.insert(contentsOf: level.children.map { ($0.label, $0.value) }, at: 0)
      current = level.superclassMirror
    }
    guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else {
      return children
    }
    return children.map { ($0, $1, text(of: $1)) }.sorted { $0.2 < $1.2 }.map { ($0.0, $0.1) }
  }

  private static func isSimple(_ value: Any) -> Bool {
    value is String || value is Substring || value is Character || value is Date || value is URL
      || value is Data || value is UUID || value is Decimal
  }

  private static func words(_ value: Any, _ mirror: Mirror) -> String {
    switch value {
    case let text as String: return text.debugDescription
    case let text as Substring: return String(text).debugDescription
    case let character as Character: return String(character).debugDescription
    case let date as Date: return date.formatted(.iso8601)
    case let url as URL: return url.debugDescription
    case let data as Data: return "\(data.count) bytes"
    default: break
    }
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return counted(count, "element")
    case .set: return counted(count, "member")
    case .dictionary: return counted(count, "key/value pair")
    case .tuple: return "(\(counted(count, "element")))"
    case .optional: return count == 0 ? "nil" : name(of: mirror.subjectType)
    case .enum: return "\(name(of: mirror.subjectType)).\(caseName(value, mirror))"
    case .struct, .class, .foreignReference: return name(of: mirror.subjectType)
    default: return stable(String(describing: value))
    }
  }

  private static func caseName(_ value: Any, _ mirror: Mirror) -> String {
    mirror.children.first?.label ?? String(describing: value)
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func name(of type: Any.Type) -> String { stable(String(describing: type)) }

  /// Takes out addresses and the numbers that Swift gives to local types.
  private static func stable(_ text: String) -> String {
    text.replacing(#/ #\d+/#, with: "").replacing(#/:? ?0x[0-9a-f]+/#, with: "")
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}
