import Testing

@testable import Porting

@Suite("Lowering observed properties")
struct ObservedPropertyTests {
  private func expect(
    _ property: String,
    becomes wanted: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let text = "import Foundation\nclass C: NSObject {\n  \(property)\n}\n"
    #expect(lowered(text).contains(wanted), sourceLocation: location)
    expectStable(text)
  }

  private let will = "PortingObserving.willChange(self, \"x\")"
  private let did = "PortingObserving.didChange(self, \"x\")"

  @Test func storedProperty_getsObservers() {
    expect(
      "@objc dynamic var x = 1",
      becomes: "var x = 1 { willSet { \(will) } didSet { \(did) } }"
    )
    expect(
      "@objc dynamic private(set) var x: String?",
      becomes: "private(set) var x: String? { willSet { \(will) } didSet { \(did) } }"
    )
  }

  @Test func observedProperty_keepsItsObservers() {
    expect(
      "@objc dynamic var x = 1 { didSet { f() } }",
      becomes: "{ willSet { \(will) } didSet { defer { \(did) }; f() } }"
    )
    expect(
      "@objc dynamic var x = 1 { willSet { f() } }",
      becomes: "{ willSet { \(will); f() } didSet { \(did) } }"
    )
  }

  @Test func computedProperty_tellsInItsSetter() {
    expect(
      "@objc dynamic var x: Int { get { 1 } set { f() } }",
      becomes: "set { \(will); defer { \(did) }; f() }"
    )
  }

  @Test func otherName_isTheKey() {
    expect(
      "@objc(y) dynamic var x = 1",
      becomes: "willSet { PortingObserving.willChange(self, \"y\") }"
    )
  }

  @Test func propertiesWithoutChanges_stay() {
    let text = lowered(
      "import Foundation\nclass C: NSObject {\n  @objc dynamic var x: Int { 1 }\n"
        + "  @objc var y = 1\n  dynamic func f() {}\n}\n"
    )
    #expect(!text.contains("PortingObserving"))
  }
}
