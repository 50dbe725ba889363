/// What a source file holds that may need lowering, found in one pass over its bytes.
///
/// A file without a trigger is not parsed. In one that is parsed, the places found here let the
/// passes leave out the bodies in which nothing stands for them.
struct SourceScan: Sendable {
  private(set) var triggers: Set<Trigger> = []
  /// Where something stands that passes look for inside bodies, in ascending order.
  private(set) var hits: [Int] = []
  /// Where classes begin, in ascending order.
  private(set) var classes: [Int] = []
  /// Whether the text overrides anything.
  private(set) var overrides = false
  /// Whether calls may force an optional function, `f!(x)`.
  private(set) var forcesCalls = false
  /// Whether a delegate may be asked if it implements a method of UIKit's.
  private(set) var asksDelegates = false
  /// Where the names of classes and protocols stand that are declared.
  private(set) var headers: [Header] = []

  /// The place behind `class` or `protocol`.
  struct Header: Sendable {
    var isProtocol: Bool
    var offset: Int
  }

  /// Scans a text.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - isImportable: Whether a module can be imported as it stands.
  init(_ text: String, isImportable: (String) -> Bool = { _ in true }) {
    var text = text
    text.withUTF8 { scan($0, isImportable) }
  }

  /// The types that stand in FoundationNetworking.
  static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
  ]

  private static let search = AnchorSearch(
    "@",
    "#",
    "?(",
    "!(",
    "mp",
    "yn",
    "cA",
    ".d",
    ".T",
    ".i",
    "<",
    "wh",
    "Se",
    "dt",
    "yO",
    "nc",
    "yP",
    "RL",
    "PC",
    "rr",
    "rf",
    "ss",
    "oc"
  )

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ isImportable: (String) -> Bool
  ) {
    var found = ScannedWords(bytes)
    Self.search.forEach(in: bytes) { found.look(at: $0) }
    triggers = found.triggers
    hits = found.hits.sorted()
    classes = found.classes
    headers = found.headers
    if found.mentionsMainActor, Self.contains(bytes, "XCTest", Self.testCase, at: 0) {
      triggers.insert(.mainActorTest)
    }
    if !found.imports.contains("UIKit"), LeakedNames.occur(in: bytes) {
      triggers.insert(.leakedName)
    }
    if found.overrides, Self.contains(bytes, "extension ", Self.extensions, at: 1) {
      triggers.insert(.extensionOverride)
    }
    if DelegateScan.asks(bytes) {
      triggers.insert(.delegateMethod)
      asksDelegates = true
    }
    if found.imports.contains(where: { !isImportable($0) }) { triggers.insert(.importing) }
    overrides = found.overrides
    forcesCalls = found.forcesCalls
  }

  /// Adds a reason to look closer that stands in other files.
  mutating func add(_ trigger: Trigger) { triggers.insert(trigger) }

  private static let testCase = AnchorSearch("XC")
  private static let extensions = AnchorSearch("xt")

  /// Whether a word that has an anchor in it occurs.
  private static func contains(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ word: StaticString,
    _ anchor: AnchorSearch,
    at offset: Int
  ) -> Bool {
    let words = ScannedWords(bytes)
    var isFound = false
    anchor.forEach(in: bytes) { if !isFound { isFound = words.has(word, $0 - offset) } }
    return isFound
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
