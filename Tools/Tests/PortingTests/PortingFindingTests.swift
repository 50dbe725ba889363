import Porting
import Testing

@Suite("Porting findings")
struct PortingFindingTests {
  @Test func finding_byDefault_isAnError() {
    let finding = PortingFinding(
      rule: .importUnavailable,
      path: "A.swift",
      line: 1,
      column: 8,
      message: "no MapKit"
    )
    #expect(finding.severity == .error)
    #expect(finding.rule.rawValue == "import")
  }
}
