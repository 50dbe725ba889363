/// The words around the anchors of a text.
struct ScannedWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var triggers: Set<Trigger> = []
  private(set) var hits: [Int] = []
  private(set) var classes: [Int] = []
  private(set) var headers: [SourceScan.Header] = []
  private(set) var imports: [String] = []
  private(set) var mentionsMainActor = false
  private(set) var overrides = false
  private(set) var forcesCalls = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Looks at the word whose anchor stands at an index.
  @inline(__always)
  mutating func look(at index: Int) {
    switch bytes[index] {
    case UInt8(ascii: "@"): lookAtAttribute(index)
    case UInt8(ascii: "#"): lookAtDirective(index)
    case UInt8(ascii: "?"): note(.optionalCall, index)
    case UInt8(ascii: "!"):
      // Most are negations: they are no reason to parse a file.
      forcesCalls = true
      hits.append(index)
    case UInt8(ascii: "m"): lookAtImport(index - 1)
    case UInt8(ascii: "n"): lookAtFunction(index - 2)
    case UInt8(ascii: "s"): lookAtClass(index - 3)
    case UInt8(ascii: "o"):
      if has("protocol ", index - 4) { note(header: true, index - 4, 9) }
    case UInt8(ascii: "r"):
      if has("override ", index - 3) { overrides = true }
      if has(".perform(", index - 3) { note(.message, index) }
    case UInt8(ascii: "R"):
      if has("URL", index - 1), isNetworking(index - 1) { note(.networking, index) }
    case UInt8(ascii: "P"): if has("HTTPCookie", index - 3) { note(.networking, index) }
    case UInt8(ascii: "."): lookAtDot(index)
    case UInt8(ascii: "<"): lookAtConstraint(index, end: UInt8(ascii: "{"))
    case UInt8(ascii: "w"): if has("where ", index) { lookAtConstraint(index, end: 0) }
    case UInt8(ascii: "S"):
      if has("Self(", index) || has("Self.init(", index) { note(.classValue, index) }
    case UInt8(ascii: "d"): if has("associatedtype ", index - 9) { note(.classValue, index) }
    case UInt8(ascii: "c"): if has("asyncAfter", index - 4) { note(.asyncAfter, index) }
    case UInt8(ascii: "y"): lookAtY(index)
    default: break
    }
  }

  private mutating func lookAtDot(_ index: Int) {
    if has(").description()", index - 1) { note(.classDescription, index) }
    if has(".Type", index) || has("self.init(", index - 4) || has(").init(", index - 1)
      || has(".init(rootViewController", index)
    {
      note(.classValue, index)
    }
  }

  /// Whether a class of Apple's binds a parameter on the line, as in `<Cell: UITableViewCell>`.
  private mutating func lookAtConstraint(_ start: Int, end: UInt8) {
    var index = start + 1
    while index + 3 < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != end,
      bytes[index] != UInt8(ascii: ">"), index - start < 200
    {
      if has(": UI", index) || has(": NS", index) { return note(.classValue, start) }
      index += 1
    }
  }

  private mutating func lookAtY(_ index: Int) {
    if has("dynamic ", index - 1) { note(.dynamic, index - 1) }
    if has("as AnyObject)", index - 5) { note(.message, index) }
    if has("[AnyObject]", index - 3) { note(.objectList, index - 3) }
    if has("forKeyPath", index - 5) { note(.observing, index - 5) }
  }

  private mutating func lookAtAttribute(_ index: Int) {
    if has("@objc", index) || has("@nonobjc", index) {
      note(.objc, index)
    } else if has("@IB", index) {
      note(.interfaceBuilder, index)
    } else if has("@NS", index) {
      note(.managed, index)
      if has("@NSApplicationMain", index) { note(.applicationMain, index) }
    } else if has("@main", index) {
      note(.main, index)
    } else if has("@MainActor", index) {
      mentionsMainActor = true
    } else if has("@convention(block)", index) {
      note(.convention, index)
    } else if has("@convention(c)", index) {
      note(.functionOfC, index)
    } else if has("@GKInspectable", index) {
      note(.gameplay, index)
    } else if has("@UIApplicationMain", index) {
      note(.applicationMain, index)
    }
  }

  private mutating func lookAtDirective(_ index: Int) {
    if has("#if", index) || has("#elseif", index) {
      lookAtCondition(index)
    } else if has("#selector", index) {
      note(.selector, index)
    } else if has("#keyPath", index) {
      note(.keyPath, index)
    } else if has("#Preview", index) {
      note(.preview, index)
    } else if has("#colorLiteral", index) || has("#imageLiteral", index)
      || has("#fileLiteral", index)
    {
      note(.literal, index)
    } else if has("#available", index) || has("#unavailable", index) {
      note(.availability, index)
    }
  }

  private static let conditions: [(StaticString, Trigger)] = [
    ("os(", .platform), ("canImport(", .canImport), ("targetEnvironment(", .environment),
    ("_runtime(", .runtime), ("SWIFT_PACKAGE", .package),
  ]

  /// A condition goes to the end of its line.
  private mutating func lookAtCondition(_ start: Int) {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      for (word, trigger) in Self.conditions where has(word, index) { note(trigger, start) }
      index += 1
    }
  }

  private mutating func lookAtImport(_ start: Int) {
    guard has("import ", start) else { return }
    let name = identifier(at: start + 7)
    guard !name.isEmpty, !isKind(name, before: start + 7 + name.utf8.count) else { return }
    imports.append(name)
    if has("import UIKit.", start) { note(.submodule, start) }
  }

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Whether a word tells what is imported from a module whose name follows.
  private func isKind(_ word: String, before index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: " ") && Self.importKinds.contains(word)
  }

  private mutating func lookAtFunction(_ start: Int) {
    guard has("func ", start) else { return }
    let name = start + 5
    if has("responds(to", name) { note(.responds, start) }
    if has("forwardingTarget(", name) { note(.forwarding, start) }
    if has("value(for", name) { note(.keyedValue, start) }
    if has("setValue(", name) { note(.setKeyedValue, start) }
    if has("awakeFromNib(", name) { note(.awakening, start) }
    if DelegateScan.declares(bytes, name) { note(.delegateMethod, start) }
  }

  private mutating func lookAtClass(_ start: Int) {
    guard has("class ", start), start == 0 || !SourceScan.isIdentifier(bytes[start - 1]) else {
      return
    }
    classes.append(start)
    note(header: false, start, 6)
  }

  private mutating func note(header isProtocol: Bool, _ start: Int, _ width: Int) {
    guard start == 0 || !SourceScan.isIdentifier(bytes[start - 1]) else { return }
    headers.append(SourceScan.Header(isProtocol: isProtocol, offset: start + width))
  }

  private mutating func note(_ trigger: Trigger, _ index: Int) {
    triggers.insert(trigger)
    hits.append(index)
  }

  @inline(__always)
  func has(_ word: StaticString, _ start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= bytes.count else { return false }
    let pointer = word.utf8Start
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != pointer[index] {
      return false
    }
    return true
  }

  private func identifier(at start: Int) -> String {
    var end = start
    while end < bytes.count, SourceScan.isIdentifier(bytes[end]) { end += 1 }
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
  }

  private func isNetworking(_ start: Int) -> Bool {
    Self.networking.contains { has($0, start + 3) }
  }

  /// What follows `URL` in the names of SourceScan.networking.
  private static let networking: [StaticString] = [
    "Session", "Request", "Response", "Cache", "Credential", "ProtectionSpace",
    "AuthenticationChallenge", "Protocol",
  ]
}
